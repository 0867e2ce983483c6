const segment = /^[a-z0-9][a-z0-9._-]*$/;

/** A key that cannot leave its storage: lower-case segments of `a` to `z`, digits, dots and dashes that begin with neither of the last two. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((part) => segment.test(part));
}
