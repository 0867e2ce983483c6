import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { isLiveListing } from '../listings/index.ts';

/** The last change visible to readers: an edit, a publication or a renewal; not a change by the system. */
const lastChange = sql`greatest(listings.inserted, listings.changed)`;

/** Live listings in one range of ids; `sum` changes when a listing is added or removed. */
export type ListingRange = { range: number; count: number; changed: Date; sum: string };

/** Live listings by ranges of `numbers` ids: with 50,000, range 2 begins at id 100,000. */
export async function listingRanges(db: Database, numbers: number): Promise<ListingRange[]> {
  const { rows } = await sql<ListingRange>`
    select id / ${numbers}::int as range, count(*)::int as count, max(${lastChange}) as changed, sum(id)::text as sum
    from listings where ${isLiveListing} group by 1 order by 1`.execute(db);
  return rows;
}

export type ChangedListing = { id: number; slug: string; changed: Date };

/** Live listings with ids above `after` and below `end`, in order. */
export async function listingsBetween(
  db: Database,
  { after, end, atMost }: { after: number; end: number; atMost: number },
): Promise<ChangedListing[]> {
  const { rows } = await sql<ChangedListing>`
    select id, slug, ${lastChange} as changed from listings
    where ${isLiveListing} and id > ${after} and id < ${end} order by id limit ${atMost}`.execute(db);
  return rows;
}

/** Number of live listings, and their latest change. */
export type Stocked = { count: number; changed: Date };

export async function stockByCategory(
  db: Database,
): Promise<(Stocked & { category_id: number; kind: Kind })[]> {
  const { rows } = await sql<Stocked & { category_id: number; kind: Kind }>`
    select category_id, kind, count(*)::int as count, max(${lastChange}) as changed
    from listings where ${isLiveListing} group by category_id, kind`.execute(db);
  return rows;
}

export async function stockByBrand(db: Database): Promise<(Stocked & { brand: string })[]> {
  const { rows } = await sql<Stocked & { brand: string }>`
    select filter_brand as brand, count(*)::int as count, max(${lastChange}) as changed
    from listings where ${isLiveListing} and filter_brand is not null group by filter_brand order by 1`.execute(
    db,
  );
  return rows;
}

/** By product line, `brand/line`. */
export async function stockByLine(db: Database): Promise<(Stocked & { line: string })[]> {
  const { rows } = await sql<Stocked & { line: string }>`
    select line, count(*)::int as count, max(${lastChange}) as changed
    from listings cross join lateral unnest(product_lines) as line
    where ${isLiveListing} group by line order by line`.execute(db);
  return rows;
}

/** Advertisers with live listings, by the slug of their page. */
export async function stockByAdvertiser(db: Database): Promise<(Stocked & { slug: string })[]> {
  const { rows } = await sql<Stocked & { slug: string }>`
    select advertisers.slug, count(*)::int as count, max(${lastChange}) as changed
    from listings join advertisers on advertisers.id = listings.advertiser_id
    where ${isLiveListing} and advertisers.blocked_at is null
    group by advertisers.id order by advertisers.created_at, advertisers.id`.execute(db);
  return rows;
}

/** The fields of listings that a feed needs besides their cards. */
export async function feedTexts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { description: string; changed: Date }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; description: string; changed: Date }>`
    select id, description, ${lastChange} as changed from listings where id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...text }) => [id, text]));
}

/** Which of these listings are live. */
export async function filterLive(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where ${isLiveListing} and id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
