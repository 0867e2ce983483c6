/** The name of a message that a redirect leaves in the address of the next page. */
export const noticeParameter = 'zprava';
/** The session was over; `dal` then names where that was noticed. */
export const signedOutNotice = 'odhlaseni';

/** Pages that somebody can come back to after signing in. */
const worthReturning = /^\/(ucet|pridani-nabidky|pridani-poptavky|inzerat|hlidani|sprava)([/?]|$)/;

/** Where a call that answers 401 leads (specification, section 8); `here` is path and query of the page it was made from. */
export function signedOutAddress(here: string): string {
  const next: Record<string, string> = worthReturning.test(here) ? { dal: here } : {};
  return `/?${new URLSearchParams({ [noticeParameter]: signedOutNotice, ...next })}`;
}
