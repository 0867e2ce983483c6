import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { startOf, endOf } from './db-rounds.ts';
import type { Entry } from './draw-rule.ts';
import { maxEntries } from './rules.ts';
import { isLiveListing } from '../listings/index.ts';

/** A round, and the addresses of the site's operators, who take no part. */
export type Counted = { roundId: string; excluded: readonly string[] };

/**
 * Current entries: offers first published during the round, the first five of each advertiser. Excluded are blocked
 * listings and advertisers, and listings imported from another site; demo accounts take part only in demo rounds.
 */
const currentEntries = ({ roundId, excluded }: Counted) => sql`
  select listing_id, owner_listing_id, advertiser_id from (
    select listings.id as listing_id, advertiser_id,
      min(listings.id) over own as owner_listing_id,
      row_number() over (own order by listings.id) as nth
    from lottery_rounds
    join listings on created >= ${startOf()} and created < ${endOf()}
    join advertisers on advertisers.id = advertiser_id
    where lottery_rounds.id = ${roundId}
      and kind = 'offer' and listings.state not in ('held', 'blocked') and blocked_at is null
      and advertisers.is_demo = lottery_rounds.is_demo and email <> all(${excluded}::text[])
      and not exists (select from imported_listings where imported_listings.listing_id = listings.id)
    window own as (partition by advertiser_id)
  ) as numbered
  where nth <= ${maxEntries}`;

type EntryRow = { listing_id: number; owner_listing_id: number };
const entryOf = ({ listing_id, owner_listing_id }: EntryRow): Entry => ({
  listing: listing_id,
  owner: owner_listing_id,
});

export async function countCurrentEntries(db: Database, counted: Counted): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${currentEntries(counted)}) as entries`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listCurrentEntries(db: Database, counted: Counted): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`${currentEntries(counted)}`.execute(db);
  return rows.map(entryOf);
}

/** Stores the current entries as the final list. */
export async function storeEntries(db: Database, counted: Counted): Promise<void> {
  await sql`
    insert into lottery_entries (round_id, listing_id, owner_listing_id, advertiser_id)
    select ${counted.roundId}, entries.* from (${currentEntries(counted)}) as entries`.execute(db);
}

export async function storedEntries(db: Database, roundId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('lottery_entries')
    .where('round_id', '=', roundId)
    .select(['listing_id', 'owner_listing_id'])
    .execute();
  return rows.map(entryOf);
}

/** `slug` is null once its page no longer exists. */
export type OwnEntry = { id: number; title: string | null; slug: string | null };

/** Entries of one advertiser by number: from the closed list, or the current ones. */
export async function entriesOf(
  db: Database,
  counted: Counted & { advertiserId: string; closed: boolean },
): Promise<OwnEntry[]> {
  const source = counted.closed
    ? sql`select listing_id, advertiser_id from lottery_entries where round_id = ${counted.roundId}`
    : currentEntries(counted);
  const { rows } = await sql<OwnEntry>`
    select entries.listing_id as id, title,
      case when ${isLiveListing} then slug end as slug
    from (${source}) as entries left join listings on listings.id = entries.listing_id
    where entries.advertiser_id = ${counted.advertiserId} order by 1`.execute(db);
  return rows;
}

/** The advertiser of an entry; undefined once the account is deleted. */
export async function ownerOfEntry(
  db: Database,
  roundId: string,
  listing: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lottery_entries')
    .where('round_id', '=', roundId)
    .where('listing_id', '=', listing)
    .select('advertiser_id')
    .executeTakeFirst();
  return row?.advertiser_id ?? undefined;
}

/** Deletes the links from the entries of a round to their advertisers. */
export async function clearOwners(db: Database, roundId: string): Promise<void> {
  await db
    .updateTable('lottery_entries')
    .set({ advertiser_id: null })
    .where('round_id', '=', roundId)
    .execute();
}
