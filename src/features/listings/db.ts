import { type Insertable, sql } from 'kysely';
import type { ListingsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';
import { liveStates } from './rules.ts';
import { isLiveListing } from './db-live.ts';

export type NewListing = Omit<Insertable<ListingsTable>, 'id' | 'version'>;

/** Inserts a listing and returns its id. */
export async function insertListing(db: Database, listing: NewListing): Promise<number> {
  const [id] = await insertListings(db, [listing]);
  if (id === undefined) throw new Error('The listing was not written');
  return id;
}

/** Inserts many listings by one statement. */
export async function insertListings(db: Database, listings: readonly NewListing[]): Promise<number[]> {
  const rows = await db
    .insertInto('listings')
    .values([...listings])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Updates everything the listing form controls and increments the version, so that other windows notice. */
export async function updateListing(
  db: Database,
  id: number,
  change: Omit<
    NewListing,
    'advertiser_id' | 'album_id' | 'state' | 'kind' | 'inserted' | 'created' | 'expires_at'
  >,
): Promise<void> {
  await db
    .updateTable('listings')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Returns the previous category, or undefined when it did not change. The row must be locked. */
export async function setCategory(
  db: Database,
  id: number,
  { categoryId, fromId }: { categoryId: number; fromId: number | undefined },
  now: Date,
): Promise<number | undefined> {
  const listing = await db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('category_id', '<>', categoryId)
    .select('category_id')
    .executeTakeFirst();
  if (!listing || (fromId !== undefined && listing.category_id !== fromId)) return undefined;
  await db
    .updateTable('listings')
    .set((row) => ({ category_id: categoryId, updated: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return listing.category_id;
}

/** Also stores whether the listing was reserved until now. */
export async function setState(db: Database, id: number, state: ListingState, now: Date): Promise<void> {
  const was_reserved = sql<boolean>`state = 'reserved' or state in ('resting', 'held') and was_reserved`;
  await db.updateTable('listings').set({ state, was_reserved, updated: now }).where('id', '=', id).execute();
}

/** Sets how many pieces of an offer have been sold. */
export async function setPiecesSold(db: Database, id: number, sold: number, now: Date): Promise<void> {
  await db.updateTable('listings').set({ pieces_sold: sold, updated: now }).where('id', '=', id).execute();
}

/**
 * Makes an ended listing live again without a reservation, public at least until `shownUntil`; its recorded sale
 * is deleted.
 */
export async function setReopened(db: Database, id: number, now: Date, shownUntil: Date): Promise<void> {
  await db.deleteFrom('sales').where('listing_id', '=', id).execute();
  await db
    .updateTable('listings')
    .set({
      state: 'active',
      was_reserved: false,
      expires_at: sql`greatest(expires_at, ${shownUntil})`,
      updated: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Extends the listing by another 60 days and moves it to the top of the newest. */
export async function setRenewed(
  db: Database,
  id: number,
  renewed: { state: ListingState; inserted: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ ...renewed, updated: renewed.inserted })
    .where('id', '=', id)
    .execute();
}

/** Records the price of a sold offer, in whole CZK. */
export async function insertSale(db: Database, listingId: number, price: number, now: Date): Promise<void> {
  await db
    .insertInto('sales')
    .values({ listing_id: listingId, price, sold_at: now })
    .onConflict((conflict) => conflict.column('listing_id').doNothing())
    .execute();
}

/** An own listing, locked until the transaction ends. */
export async function lockListing(db: Database, id: number, advertiserId: string) {
  return db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('advertiser_id', '=', advertiserId)
    .select([
      'id',
      'state',
      'kind',
      'version',
      'album_id',
      'inserted',
      'updated',
      'changed',
      'title',
      'quantity',
      'category_id',
      'attributes',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Slot usage of an advertiser: live listings, paused ones, and listings whose slot is kept during review. */
export type SlotCounts = {
  living: number;
  resting: number;
  /** Counts as used, so that listings waiting for review cannot pile up (docs/decisions/0130). */
  waiting: number;
  /** `living` plus `waiting`: the number that is displayed and compared with the limit. */
  used: number;
  limit: number;
};

/** The single source of slot counts, for display and for enforcing the limit. */
export async function countSlots(db: Database, advertiserId: string): Promise<SlotCounts> {
  const { rows } = await sql<SlotCounts>`
    select living, resting, waiting, living + waiting as used, card_limit as "limit"
    from advertisers, lateral (
      select (count(*) filter (where ${isLiveListing}))::integer as living,
        (count(*) filter (where state = 'resting'))::integer as resting,
        (count(*) filter (where state = 'held' and exists (
          select from listing_holds where listing_id = listings.id and signals <> '{}')))::integer as waiting
      from listings where advertiser_id = advertisers.id and state in ('active', 'reserved', 'resting', 'held')
    ) own
    where advertisers.id = ${advertiserId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error(`Advertiser ${advertiserId} is gone`);
  return counts;
}

/**
 * The same counts with the advertiser's row locked, so that concurrent publishing cannot exceed the limit.
 */
export async function lockSlots(db: Database, advertiserId: string): Promise<SlotCounts> {
  const { blocked_at } = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('blocked_at')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const slots = await countSlots(db, advertiserId);
  // A blocked account has no slots, whichever way a listing would become live.
  return blocked_at ? { ...slots, limit: 0 } : slots;
}

/** Expires listings older than 60 days; returns the conversations they were reserved in. */
export async function expireBefore(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ conversation: string }>`
    with ending as (
      select id, state from listings where state in (${sql.join(liveStates)}) and expires_at <= ${now} for update
    ), ended as (
      update listings set state = 'expired', updated = ${now}
      from ending where listings.id = ending.id
      returning listings.id, ending.state
    )
    select conversation_id as conversation from ended join reservations on listing_id = ended.id
    where ended.state = 'reserved' and conversation_id is not null`.execute(db);
  return rows.map(({ conversation }) => conversation);
}

/** Album ids by external reference, for listings imported with one. */
export async function albumsByReference(db: Database, beginning: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('listings')
    .where('reference', 'like', `${beginning}%`)
    .select(['reference', 'album_id'])
    .execute();
  return new Map(
    rows.flatMap(({ reference, album_id }) => (reference && album_id ? [[reference, album_id]] : [])),
  );
}
