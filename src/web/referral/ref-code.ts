import { serializeCookie } from '../cookies.ts';

/** Lifetime of the cookie by the specification: 7 days. */
const refCodeSeconds = 604_800;

/** `Set-Cookie` for an invitation code. */
export function refCodeCookie(code: string, secure: boolean): string {
  return serializeCookie('refCode', code, {
    maxAgeSeconds: refCodeSeconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  });
}
