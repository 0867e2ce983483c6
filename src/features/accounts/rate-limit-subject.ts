import type { Database } from '../../platform/platform.ts';
import { isKnownBrowser } from './db-sessions.ts';
import { hashOfSecret } from './secrets.ts';

/** The subject of a rate limit: a browser known to the account, otherwise the network. */
export type RateLimitSubject = { client: string; browserHash?: string | undefined };

export type SignInAttempt = { email: string; client: string; browserKey?: string | undefined };

/** Takes the same time and returns the same shape for known and unknown addresses. */
export async function rateLimitSubjectOf(
  db: Database,
  { email, client, browserKey }: SignInAttempt,
): Promise<RateLimitSubject> {
  if (browserKey === undefined) return { client };
  const browserHash = hashOfSecret(browserKey);
  return { client, browserHash: (await isKnownBrowser(db, email, browserHash)) ? browserHash : undefined };
}
