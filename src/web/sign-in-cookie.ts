import { z } from 'zod';
import { readJsonCookie, serializeCookie } from './cookies.ts';

const record = z.object({
  challengeId: z.uuid(),
  /** Proves to the API that this browser asked for the PIN. */
  browserKey: z.string(),
  email: z.string(),
  /** ISO time from which a new PIN may be asked for. */
  resendAt: z.string(),
  /** Path on this site to go to afterwards. */
  next: z.string(),
});

/** A sign-in under way: e-mail given, PIN not yet. Kept an hour, so that reload and back lose nothing. */
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

/** Only paths of this site: never an address that leads elsewhere. */
export function safeNext(path: string | null | undefined, fallback: string): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : fallback;
}
