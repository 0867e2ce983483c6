import { z } from 'zod';
import { readJsonCookie, serializeCookie } from './cookies.ts';
import type { OwnPlace } from './own-place.ts';

const cookieDays = 180;

const ownPlace = z.object({
  code: z.string().regex(/^[A-Za-z0-9-]{1,20}$/),
  name: z.string().min(1).max(80),
  radius: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});

export function readOwnPlace(request: Request): OwnPlace | undefined {
  return ownPlace.safeParse(readJsonCookie(request, 'misto')).data;
}

/** `Set-Cookie` that stores a place; without one it is deleted, so that the page cache applies again. */
export function ownPlaceCookie(place: OwnPlace | undefined, secure: boolean): string {
  return serializeCookie('misto', place ? JSON.stringify(place) : '', {
    maxAgeSeconds: place ? cookieDays * 86_400 : 0,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  });
}
