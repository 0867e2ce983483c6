import type { FormFields } from './form-fields.ts';
import { announceChange } from './announce-change.ts';

/** Restores values into a form's fields, dispatching the same events as user input for each changed field. */
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
  // A click triggers the listeners of the choice.
  if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
}

/** Sets a field's value as if typed by a user. */
export function setText(control: TextControl, value: string): void {
  // React overrides the instance's setter and would miss the change, so call the prototype's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  announceChange(control);
}

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isText(control: Element): control is TextControl {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'file';
}
