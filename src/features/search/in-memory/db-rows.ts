import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import { isLiveListing } from '../../listings/index.ts';
import { hasPhoto, isTrader, itemsOf, priceOf } from '../in-sql/db-conditions.ts';
import { markSeparator } from '../../query-understanding/contract.ts';

/**
 * A live listing as loaded into the index. Arrays are joined to text, which the driver parses much faster.
 */
export type IndexRow = {
  id: number;
  /** Microseconds since 1970. */
  inserted: number;
  /** Milliseconds since 1970. */
  topped_until: number | null;
  kind: string;
  swap: boolean;
  category_id: number;
  brand: string | null;
  condition: string | null;
  wear: string | null;
  price_type: string;
  /** In CZK; null when negotiable. */
  price: number | null;
  photo: boolean;
  trader: boolean;
  /** Null for a listing that shows only its district. */
  place_code: string | null;
  district_code: string;
  read_price_czk: number | null;
  /** `from,to` of every numeric attribute. */
  spans: string;
  choices: string;
  /** Marks of each item; one item must meet the words alone. */
  items: string[];
};

/** Rows of the live listings among these, oldest first. */
export async function rowsOf(db: Database, ids: readonly number[]): Promise<IndexRow[]> {
  const { rows: found } = await sql<IndexRow>`
    select id, (extract(epoch from inserted) * 1000000)::bigint as inserted,
      (extract(epoch from topped_until) * 1000)::bigint as topped_until,
      kind, swap, category_id, filter_brand as brand, filter_condition as condition, filter_wear as wear,
      price_type, ${priceOf} as price, ${hasPhoto} as photo, ${isTrader} as trader,
      case when place_exact then place_code end as place_code, district_code, read_price_czk,
      array_to_string(filter_from, ',') || ';' || array_to_string(filter_to, ',') as spans,
      array_to_string(filter_choices, ${markSeparator}) as choices, ${itemsOf} as items
    from listings where ${isLiveListing} and id = any(${[...ids]}::integer[])
    order by inserted, id`.execute(db);
  return found;
}

/** Ids of all live listings, oldest first. */
export async function livingIds(db: Database): Promise<number[]> {
  const { rows: found } = await sql<{ ids: number[] | null }>`
    select array(select id from listings where ${isLiveListing} order by inserted, id) as ids`.execute(db);
  return found[0]?.ids ?? [];
}

export type PointRow = { code: string; lat: number; lon: number };

/** Coordinates of municipalities and of district towns. */
export async function readPoints(db: Database): Promise<{ places: PointRow[]; districts: PointRow[] }> {
  const [places, districts] = await Promise.all([
    db.selectFrom('places').select(['code', 'lat', 'lon']).execute(),
    db.selectFrom('districts').select(['code', 'lat', 'lon']).execute(),
  ]);
  return { places, districts };
}
