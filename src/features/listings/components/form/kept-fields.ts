import type { FormFields } from '../../../../ui/forms/form-fields.ts';

/** A copy of what is typed in this tab, for the time in which the server does not have it. */
export function keptFields(key: string) {
  const name = `rozepsane:${key}`;
  return {
    put: (fields: FormFields) => attempt(() => sessionStorage.setItem(name, JSON.stringify(fields))),
    clear: () => attempt(() => sessionStorage.removeItem(name)),
    get: (): FormFields | undefined =>
      attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')) ?? undefined,
  };
}

/** The browser may forbid storage or have no room; the form works without the copy. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
