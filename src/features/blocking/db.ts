import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** An account with its block, by id, email or slug. */
export async function accountOf(db: Database, by: { id: string } | { emailOrSlug: string }, now: Date) {
  const query = db
    .selectFrom('advertisers')
    .leftJoin('account_blocks as block', 'block.advertiser_id', 'advertisers.id')
    .select(['advertisers.id', 'email', 'public_name', 'slug', 'is_trader', 'created_at', 'moderator_since'])
    .select(['block.reason', 'block.rule', 'block.listings', 'block.blocked_at'])
    .select((row) => [
      row
        .selectFrom('listings')
        .whereRef('listings.advertiser_id', '=', 'advertisers.id')
        .where('state', 'in', ['active', 'reserved', 'resting'])
        .select(({ fn }) => fn.countAll<number>().as('living'))
        .as('living'),
      row
        .selectFrom('sessions')
        .whereRef('sessions.advertiser_id', '=', 'advertisers.id')
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('sessions'))
        .as('sessions'),
    ]);
  if ('id' in by) return query.where('advertisers.id', '=', by.id).executeTakeFirst();
  const { emailOrSlug } = by;
  return query
    .where((row) => row.or([row('email', '=', emailOrSlug), row('slug', '=', emailOrSlug)]))
    .executeTakeFirst();
}

/** Locks the account until the transaction ends. */
export async function lockAccount(
  db: Database,
  id: string,
): Promise<{ email: string; blocked_at: Date | null; moderator_since: Date | null } | undefined> {
  return db
    .selectFrom('advertisers')
    .where('id', '=', id)
    .select(['email', 'blocked_at', 'moderator_since'])
    .forUpdate()
    .executeTakeFirst();
}

export async function addBlock(
  db: Database,
  advertiserId: string,
  block: { reason: string; rule: string; listings: number[]; now: Date },
): Promise<void> {
  const { now: blocked_at, ...rest } = block;
  await db.updateTable('advertisers').where('id', '=', advertiserId).set({ blocked_at }).execute();
  await db
    .insertInto('account_blocks')
    .values({ ...rest, blocked_at, advertiser_id: advertiserId })
    .execute();
}

/** Deletes the block; returns the listings blocked with it. */
export async function dropBlock(db: Database, advertiserId: string): Promise<number[]> {
  await db.updateTable('advertisers').where('id', '=', advertiserId).set({ blocked_at: null }).execute();
  const dropped = await db
    .deleteFrom('account_blocks')
    .where('advertiser_id', '=', advertiserId)
    .returning('listings')
    .executeTakeFirst();
  return dropped?.listings ?? [];
}

/**
 * For a blocked account, adds a listing that would otherwise be live to those restored with the account; returns
 * whether it is blocked.
 */
export async function joinBlockedAccount(
  db: Database,
  advertiserId: string,
  listingId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_blocks')
    .where('advertiser_id', '=', advertiserId)
    .set({ listings: sql`array_append(listings, ${listingId})` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Excludes a listing from those restored with its account. */
export async function deleteBlockedAccount(
  db: Database,
  advertiserId: string,
  listingId: number,
): Promise<void> {
  await db
    .updateTable('account_blocks')
    .where('advertiser_id', '=', advertiserId)
    .set({ listings: sql`array_remove(listings, ${listingId})` })
    .execute();
}
