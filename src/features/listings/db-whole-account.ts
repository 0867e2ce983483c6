import type { Database } from '../../platform/platform.ts';

export async function withdrawEvery(db: Database, advertiserId: string, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('state', 'in', ['active', 'reserved', 'resting'])
    .set({ state: 'withdrawn', updated: now })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Only what is still withdrawn and has not run out. */
export async function restAgain(
  db: Database,
  advertiserId: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('id', 'in', ids)
    .where('state', '=', 'withdrawn')
    .where('expires_at', '>', now)
    .set({ state: 'resting', updated: now })
    .execute();
}
