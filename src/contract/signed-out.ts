/** Query parameter with which a redirect shows a message on the next page. */
export const noticeParameter = 'zprava';
/** Value for an expired session; `dal` is then the page to return to. */
export const signedOutNotice = 'odhlaseni';

/** Pages that a visitor can return to after signing in. */
const returnable = /^\/(ucet|pridani-nabidky|pridani-poptavky|inzerat|hlidani|sprava)([/?]|$)/;

/**
 * Where a call answered by 401 redirects (specification, section 8); `here` is path and query of the page that made it.
 */
export function signedOutAddress(here: string): string {
  const next: Record<string, string> = returnable.test(here) ? { dal: here } : {};
  return `/?${new URLSearchParams({ [noticeParameter]: signedOutNotice, ...next })}`;
}
