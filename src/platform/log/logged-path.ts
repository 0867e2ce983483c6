/**
 * Matches a key from an email link: 32 bytes as base64url. Listing addresses never have capitals or
 * underscores.
 */
const key = /(?<=\/)(?=[^/]*[A-Z_])[\w-]{43}(?=[/.]|$)/g;

/**
 * A path as it may be logged: with the keys of email links removed, so that a reader of the log cannot use
 * them.
 */
export const loggedPath = (path: string): string => path.replaceAll(key, '…');
