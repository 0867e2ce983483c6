/** Values of a form by field name; a repeated name (several checked boxes) has an array. */
export type FormFields = Record<string, string | string[]>;

/** Error sentences by field name. */
export type FieldErrorMessages = Readonly<Record<string, readonly string[]>>;

/** Validates the raw fields of a form and returns its errors. */
export type FormCheck = (fields: FormFields) => FieldErrorMessages;

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
