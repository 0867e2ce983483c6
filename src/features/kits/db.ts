import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { neitherStopped } from '../conversations/index.ts';
import { type Point, shownPoint } from '../places/index.ts';

/** What building a kit needs of a listing besides its card. */
export type Candidate = {
  id: number;
  advertiserId: string;
  seller: { name: string; slug: string };
  categoryId: number;
  /** Price in whole Kč; 0 when it is free. */
  price: number;
  description: string;
  marks: ReadonlySet<string>;
  /** `key:value` of each attribute that filters. */
  choices: readonly string[];
  /** Indexed by `storedPositions`, in tenths; -1 where not stated. */
  spans: readonly { from: number; to: number }[];
  /** The point shown on maps, never more precise than the place on the listing's page. */
  spot: Point;
};

/**
 * Filters offers to those that this viewer can buy now: active, with a price, not damaged, not their own, and
 * with neither side blocking messages from the other.
 */
export async function buyable(
  db: Database,
  ids: readonly number[],
  viewerId: string | undefined,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .leftJoin('places', (join) =>
      join.onRef('places.code', '=', 'listings.place_code').on('listings.place_exact', '=', true),
    )
    .select([
      'listings.id',
      'listings.advertiser_id',
      'advertisers.public_name',
      'advertisers.slug',
      'category_id',
      'price',
      'description',
      'marks',
      'filter_choices',
      'filter_from',
      'filter_to',
      'listings.district_code',
      'places.lat',
      'places.lon',
    ])
    .where('listings.id', 'in', ids)
    .where(sql<SqlBool>`state = 'active'`)
    .where('kind', '=', 'offer')
    .where(sql<SqlBool>`(price_type = 'free' or (price_type = 'fixed' and price is not null))`)
    .where('filter_condition', 'is distinct from', 'damaged')
    .$if(viewerId !== undefined, (query) =>
      query.where('listings.advertiser_id', '<>', viewerId ?? '').where(neitherStopped(viewerId ?? '')),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    advertiserId: row.advertiser_id,
    seller: { name: row.public_name, slug: row.slug },
    categoryId: row.category_id,
    price: row.price ?? 0,
    description: row.description,
    marks: new Set(row.marks),
    choices: row.filter_choices,
    spans: row.filter_from.map((from, index) => ({ from, to: row.filter_to[index] ?? from })),
    spot: shownPoint(row),
  }));
}
