import type { Database } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';
import { type DetailRow, selectDetails } from './db-cards.ts';
import { livingStates } from './policy.ts';

type OwnPage = {
  advertiserId: string;
  /** Of every state when nothing is named. */
  states: readonly ListingState[] | undefined;
  limit: number;
  offset: number;
  /** Living listings that end by then come before all others. */
  endingUntil: Date;
};

/** A page of an advertiser's listings: those about to end, then newest first. */
export async function pageOfOwn(
  db: Database,
  { advertiserId, states, limit, offset, endingUntil }: OwnPage,
): Promise<DetailRow[]> {
  if (states?.length === 0) return [];
  const own = selectDetails(db).where('advertiser_id', '=', advertiserId);
  return (states ? own.where('state', 'in', states) : own)
    .orderBy(
      (expression) => expression('state', 'in', livingStates).and('expires_at', '<=', endingUntil),
      'desc',
    )
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of an advertiser's listings are in each state; states without one are missing. */
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

/** How many messages others have written about each listing; listings without one are left out. */
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

/** Titles and states of those of these listings that are the advertiser's. */
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
