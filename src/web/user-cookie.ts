import { z } from 'zod';
import { type Session, sessionSeconds } from '../features/accounts/contract.ts';
import { readJsonCookie, serializeCookie } from './cookies.ts';

// Anything else could not be sent in a header.
const record = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** The session record. Inaccessible to JavaScript: the cookie is HttpOnly. */
export type User = z.output<typeof record>;

const attributes = { sameSite: 'Strict', httpOnly: true } as const;

export function readUser(request: Request): User | undefined {
  return record.safeParse(readJsonCookie(request, 'user')).data;
}

/** `Set-Cookie` for a new session: 7 days, like the session itself. */
export function userCookie({ token }: Pick<Session, 'token'>, secure: boolean): string {
  const user: User = { token };
  return serializeCookie('user', JSON.stringify(user), {
    ...attributes,
    maxAgeSeconds: sessionSeconds,
    secure,
  });
}

export function clearedUserCookie(secure: boolean): string {
  return serializeCookie('user', '', { ...attributes, maxAgeSeconds: 0, secure });
}
