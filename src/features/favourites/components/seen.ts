import { cookieName } from '../../../contract/cookie-name.ts';

/** Recently seen listings, newest first, in a cookie set by the browser; it does not affect rendered pages. */
export const seenCookie = 'videne';
export const maxSeen = 20;
export const seenDays = 30;

/** Parses the ids in the cookie's value, which may be anything. */
export function readSeen(value: string | undefined): number[] {
  return [...new Set((value ?? '').split('.'))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, maxSeen)
    .map(Number);
}

export function withSeen(ids: readonly number[], id: number): string {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxSeen).join('.');
}

/** Adds a listing to the cookie. */
export function addSeen(id: number): void {
  const https = window.location.protocol === 'https:';
  const name = cookieName(seenCookie, https);
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const attributes = `Path=/; Max-Age=${seenDays * 86_400}; SameSite=Lax`;
  const secure = https ? '; Secure' : '';
  document.cookie = `${name}=${withSeen(readSeen(value), id)}; ${attributes}${secure}`;
}
