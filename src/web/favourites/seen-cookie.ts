import { readSeen, seenCookie, seenDays, withSeen } from '../../features/favourites/components/seen.ts';
import { readCookie, serializeCookie } from '../cookies.ts';

export const seenOf = (request: Request): number[] => readSeen(readCookie(request, seenCookie));

const attributes = { sameSite: 'Lax', httpOnly: false } as const;

export function seenWith(request: Request, id: number, secure: boolean): string {
  return serializeCookie(seenCookie, withSeen(seenOf(request), id), {
    ...attributes,
    maxAgeSeconds: seenDays * 86_400,
    secure,
  });
}

export function clearedSeen(secure: boolean): string {
  return serializeCookie(seenCookie, '', { ...attributes, maxAgeSeconds: 0, secure });
}
