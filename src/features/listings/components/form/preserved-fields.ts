import type { FormFields } from '../../../../ui/forms/form-fields.ts';
import { tabStorage } from '../../../../ui/forms/tab-storage.ts';

/** This tab's copy of the form input, until the server has it. */
export function preservedFields(key: string) {
  const copy = tabStorage(`rozepsane:${key}`);
  return {
    put: (fields: FormFields) => copy.put(JSON.stringify(fields)),
    clear: copy.clear,
    get: (): FormFields | undefined => JSON.parse(copy.get() ?? 'null') ?? undefined,
  };
}
