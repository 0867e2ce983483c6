import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { withheldStates } from '../listings/contract.ts';

/** The displayed price in whole CZK: 0 is free, null is by agreement. */
const shownPrice = sql<number | null>`case price_type when 'free' then 0 else price end`;

/** Ids of an advertiser's favourites, newest first, without held and removed listings. */
export async function favouriteIdsOf(db: Database, advertiserId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('listings', 'listings.id', 'favourites.listing_id')
    .where('favourites.advertiser_id', '=', advertiserId)
    .where('state', 'not in', withheldStates)
    .select('listing_id')
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map((row) => row.listing_id);
}

/**
 * Adds listings with their current price and state, the first one as the newest, up to `max` in total. Needs a
 * transaction.
 */
export async function insertFavourites(
  db: Database,
  advertiserId: string,
  ids: readonly number[],
  { max, now }: { max: number; now: Date },
): Promise<void> {
  // Serializes additions, so that concurrent ones cannot exceed the limit.
  await sql`select pg_advisory_xact_lock(hashtext('favourites'), hashtext(${advertiserId}))`.execute(db);
  await sql`
    insert into favourites (advertiser_id, listing_id, price_seen, state_seen, created_at)
    select ${advertiserId}, listings.id, ${shownPrice}, state,
      ${now}::timestamptz - (given.place || ' microseconds')::interval
    from unnest(${ids}::integer[]) with ordinality as given (id, place)
    join listings on listings.id = given.id
    where state not in ('held', 'blocked')
      and not exists (
        select from favourites f where f.advertiser_id = ${advertiserId} and f.listing_id = listings.id)
    order by given.place
    limit greatest(0, ${max} - (select count(*) from favourites where advertiser_id = ${advertiserId}))
    on conflict do nothing`.execute(db);
}

export async function deleteFavourite(db: Database, advertiserId: string, listingId: number): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('advertiser_id', '=', advertiserId)
    .where('listing_id', '=', listingId)
    .execute();
}
