import type { Database } from '../../platform/platform.ts';
import { isKnownBrowser } from './db-sessions.ts';
import { hashOfSecret } from './secrets.ts';

/** Whose allowance is spent: that of a browser in which the account was opened before, otherwise of the network. */
export type Asker = { client: string; browserHash?: string | undefined };

export type Asking = { email: string; client: string; browserKey?: string | undefined };

/** Costs and answers the same for a known and an unknown address. */
export async function askerOf(db: Database, { email, client, browserKey }: Asking): Promise<Asker> {
  if (browserKey === undefined) return { client };
  const browserHash = hashOfSecret(browserKey);
  return { client, browserHash: (await isKnownBrowser(db, email, browserHash)) ? browserHash : undefined };
}
