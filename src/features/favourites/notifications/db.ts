import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Favourite } from './favourite-change.ts';

/** An unprocessed change; `seq` distinguishes it from a later change of the same listing. */
export type Change = { listingId: number; seq: number };

export async function pendingChanges(db: Database, atMost: number): Promise<Change[]> {
  return db
    .selectFrom('favourite_news')
    .select(['listing_id as listingId', 'seq'])
    .orderBy('seq')
    .limit(atMost)
    .execute();
}

/** Deletes processed changes; a change added meanwhile has another `seq` and stays. */
export async function deleteChanges(db: Database, changes: readonly Change[]): Promise<void> {
  await sql`
    delete from favourite_news n
    using unnest(${changes.map(({ listingId }) => listingId)}::integer[], ${changes.map(({ seq }) => seq)}::bigint[])
      as seen (listing_id, seq)
    where n.listing_id = seen.listing_id and n.seq = seen.seq`.execute(db);
}

/** Advertisers who have any of these listings among their favourites. */
export async function ownersOf(db: Database, listingIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .where('listing_id', 'in', listingIds)
    .select('advertiser_id')
    .distinct()
    .orderBy('advertiser_id')
    .execute();
  return rows.map((row) => row.advertiser_id);
}

/** One person's favourites among these listings, locked until the transaction ends; own listings are excluded. */
export async function lockFavourites(
  db: Database,
  advertiserId: string,
  listingIds: readonly number[],
): Promise<(Favourite & { listingId: number })[]> {
  return db
    .selectFrom('favourites')
    .innerJoin('listings', 'listings.id', 'favourites.listing_id')
    .where('favourites.advertiser_id', '=', advertiserId)
    .where('listings.advertiser_id', '<>', advertiserId)
    .where('listing_id', 'in', listingIds)
    .select(['listing_id as listingId', 'price_seen as priceSeen', 'state'])
    .select(sql<Favourite['stateSeen']>`state_seen`.as('stateSeen'))
    .select(sql<number | null>`case price_type when 'free' then 0 else price end`.as('price'))
    .orderBy('listing_id')
    .forUpdate('favourites')
    .execute();
}

export async function setSeen(
  db: Database,
  advertiserId: string,
  listingId: number,
  seen: Pick<Favourite, 'priceSeen' | 'stateSeen'>,
): Promise<void> {
  await db
    .updateTable('favourites')
    .set({ price_seen: seen.priceSeen, state_seen: seen.stateSeen })
    .where('advertiser_id', '=', advertiserId)
    .where('listing_id', '=', listingId)
    .execute();
}

export async function wantsNotes(db: Database, advertiserId: string): Promise<boolean> {
  const off = await db
    .selectFrom('favourite_notes_off')
    .where('advertiser_id', '=', advertiserId)
    .select('off_at')
    .executeTakeFirst();
  return off === undefined;
}

export async function setNotesWanted(
  db: Database,
  advertiserId: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  if (wanted) {
    await db.deleteFrom('favourite_notes_off').where('advertiser_id', '=', advertiserId).execute();
    return;
  }
  await db
    .insertInto('favourite_notes_off')
    .values({ advertiser_id: advertiserId, off_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addKey(
  db: Database,
  key: { keyHash: string; advertiserId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('favourite_keys')
    .values({ key_hash: key.keyHash, advertiser_id: key.advertiserId, created_at: key.now })
    .execute();
}

/** The advertiser who received the email with this key. */
export async function ownerOfKey(db: Database, keyHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('favourite_keys')
    .where('key_hash', '=', keyHash)
    .select('advertiser_id')
    .executeTakeFirst();
  return row?.advertiser_id;
}

export async function deleteKeysBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('favourite_keys').where('created_at', '<', time).execute();
}
