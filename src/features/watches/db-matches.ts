import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Frequency } from './contract.ts';
import { isLiveListing } from '../listings/index.ts';

/** A listing not matched with watches yet; `seq` distinguishes successive changes of one listing. */
export type PendingListing = { listingId: number; seq: number };

export async function pendingListings(db: Database, atMost: number): Promise<PendingListing[]> {
  return db
    .selectFrom('watch_news')
    .select(['listing_id as listingId', 'seq'])
    .orderBy('seq')
    .limit(atMost)
    .execute();
}

/** Deletes processed rows; later changes of the same listings stay. */
export async function deletePending(db: Database, news: readonly PendingListing[]): Promise<void> {
  await sql`
    delete from watch_news n
    using unnest(${news.map(({ listingId }) => listingId)}::integer[], ${news.map(({ seq }) => seq)}::bigint[])
      as seen (listing_id, seq)
    where n.listing_id = seen.listing_id and n.seq = seen.seq`.execute(db);
}

/** Distinct watched searches, in order after `after`. */
export async function watchedSearches(db: Database, after: string, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('watches')
    .where('state', '=', 'active')
    .where('search', '>', after)
    .select('search')
    .distinct()
    .orderBy('search')
    .limit(atMost)
    .execute();
  return rows.map(({ search }) => search);
}

/**
 * Stores matched listings for everyone watching a search: those published since the watch was created, never
 * one's own, each once. A renewed listing does not count as published again.
 */
export async function storeMatches(
  db: Database,
  search: string,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into watch_matches (watch_id, listing_id, found_at)
    select watches.id, listings.id, ${now}
    from watches
    join listings on listings.id = any(${listingIds}::integer[])
      and listings.inserted > watches.since and listings.created > watches.since
    join advertisers on advertisers.id = listings.advertiser_id and advertisers.email <> watches.email
    where watches.search = ${search} and watches.state = 'active'
    order by watches.id, listings.id
    on conflict do nothing`.execute(db);
}

export type Rounds = Readonly<Record<Frequency, Date>>;

/** Watches after `after` with pending notifications. */
export async function watchesToNotify(
  db: Database,
  rounds: Rounds,
  after: string,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('watches')
    .where('state', '=', 'active')
    .where('id', '>', after)
    .where((is) =>
      is.exists(
        is
          .selectFrom('watch_matches')
          .whereRef('watch_id', '=', 'watches.id')
          .where('watch_matches.told_at', 'is', null)
          .where('found_at', '<=', roundOf(rounds))
          .select('listing_id'),
      ),
    )
    .select('id')
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

const roundOf = (rounds: Rounds) =>
  sql<Date>`case watches.frequency
    when 'at-once' then ${rounds['at-once']}::timestamptz
    when 'daily' then ${rounds.daily}::timestamptz
    else ${rounds.weekly}::timestamptz end`;

/** A running watch, locked until the transaction ends; undefined when locked by another worker. */
export async function lockWatch(db: Database, id: string) {
  return db
    .selectFrom('watches')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Matches to notify of, newest first; without those that have ended in the meantime. */
export async function waitingMatches(db: Database, watchId: string, until: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('watch_matches')
    .innerJoin('listings', 'listings.id', 'watch_matches.listing_id')
    .where('watch_id', '=', watchId)
    .where('watch_matches.told_at', 'is', null)
    .where('found_at', '<=', until)
    .where(isLiveListing)
    .select('listings.id')
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks all pending matches as handled: sent, or no longer relevant. */
export async function markNotified(db: Database, watchId: string, until: Date, now: Date): Promise<void> {
  await db
    .updateTable('watch_matches')
    .set({ told_at: now })
    .where('watch_id', '=', watchId)
    .where('told_at', 'is', null)
    .where('found_at', '<=', until)
    .execute();
}

export async function setNotified(db: Database, watchId: string, now: Date): Promise<void> {
  await db.updateTable('watches').set({ told_at: now }).where('id', '=', watchId).execute();
}
