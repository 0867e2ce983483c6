const segment = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * Whether a key is valid and cannot lead out of its storage: segments of `a` to `z`, digits, dots, underscores and
 * dashes that begin with `a` to `z` or a digit.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((part) => segment.test(part));
}
