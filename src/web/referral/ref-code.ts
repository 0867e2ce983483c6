import { serializeCookie } from '../cookies.ts';

/** The specification's life of the cookie: 7 days. */
const refCodeSeconds = 604_800;

/** `Set-Cookie` of a code somebody has come by. */
export function refCodeCookie(code: string, secure: boolean): string {
  return serializeCookie('refCode', code, {
    maxAgeSeconds: refCodeSeconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  });
}
