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
