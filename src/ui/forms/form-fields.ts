/** What a form holds, by field name; a name that repeats (several ticked boxes) has a list. */
export type FormFields = Record<string, string | string[]>;

/** Sentences about what is wrong, by field name. */
export type FieldSentences = Readonly<Record<string, readonly string[]>>;

/** Looks over the raw fields of a form and says what is wrong with each. */
export type FormCheck = (fields: FormFields) => FieldSentences;

/** Reads the text fields of a form; files are left out. */
export function readFormFields(data: FormData): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of data) {
    if (typeof value === 'string') addField(fields, name, value);
  }
  return fields;
}

export function addField(fields: FormFields, name: string, value: string): void {
  const before = fields[name];
  fields[name] = before === undefined ? value : [before, value].flat();
}

/** The last value of a field as text; empty when it is missing. */
export function fieldText(fields: FormFields, name: string): string {
  return [fields[name] ?? []].flat().at(-1) ?? '';
}

/** All values of a field. */
export function fieldList(fields: FormFields, name: string): readonly string[] {
  return [fields[name] ?? []].flat();
}

/** Says that code, not a person, has set the control's value, so that forms check and keep it. */
export function announceChange(control: HTMLElement | null): void {
  control?.dispatchEvent(new Event('change', { bubbles: true }));
}

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
