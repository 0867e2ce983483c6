import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { isLiveListing } from '../listings/index.ts';

type Pair = { followerId: string; followedId: string };

/** The id of an advertiser who can be followed: neither blocked nor being deleted. */
export async function followable(db: Database, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('advertisers')
    .leftJoin('account_leavings', 'account_leavings.advertiser_id', 'advertisers.id')
    .where('slug', '=', slug)
    .where('blocked_at', 'is', null)
    .where('account_leavings.advertiser_id', 'is', null)
    .select('advertisers.id')
    .executeTakeFirst();
  return row?.id;
}

export async function followedBy(db: Database, followerId: string) {
  return db
    .selectFrom('follows')
    .innerJoin('advertisers', 'advertisers.id', 'followed_id')
    .where('follower_id', '=', followerId)
    .select(['public_name', 'slug', 'is_trader', 'follows.created_at'])
    .select((row) =>
      row
        .selectFrom('listings')
        .whereRef('listings.advertiser_id', '=', 'followed_id')
        .where(isLiveListing)
        .select(({ fn }) => fn.countAll<number>().as('listings'))
        .as('listings'),
    )
    .orderBy('follows.created_at', 'desc')
    .orderBy('slug')
    .execute();
}

export async function isFollowed(db: Database, followerId: string, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .innerJoin('advertisers', 'advertisers.id', 'followed_id')
    .where('follower_id', '=', followerId)
    .where('slug', '=', slug)
    .select('followed_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFollows(db: Database, followerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .where('follower_id', '=', followerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function addFollow(db: Database, { followerId, followedId }: Pair, now: Date): Promise<void> {
  await db
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops following; pending notifications are deleted. */
export async function dropFollow(db: Database, { followerId, followedId }: Pair): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute();
  await db
    .deleteFrom('follow_news')
    .where('follower_id', '=', followerId)
    .where('listing_id', 'in', (from) =>
      from.selectFrom('listings').where('advertiser_id', '=', followedId).select('id'),
    )
    .execute();
}

export async function idOfSlug(db: Database, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('advertisers').where('slug', '=', slug).select('id').executeTakeFirst();
  return row?.id;
}

/** Pairs of followers and advertisers with pending notifications. */
export async function pairsToNotify(db: Database, atMost: number): Promise<Pair[]> {
  return db
    .selectFrom('follow_news')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select(['follower_id as followerId', 'listings.advertiser_id as followedId'])
    .distinct()
    .limit(atMost)
    .execute();
}

/** Deletes and returns the pending notifications of a pair, newest first; the caller sends them. */
export async function takePending(db: Database, { followerId, followedId }: Pair): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from follow_news using listings
    where listings.id = listing_id and follower_id = ${followerId} and advertiser_id = ${followedId}
    returning listing_id as id`.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => b - a);
}

export async function nameOf(db: Database, id: string): Promise<{ name: string; slug: string } | undefined> {
  return db
    .selectFrom('advertisers')
    .where('id', '=', id)
    .select(['public_name as name', 'slug'])
    .executeTakeFirst();
}

export async function addKey(
  db: Database,
  { keyHash, followerId, followedId, now }: Pair & { keyHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto('follow_keys')
    .values({ key_hash: keyHash, follower_id: followerId, followed_id: followedId, created_at: now })
    .execute();
}

/** The follower and advertiser of the email with this key. */
export async function pairOfKey(db: Database, keyHash: string): Promise<Pair | undefined> {
  return db
    .selectFrom('follow_keys')
    .where('key_hash', '=', keyHash)
    .select(['follower_id as followerId', 'followed_id as followedId'])
    .executeTakeFirst();
}

export async function deleteKeysBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('follow_keys').where('created_at', '<', time).execute();
}
