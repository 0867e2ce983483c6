import { hashOfSecret } from '../../src/features/accounts/index.ts';
import type { TestPlatform } from '../platform.ts';

/** A watched search with its key, its results and its pending request. */
export async function traceWatch(
  { db, ids, clock }: TestPlatform,
  { email, listing, client }: { email: string; listing: number; client: string },
): Promise<void> {
  const now = clock.now();
  const watch = ids.uuid();
  const wish = { search: 'q=stopa-nikdy', name: 'stopa', frequency: 'daily', state: 'active' } as const;
  await db
    .insertInto('watches')
    .values({ id: watch, email, ...wish, since: now, created_at: now })
    .execute();
  await db
    .insertInto('watch_keys')
    .values({ key_hash: hashOfSecret(watch), watch_id: watch, created_at: now })
    .execute();
  await db
    .insertInto('watch_matches')
    .values({ watch_id: watch, listing_id: listing, found_at: now })
    .execute();
  await db.insertInto('watch_requests').values({ email, client, sent_at: now }).execute();
}
