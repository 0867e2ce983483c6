import { maxStored } from '../../features/favourites/contract.ts';
import { readCookie, serializeCookie } from '../cookies.ts';

const cookieDays = 180;

/** Favourites of an anonymous visitor, newest first. */
export function readStored(request: Request): number[] {
  return [...new Set((readCookie(request, 'oblibene') ?? '').split('.'))]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, maxStored)
    .map(Number);
}

/**
 * `Set-Cookie` that stores these ids; an empty list deletes the cookie, so that the page cache applies again.
 */
export function storedCookie(ids: readonly number[], secure: boolean): string {
  return serializeCookie('oblibene', ids.slice(0, maxStored).join('.'), {
    maxAgeSeconds: ids.length > 0 ? cookieDays * 86_400 : 0,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  });
}
