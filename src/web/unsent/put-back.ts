import { fillForm } from '../../ui/forms/fill-form.ts';
import type { FormFields } from '../../ui/forms/form-fields.ts';

/** Writes what was typed back into the form of the page that has its fields; false when there is none. */
export function putBack(fields: FormFields): boolean {
  const names = Object.keys(fields);
  const form = [...document.forms].find((each) =>
    names.some((name) => each.elements.namedItem(name) !== null),
  );
  if (!form) return false;
  fillForm(form, fields);
  form.scrollIntoView({ block: 'center' });
  return true;
}
