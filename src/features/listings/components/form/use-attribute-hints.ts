import { type FocusEvent, useState } from 'react';
import { readFormFields } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm } from '../../../catalogue/contract.ts';
import { attributeHints, attributesFromForm } from '../../../catalogue/rules.ts';

/** Notes about unusual values, by attribute; looked for when a field is left. */
export function useAttributeHints(category: CategoryForm) {
  const [hints, setHints] = useState<Record<string, string>>({});
  function look({ target }: FocusEvent<HTMLElement>) {
    const form = target.closest('form');
    if (!form) return;
    const read = attributesFromForm(category, 'offer', readFormFields(new FormData(form)));
    const numbers = Object.entries(read).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    const notes = attributeHints(category, Object.fromEntries(numbers));
    setHints(Object.fromEntries(notes.map(({ key, text }) => [key, text])));
  }
  return { hints, look };
}
