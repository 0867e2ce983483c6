/** PostgreSQL cannot store U+0000, and nobody types it. */
const unstorable = '\0';

/** Error shown beside a field that contains the character. */
export const unstorableMessage = 'V textu je znak, který neumíme uložit. Napiš ho prosím znovu.';

/** Dotted paths of the strings in a value that cannot be stored; `''` for the value itself. */
export function unstorablePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(unstorable) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = path === '' ? key : `${path}.${key}`;
    return key.includes(unstorable) ? [path] : unstorablePaths(inner, within);
  });
}

/** Whether a percent-encoded URL is free of that character. */
export const isStorableAddress = (address: string): boolean => !/%00/.test(address);
