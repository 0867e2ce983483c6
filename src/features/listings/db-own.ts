import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { nameInConversation } from '../accounts/index.ts';
import { type ListingState, waitingStates } from './contract.ts';
import { type DetailRow, selectDetails } from './db-cards.ts';
import { liveStates } from './rules.ts';
import { isLiveListing } from './db-live.ts';

type OwnPage = {
  advertiserId: string;
  /** All states when undefined. */
  states: readonly ListingState[] | undefined;
  limit: number;
  offset: number;
  /** Live listings that expire before this moment are sorted first. */
  endingUntil: Date;
};

/** One page of an advertiser's listings: expiring soon, live, waiting, ended; each group newest first. */
export async function pageOfOwn(
  db: Database,
  { advertiserId, states, limit, offset, endingUntil }: OwnPage,
): Promise<DetailRow[]> {
  if (states?.length === 0) return [];
  const own = selectDetails(db).where('advertiser_id', '=', advertiserId);
  return (states ? own.where('state', 'in', states) : own)
    .orderBy(
      sql`case when state in (${sql.join(liveStates)}) then case when expires_at <= ${endingUntil} then 0 else 1 end
        when state in (${sql.join(waitingStates)}) then 2 else 3 end`,
    )
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Number of an advertiser's listings by state; states without listings are omitted. */
export async function countOwn(
  db: Database,
  advertiserId: string,
): Promise<Partial<Record<ListingState, number>>> {
  const rows = await db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('listings')])
    .execute();
  return Object.fromEntries(rows.map(({ state, listings }) => [state, listings]));
}

/** Number of messages from others by listing; listings without messages are omitted. */
export async function countMessages(
  db: Database,
  listingIds: readonly number[],
): Promise<Map<number, number>> {
  if (listingIds.length === 0) return new Map();
  const counts = await db
    .selectFrom('contact_messages')
    .where('listing_id', 'in', listingIds)
    .where('from_advertiser', '=', false)
    .groupBy('listing_id')
    .select(({ fn }) => ['listing_id', fn.countAll<number>().as('messages')])
    .execute();
  return new Map(counts.map(({ listing_id, messages }) => [listing_id, messages]));
}

/** Broken rule by listing; listings not removed by an admin are omitted. */
export async function brokenRulesOf(
  db: Database,
  listingIds: readonly number[],
): Promise<Map<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_removals')
    .where('listing_id', 'in', listingIds)
    .select(['listing_id', 'rule'])
    .execute();
  return new Map(rows.map(({ listing_id, rule }) => [listing_id, rule]));
}

/** Titles and states of those listings that belong to the advertiser. */
export async function namesOfOwn(
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<Map<number, { title: string; state: ListingState }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('id', 'in', ids)
    .select(['id', 'title', 'state'])
    .execute();
  return new Map(rows.map(({ id, title, state }) => [id, { title, state }]));
}

/**
 * Priority in which an advertiser's listings keep their slots: reserved ones first, then paid promotions, then
 * the newest, which have the longest time left.
 */
const slotOrder = (now: Date) =>
  sql`(state = 'reserved' or state = 'resting' and was_reserved) desc, (topped_until is not null and topped_until > ${now}) desc, inserted desc, id desc`;

/** Keeps this many live listings and pauses the rest. */
export async function pauseOldest(
  db: Database,
  { advertiserId, keep, now }: { advertiserId: string; keep: number; now: Date },
): Promise<void> {
  await sql`
    update listings set state = 'resting', was_reserved = state = 'reserved', updated = ${now}
    where id in (
      select id from listings where advertiser_id = ${advertiserId} and ${isLiveListing}
      order by ${slotOrder(now)} offset ${keep})`.execute(db);
}

/**
 * Resumes at most this many paused listings in the state they had before, each public at least until
 * `shownUntil`.
 */
export async function resumeNewest(
  db: Database,
  {
    advertiserId,
    atMost,
    now,
    shownUntil,
  }: { advertiserId: string; atMost: number; now: Date; shownUntil: Date },
): Promise<void> {
  await sql`
    update listings
    set state = case when was_reserved then 'reserved' else 'active' end, updated = ${now}, expires_at = greatest(expires_at, ${shownUntil})
    where id in (
      select id from listings where advertiser_id = ${advertiserId} and state = 'resting'
      order by ${slotOrder(now)} limit ${atMost})`.execute(db);
}

/** Advertisers with more live listings than slots, or with both a paused listing and a free slot. */
export async function advertisersOffLimit(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select advertisers.id
    from advertisers
    join (
      select advertiser_id, count(*) filter (where ${isLiveListing}) as live,
        count(*) filter (where state = 'resting') as resting,
        count(*) filter (where state = 'held' and exists (
          select from listing_holds where listing_id = listings.id and signals <> '{}')) as waiting
      from listings where state in ('active', 'reserved', 'resting', 'held') group by advertiser_id
    ) as own on own.advertiser_id = advertisers.id
    where blocked_at is null
      and (own.live > card_limit or (own.resting > 0 and own.live + own.waiting < card_limit))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Own listings with the same facts that are public, may become public or can be renewed; latest first. */
export async function findSimilarOwn(
  db: Database,
  listing: {
    advertiser_id: string;
    kind: 'offer' | 'demand';
    category_id: number;
    brand: string | null;
    condition: string | null;
    /** Serialized JSON. */
    attributes: string;
  },
) {
  return db
    .selectFrom('listings')
    .where('advertiser_id', '=', listing.advertiser_id)
    .where('kind', '=', listing.kind)
    .where('category_id', '=', listing.category_id)
    .where('state', 'in', ['active', 'reserved', 'resting', 'held', 'expired'])
    .where(sql<boolean>`brand is not distinct from ${listing.brand}`)
    .where(sql<boolean>`condition is not distinct from ${listing.condition}`)
    .where(sql<boolean>`attributes = ${listing.attributes}::jsonb`)
    .select(['id', 'slug', 'title', 'description', 'state'])
    .orderBy('inserted', 'desc')
    .limit(100)
    .execute();
}

type Reservation = { name: string; conversationId: string | null };

/** Sets or replaces the person a listing is reserved for. */
export async function setReservation(
  db: Database,
  listingId: number,
  { name, conversationId, now }: Reservation & { now: Date },
): Promise<void> {
  const values = { name, conversation_id: conversationId, reserved_at: now, sold_at: null };
  await db
    .insertInto('reservations')
    .values({ ...values, listing_id: listingId })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(values))
    .execute();
}

/** Marks the reservation as completed by a sale. */
export async function setSoldAt(db: Database, listingId: number, soldAt: Date): Promise<void> {
  await db.updateTable('reservations').set({ sold_at: soldAt }).where('listing_id', '=', listingId).execute();
}

export async function dropReservation(db: Database, listingId: number): Promise<void> {
  await db.deleteFrom('reservations').where('listing_id', '=', listingId).execute();
}

/** Clears the reservation flag of a paused or held listing. */
export async function setUnreserved(db: Database, listingId: number): Promise<void> {
  await db.updateTable('listings').set({ was_reserved: false }).where('id', '=', listingId).execute();
}

/** Current reservations by listing, optionally including completed sales. */
export async function reservationsOf(
  db: Database,
  listingIds: readonly number[],
  states: readonly ('reserved' | 'sold')[] = ['reserved'],
): Promise<Map<number, Reservation>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservations')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .where('listing_id', 'in', listingIds)
    .where('state', 'in', states)
    .select(['listing_id', 'name', 'conversation_id as conversationId'])
    .execute();
  return new Map(rows.map(({ listing_id, ...reservation }) => [listing_id, reservation]));
}

/** Conversation of the person a listing is reserved for, also while it is paused or held. */
export async function reservedConversation(db: Database, listingId: number): Promise<string | undefined> {
  const promise = await db
    .selectFrom('reservations')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .where('listing_id', '=', listingId)
    .where(sql<boolean>`(state = 'reserved' or state in ('resting', 'held') and was_reserved)`)
    .select('conversation_id')
    .executeTakeFirst();
  return promise?.conversation_id ?? undefined;
}

/** Last agreed price by conversation, in whole CZK; conversations without an accepted price are omitted. */
export async function agreedPrices(
  db: Database,
  conversationIds: readonly string[],
): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_offers')
    .where('conversation_id', 'in', conversationIds)
    .where('answer', '=', 'accepted')
    .select(['conversation_id', 'price'])
    // Ascending, so that the last answer overwrites the earlier ones in the map.
    .orderBy('answered_at')
    .execute();
  return new Map(rows.map(({ conversation_id, price }) => [conversation_id, price]));
}

type Asker = { listingId: number; conversationId: string; name: string };

/** People who wrote about the advertiser's listings, latest first, by their names in the conversations. */
export async function askersOf(
  db: Database,
  advertiserId: string,
  listingIds: readonly number[],
): Promise<Asker[]> {
  if (listingIds.length === 0) return [];
  const rows = await db
    .selectFrom('conversations as c')
    .leftJoin('advertisers as asker', 'asker.id', 'c.asker_id')
    .where('c.advertiser_id', '=', advertiserId)
    .where('c.listing_id', 'in', listingIds)
    .select(['c.listing_id as listingId', 'c.id as conversationId', 'c.asker_name', 'asker.public_name'])
    .orderBy('c.last_at', 'desc')
    .execute();
  return rows.map(({ asker_name, public_name, ...asker }) => ({
    ...asker,
    name: nameInConversation(asker_name, public_name),
  }));
}
