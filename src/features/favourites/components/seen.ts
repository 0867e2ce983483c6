/** Recently seen listings, newest first: in a cookie of this browser alone, which changes nothing in a page. */
export const seenCookie = 'videne';
export const mostSeen = 20;
export const seenDays = 30;

/** The ids in the cookie's value, whoever wrote it. */
export function readSeen(value: string | undefined): number[] {
  return [...new Set((value ?? '').split('.'))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, mostSeen)
    .map(Number);
}

export function withSeen(ids: readonly number[], id: number): string {
  return [id, ...ids.filter((other) => other !== id)].slice(0, mostSeen).join('.');
}

/** Notes in the browser that a listing was looked at. */
export function noteSeen(id: number): void {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${seenCookie}=`))
    ?.slice(seenCookie.length + 1);
  const attributes = `Path=/; Max-Age=${seenDays * 86_400}; SameSite=Lax`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${seenCookie}=${withSeen(readSeen(value), id)}; ${attributes}${secure}`;
}
