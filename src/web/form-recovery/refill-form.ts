import { fillForm } from '../../ui/forms/fill-form.ts';
import type { StoredForm } from './stored-form.ts';

/** Fills the form that was submitted; false when the page has no such form. */
export function refillForm({ fields, ids }: Pick<StoredForm, 'fields' | 'ids'>): boolean {
  const names = Object.keys(fields);
  const like = [...document.forms].filter((form) =>
    names.some((name) => form.elements.namedItem(name) !== null),
  );
  // Several forms of a page may have a field of the same name.
  const form = like.find((each) => [...each.elements].some(({ id }) => ids.includes(id))) ?? like[0];
  if (!form) return false;
  fillForm(form, fields);
  form.scrollIntoView({ block: 'center' });
  return true;
}
