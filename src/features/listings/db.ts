import { type Insertable, sql } from 'kysely';
import type { ListingsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';
import { livingStates } from './policy.ts';

export type NewListing = Omit<Insertable<ListingsTable>, 'id' | 'version'>;

/** Writes a listing and returns its id. */
export async function insertListing(db: Database, listing: NewListing): Promise<number> {
  const [id] = await insertListings(db, [listing]);
  if (id === undefined) throw new Error('The listing was not written');
  return id;
}

/** Writes many by one statement. */
export async function insertListings(db: Database, listings: readonly NewListing[]): Promise<number[]> {
  const rows = await db
    .insertInto('listings')
    .values([...listings])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything the form of a listing writes; the version moves on, so that other windows notice. */
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

/** Returns the category it had; nothing where it is the same. The listing has to be held. */
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

/** A sale or a withdrawal that is taken back leads to what was before: promised to somebody, or free. */
export async function setState(db: Database, id: number, state: ListingState, now: Date): Promise<void> {
  const was_reserved = sql<boolean>`state = 'reserved' or state = 'resting' and was_reserved`;
  await db.updateTable('listings').set({ state, was_reserved, updated: now }).where('id', '=', id).execute();
}

/** How many pieces of an offer have been sold. */
export async function setPiecesSold(db: Database, id: number, sold: number, now: Date): Promise<void> {
  await db.updateTable('listings').set({ pieces_sold: sold, updated: now }).where('id', '=', id).execute();
}

/** Lives again as it did before it ended, and is shown at least until `shownUntil`; its price is no sale. */
export async function setReopened(db: Database, id: number, now: Date, shownUntil: Date): Promise<void> {
  await db.deleteFrom('sales').where('listing_id', '=', id).execute();
  await db
    .updateTable('listings')
    .set({
      state: sql`case when was_reserved then 'reserved' else 'active' end`,
      expires_at: sql`greatest(expires_at, ${shownUntil})`,
      updated: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Another life of 60 days, at the head of the newest. */
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

/** What a sold offer went for, in whole Kč. */
export async function insertSale(db: Database, listingId: number, price: number, now: Date): Promise<void> {
  await db
    .insertInto('sales')
    .values({ listing_id: listingId, price, sold_at: now })
    .onConflict((conflict) => conflict.column('listing_id').doNothing())
    .execute();
}

/** An own listing, held until the transaction ends. */
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
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Slots taken and allowed. Holds the advertiser's row, so that publishing at once cannot pass the limit. */
export async function lockSlots(
  db: Database,
  advertiserId: string,
): Promise<{ used: number; limit: number }> {
  const { limit, blocked_at } = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select(['card_limit as limit', 'blocked_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Nothing of a blocked account gets among the living, by whatever way.
  return { used: await slotsUsed(db, advertiserId), limit: blocked_at ? 0 : limit };
}

export async function slotsUsed(db: Database, advertiserId: string): Promise<number> {
  const { used } = await db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('state', 'in', livingStates)
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return used;
}

export async function slotLimit(db: Database, advertiserId: string): Promise<number> {
  const { limit } = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('card_limit as limit')
    .executeTakeFirstOrThrow();
  return limit;
}

/** Ends what has been shown for its 60 days; returns the conversations that a listing was reserved in. */
export async function expireBefore(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ conversation: string }>`
    with ending as (
      select id, state from listings where state in (${sql.join(livingStates)}) and expires_at <= ${now} for update
    ), ended as (
      update listings set state = 'expired', updated = ${now}
      from ending where listings.id = ending.id
      returning listings.id, ending.state
    )
    select conversation_id as conversation from ended join reservations on listing_id = ended.id
    where ended.state = 'reserved' and conversation_id is not null`.execute(db);
  return rows.map(({ conversation }) => conversation);
}

/** Albums of listings that came with a reference, by that reference. */
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
