import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { readOnlyReplica } from '../../../test/read-only-replica.ts';
import { cachedCards, enableCardCache } from '../../features/listings/card-cache.ts';
import { staleWhileRevalidate } from '../cache/stale-while-revalidate.ts';
import { ttlCache } from '../cache/ttl-cache.ts';
import type { Database } from '../platform.ts';
import { runOnReplica } from './replica-context.ts';

const platform = await testPlatform();
const { pool } = readOnlyReplica(platform);

/** The server that answers a query. */
async function answerer(db: Database): Promise<'primary' | 'replica'> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('default_transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === 'on' ? 'replica' : 'primary';
}

test('queries go to the replica within runOnReplica only', async () => {
  const { db } = platform;
  const during = runOnReplica(pool, async () => [
    await answerer(db),
    await db.transaction().execute(answerer),
  ]);
  expect(await answerer(db)).toBe('primary');
  expect(await during).toEqual(['replica', 'replica']);
});

test('shared caches are filled from the primary, whoever the first caller is', async () => {
  const seen: string[] = [];
  const note = async (db: Database) => void seen.push(await answerer(db));
  enableCardCache(platform.db);
  await runOnReplica(pool, async () => {
    await ttlCache(1_000, note)(platform);
    await staleWhileRevalidate(1_000, note)(platform);
    await cachedCards(platform.db, [1], async () => {
      await note(platform.db);
      return [];
    });
  });
  expect(seen).toEqual(['primary', 'primary', 'primary']);
});
