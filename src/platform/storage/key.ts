const segment = /^[a-z0-9][a-z0-9._-]*$/;

/** A key that cannot leave its storage: lower-case segments that begin with a letter or a digit, no `..`. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((part) => segment.test(part));
}
