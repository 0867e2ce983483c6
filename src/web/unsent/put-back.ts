import { fillForm } from '../../ui/forms/fill-form.ts';
import type { Unsent } from './kept.ts';

/** Writes what was typed back into the form it was sent from; false when the page has none such. */
export function putBack({ fields, ids }: Pick<Unsent, 'fields' | 'ids'>): boolean {
  const names = Object.keys(fields);
  const like = [...document.forms].filter((form) =>
    names.some((name) => form.elements.namedItem(name) !== null),
  );
  // Several forms of a page may ask for a field of the same name.
  const form = like.find((each) => [...each.elements].some(({ id }) => ids.includes(id))) ?? like[0];
  if (!form) return false;
  fillForm(form, fields);
  form.scrollIntoView({ block: 'center' });
  return true;
}
