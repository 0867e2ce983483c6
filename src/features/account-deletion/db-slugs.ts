import type { Database } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';

/** Whether an address was the public page of somebody who has left. */
export async function hasLeft(db: Database, slug: string): Promise<boolean> {
  const left = await db
    .selectFrom('left_slugs')
    .where('slug_hash', '=', hashOfSecret(slug))
    .select('slug_hash')
    .executeTakeFirst();
  return left !== undefined;
}

/** Only hashes are stored of the present and old addresses of a deleted account. */
export async function storeSlugHashes(db: Database, advertiserId: string, now: Date): Promise<void> {
  const slugs = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('slug')
    .union(db.selectFrom('advertiser_old_slugs').where('advertiser_id', '=', advertiserId).select('slug'))
    .execute();
  if (slugs.length === 0) return;
  await db
    .insertInto('left_slugs')
    .values(slugs.map(({ slug }) => ({ slug_hash: hashOfSecret(slug), left_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
