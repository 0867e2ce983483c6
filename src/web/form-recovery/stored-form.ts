import { type FormFields, readFormFields } from '../../ui/forms/form-fields.ts';
import { tabStorage } from '../../ui/forms/tab-storage.ts';

/**
 * A submitted form with the ids of its controls; `lost` is set once the response reports an expired session.
 */
export type StoredForm = { address: string; fields: FormFields; ids: readonly string[]; lost: boolean };

const copy = tabStorage('neodeslano');

/** The user's text input, without secrets, files and buttons. */
function typed(form: HTMLFormElement): FormFields {
  const fields = readFormFields(new FormData(form));
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const secret = control.type === 'password' || control.autocomplete === 'one-time-code';
    if (secret || control.type === 'hidden') delete fields[control.name];
  }
  return fields;
}

/** Stores a form on submit, for this tab only. */
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
