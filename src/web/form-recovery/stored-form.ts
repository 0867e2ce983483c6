import { type FormFields, readFormFields } from '../../ui/forms/form-fields.ts';
import { tabCopy } from '../../ui/forms/tab-copy.ts';

/** A submitted form with the ids of its controls; `lost` once the response was that the session has expired. */
export type StoredForm = { address: string; fields: FormFields; ids: readonly string[]; lost: boolean };

const copy = tabCopy('neodeslano');

/** What a person typed, without secrets; files and buttons are not text. */
function typed(form: HTMLFormElement): FormFields {
  const fields = readFormFields(new FormData(form));
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const secret = control.type === 'password' || control.autocomplete === 'one-time-code';
    if (secret || control.type === 'hidden') delete fields[control.name];
  }
  return fields;
}

/** Stores a form as it is submitted, for this tab only. */
export function storeForm(form: HTMLFormElement, address: string): void {
  const fields = typed(form);
  const ids = [...form.elements].flatMap(({ id }) => (id === '' ? [] : [id]));
  if (Object.values(fields).some((value) => value !== '')) put({ address, fields, ids, lost: false });
}

export const put = (storedForm: StoredForm): void => copy.put(JSON.stringify(storedForm));

export function readStoredForm(): StoredForm | undefined {
  try {
    return JSON.parse(copy.get() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const clearStoredForm = copy.clear;
