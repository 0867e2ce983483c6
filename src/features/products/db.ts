import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { selectCards, isLiveListing } from '../listings/index.ts';

/** Counts of live listings by brand, category and kind. */
export async function countByBrand(
  db: Database,
): Promise<{ brand: string; category_id: number; kind: Kind; count: number }[]> {
  return db
    .selectFrom('listings')
    .where(isLiveListing)
    .where('filter_brand', 'is not', null)
    .groupBy(['filter_brand', 'category_id', 'kind'])
    .select((is) => [
      sql<string>`${is.ref('filter_brand')}`.as('brand'),
      'category_id',
      'kind',
      is.fn.countAll<number>().as('count'),
    ])
    .execute();
}

/** Listings of a product line in a category; counts and prices are of live ones. */
export type LineRow = {
  /** `brand/line` */
  line: string;
  category_id: number;
  offers: number;
  demands: number;
  /** Number of offers with a fixed price, with their minimum and maximum in whole Kč. */
  priced: number;
  min: number | null;
  max: number | null;
  /** The most common spelling of the model. */
  typed: string | null;
  /** The lowest and highest advertiser id: equal when there is only one advertiser. */
  first: string;
  last: string;
};

/** Every line of live listings (reads all of them), or one line of listings in any state. */
export async function readLines(db: Database, one?: string): Promise<LineRow[]> {
  const which = one === undefined ? isLiveListing : sql`product_lines @> array[${one}] and line = ${one}`;
  const liveOffer = sql`${isLiveListing} and kind = 'offer'`;
  const { rows } = await sql<LineRow>`
    select line, category_id,
      count(*) filter (where ${liveOffer})::int as offers,
      count(*) filter (where ${isLiveListing} and kind = 'demand')::int as demands,
      count(price) filter (where ${liveOffer})::int as priced,
      min(price) filter (where ${liveOffer}) as min,
      max(price) filter (where ${liveOffer}) as max,
      mode() within group (order by model) as typed,
      min(advertiser_id::text) as first, max(advertiser_id::text) as last
    from listings cross join lateral unnest(product_lines) as line
    where ${which}
    group by line, category_id`.execute(db);
  return rows;
}

/** Pagination cursor: the last listing of a page as microseconds since 1970 and its id. */
export type After = { at: string; id: number };

/** Live listings of a line after the cursor, newest first. */
export async function listingsOfLine(
  db: Database,
  line: string,
  { after, atMost }: { after?: After | undefined; atMost: number },
) {
  let query = selectCards(db)
    .where(isLiveListing)
    .where(sql<boolean>`product_lines @> array[${line}]`)
    .select(sql<string>`(extract(epoch from inserted) * 1000000)::bigint::text`.as('at'));
  if (after) {
    const at = sql`timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond'`;
    query = query.where(sql<boolean>`(inserted, listings.id) < (${at}, ${after.id}::integer)`);
  }
  return query.orderBy('inserted', 'desc').orderBy('listings.id', 'desc').limit(atMost).execute();
}

export type SeenRow = { category_id: number; key: string; value: string; count: number };

/** How many live offers of a line have each value of each attribute. */
export async function seenAttributes(db: Database, line: string): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    select category_id, key, value #>> '{}' as value, count(*)::int as count
    from listings cross join lateral jsonb_each(attributes) as attribute (key, value)
    where ${isLiveListing} and kind = 'offer' and product_lines @> array[${line}]
      and jsonb_typeof(value) in ('number', 'string')
    group by category_id, key, value`.execute(db);
  return rows;
}
