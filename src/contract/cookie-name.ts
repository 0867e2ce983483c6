import type { CookieName } from './stored-in-browser.ts';

/** Cookies whose names the specification prescribes; all others get a prefix where the site is https. */
const unprefixed: readonly string[] = ['user', 'refCode', 'locale'] satisfies CookieName[];

/** Browsers accept a `__Host-` cookie only from this very host over https, so no subdomain can plant it. */
export const hostPrefix = '__Host-';

/** Name of a cookie in the browser. */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure && !unprefixed.includes(name) ? hostPrefix + name : name;
