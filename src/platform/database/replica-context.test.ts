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

/** By whom a query is answered. */
async function answerer(db: Database): Promise<'primary' | 'replica'> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('default_transaction_read_only') as setting`.execute(db);
  return rows[0]?.setting === 'on' ? 'replica' : 'primary';
}

test('queries go to the replica for as long as the work lasts that reads from it', async () => {
  const { db } = platform;
  const during = runOnReplica(pool, async () => [
    await answerer(db),
    await db.transaction().execute(answerer),
  ]);
  expect(await answerer(db)).toBe('primary');
  expect(await during).toEqual(['replica', 'replica']);
});

test('what is cached for everybody comes from the primary, whoever is the first to ask', async () => {
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
