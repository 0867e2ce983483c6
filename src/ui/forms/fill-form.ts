import type { FormFields } from './form-fields.ts';
import { announceChange } from './announce-change.ts';

/** Puts kept values back into a form's fields; each changed field says so, as if a person had changed it. */
export function fillForm(form: HTMLFormElement, fields: FormFields): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      fillChoice(control, [fields[control.name] ?? []].flat());
    } else if (isText(control)) {
      const value = fields[control.name];
      if (typeof value === 'string' && value !== control.value) setText(control, value);
    }
  }
}

function fillChoice(control: HTMLInputElement, values: readonly string[]): void {
  const checked = values.includes(control.value);
  // A click lets the code that watches the choice hear of it.
  if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
}

/** Writes into one field as if a person had. */
export function setText(control: TextControl, value: string): void {
  // The prototype's setter, so that a field held by React notices.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  announceChange(control);
}

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isText(control: Element): control is TextControl {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'file';
}
