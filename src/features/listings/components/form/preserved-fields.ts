import type { FormFields } from '../../../../ui/forms/form-fields.ts';
import { tabCopy } from '../../../../ui/forms/tab-copy.ts';

/** A copy of what is typed in this tab, for the time in which the server does not have it. */
export function preservedFields(key: string) {
  const copy = tabCopy(`rozepsane:${key}`);
  return {
    put: (fields: FormFields) => copy.put(JSON.stringify(fields)),
    clear: copy.clear,
    get: (): FormFields | undefined => JSON.parse(copy.get() ?? 'null') ?? undefined,
  };
}
