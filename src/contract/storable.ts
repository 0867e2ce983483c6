/** PostgreSQL stores no U+0000, and nobody types one. */
const unstorable = '\0';

/** What a person reads beside a field that holds it. */
export const unstorableSentence = 'V textu je znak, který neumíme uložit. Napiš ho prosím znovu.';

/** Dotted paths of the texts within a value that cannot be stored, the value’s own as `''`. */
export function unstorablePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(unstorable) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = path === '' ? key : `${path}.${key}`;
    return key.includes(unstorable) ? [path] : unstorablePaths(inner, within);
  });
}

/** Whether an address, as it travels, names such a character. */
export const isStorableAddress = (address: string): boolean => !/%00/.test(address);
