import { z } from 'zod';
import { readCookie, readJsonCookie, serializeCookie } from './cookies.ts';
import { myListingsUrl } from '../contract/urls.ts';

/** Path on this site to continue to; validated on use, because a cookie can be planted. */
export const nextPath = z.string().transform((path) => safeNext(path, myListingsUrl));

const record = z.object({
  challengeId: z.uuid(),
  /** Proves to the API that this browser requested the PIN. */
  browserKey: z.string(),
  email: z.string(),
  /** ISO time from which a new PIN can be requested. */
  resendAt: z.string(),
  next: nextPath,
  /** No PIN was sent, because the user has a lasting one. */
  withoutEmail: z.boolean().optional(),
});

/**
 * A pending sign-in between email and PIN. Stored for an hour, so that reloading and going back lose nothing.
 */
export type PendingSignIn = z.output<typeof record>;

const attributes = { sameSite: 'Strict', httpOnly: true } as const;

export function readPendingSignIn(request: Request): PendingSignIn | undefined {
  return record.safeParse(readJsonCookie(request, 'overeni')).data;
}

export function pendingSignInCookie(pending: PendingSignIn, secure: boolean): string {
  return serializeCookie('overeni', JSON.stringify(pending), { ...attributes, maxAgeSeconds: 3600, secure });
}

export function clearedPendingSignInCookie(secure: boolean): string {
  return serializeCookie('overeni', '', { ...attributes, maxAgeSeconds: 0, secure });
}

const knownBrowser = z.string().regex(/^[\w-]{20,100}$/);
const yearSeconds = 365 * 86_400;

/** The secret by which the API recognizes this browser. */
export function readBrowserKey(request: Request): string | undefined {
  return knownBrowser.safeParse(readCookie(request, 'prohlizec')).data;
}

/** Set once an account was opened here; grants no access by itself. */
export function browserKeyCookie(browserKey: string, secure: boolean): string {
  return serializeCookie('prohlizec', browserKey, { ...attributes, maxAgeSeconds: yearSeconds, secure });
}

/** Only paths of this site; anything else becomes the fallback. */
export function safeNext(path: string | null | undefined, fallback: string): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : fallback;
}
