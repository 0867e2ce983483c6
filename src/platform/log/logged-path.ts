/** A key that an email carries: 32 bytes as base64url. Addresses of listings never have capitals or underscores. */
const key = /(?<=\/)(?=[^/]*[A-Z_])[\w-]{43}(?=[/.]|$)/g;

/** A path as a log may hold it: whoever reads the log must not hold the keys of people's emails. */
export const loggedPath = (path: string): string => path.replaceAll(key, '…');
