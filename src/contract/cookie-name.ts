import type { CookieName } from './stored-in-browser.ts';

/** Cookies whose names the specification gives; others carry a prefix where the site is https. */
const namedElsewhere: readonly string[] = ['user', 'refCode', 'locale'] satisfies CookieName[];

/** With this prefix a browser takes a cookie only from this very host and only encrypted, so no subdomain can plant it. */
export const hostPrefix = '__Host-';

/** What a cookie is called in the browser. */
export const cookieName = (name: CookieName, secure: boolean): string =>
  secure && !namedElsewhere.includes(name) ? hostPrefix + name : name;
