import type { Database } from '../../platform/platform.ts';

/** Whether the account of an address was opened in this browser before. */
export async function isKnownBrowser(db: Database, email: string, browserHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .select('advertiser_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the account has been opened in this browser. */
export async function noteKnownBrowser(
  db: Database,
  advertiserId: string,
  browserHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ advertiser_id: advertiserId, browser_hash: browserHash, used_at: now })
    .onConflict((row) => row.columns(['advertiser_id', 'browser_hash']).doUpdateSet({ used_at: now }))
    .execute();
}

export async function deleteBrowsersUnusedSince(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('used_at', '<', time).execute();
}
