import { z } from 'zod';
import { provider, providerProof } from '../../../features/accounts/contract.ts';
import { readJsonCookie, serializeCookie } from '../../cookies.ts';
import { nextPath } from '../../sign-in-cookie.ts';

const record = z.object({
  provider,
  proof: providerProof,
  next: nextPath,
});

/** A pending sign-in at an external provider. SameSite=Lax, because the browser returns from another site. */
export type PendingProviderSignIn = z.output<typeof record>;

const attributes = { sameSite: 'Lax', httpOnly: true } as const;
const minutesToComeBack = 15;

export function readPendingProviderSignIn(request: Request): PendingProviderSignIn | undefined {
  return record.safeParse(readJsonCookie(request, 'cesta')).data;
}

export function pendingProviderCookie(trip: PendingProviderSignIn, secure: boolean): string {
  const maxAgeSeconds = minutesToComeBack * 60;
  return serializeCookie('cesta', JSON.stringify(trip), { ...attributes, maxAgeSeconds, secure });
}

export function clearedPendingProviderCookie(secure: boolean): string {
  return serializeCookie('cesta', '', { ...attributes, maxAgeSeconds: 0, secure });
}
