import { useEffect, useRef, useState } from 'react';
import { type FormFields, fieldText, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { setText } from '../../../../ui/forms/fill-form.ts';
import { isInside, nameOf } from '../../../../ui/forms/live-form-dom.ts';
import type { CategoryForm } from '../../../catalogue/contract.ts';
import { demandTitle } from '../../demand-title.ts';

/**
 * Keeps the title of a demand in step with the other fields for as long as it is the suggested one, or empty.
 * Whoever writes a title of their own keeps it.
 */
export function useSuggestedTitle(category: CategoryForm, values: FormFields) {
  const ref = useRef<HTMLInputElement>(null);
  const written = fieldText(values, 'title');
  const [suggested, setSuggested] = useState(written !== '' && written === demandTitle(category, values));
  const last = useRef(suggested ? written : '');
  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    if (!input || !form) return;
    const follow = () => {
      const own = input.value.trim() !== '' && input.value !== last.current;
      setSuggested(!own);
      if (own || document.activeElement === input) return;
      last.current = demandTitle(category, readFormFields(new FormData(form)));
      if (input.value !== last.current) setText(input, last.current);
    };
    const listen = (event: Event) => {
      if (isInside(form, event.target) && (nameOf(event.target) !== 'title' || event.type === 'focusout'))
        follow();
    };
    follow();
    // After React and after the check of the form, as every listener of a live form.
    for (const type of ['input', 'change', 'focusout']) window.addEventListener(type, listen);
    return () => {
      for (const type of ['input', 'change', 'focusout']) window.removeEventListener(type, listen);
    };
  }, [category]);
  return { ref, suggested };
}
