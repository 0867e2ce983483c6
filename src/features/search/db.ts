import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { isLiveListing } from '../listings/index.ts';

/** The columns that show whether a listing misses a criterion: its traits and public place. */
export type NearRow = {
  id: number;
  marks: string[];
  /** Marks of each of several items. */
  items: string[];
  price: number | null;
  district: string;
  /** Null when only the district is shown. */
  place: string | null;
  lat: number;
  lon: number;
};

export async function readNear(db: Database, ids: readonly number[]): Promise<NearRow[]> {
  const { rows } = await sql<NearRow>`
    select listings.id, listings.marks, listings.items, listings.read_price_czk as price, listings.district_code as district,
      case when listings.place_exact then listings.place_code end as place,
      coalesce(places.lat, districts.lat) as lat, coalesce(places.lon, districts.lon) as lon
    from listings
    join districts on districts.code = listings.district_code
    left join places on listings.place_exact and places.code = listings.place_code
    where listings.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** Ids of the last change to listings and to places in the change feed. */
export async function lastChanges(db: Database): Promise<{ listings: number; places: number }> {
  const { rows } = await sql<{ listings: number; places: number }>`
    select coalesce((select max(id) from listing_changes), 0) as listings,
      coalesce((select max(id) from listing_changes where listing_id is null), 0) as places`.execute(db);
  return rows[0] ?? { listings: 0, places: 0 };
}

/** Number of live listings by stemmed word. */
export async function countWords(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select substr(mark, 6) as word, count(*) as count from listings cross join lateral unnest(marks) as mark
    where ${isLiveListing} and starts_with(mark, 'word:') group by mark`.execute(db);
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** Municipalities, largest first. */
export async function placesBySize(
  db: Database,
): Promise<{ code: string; name: string; district: string }[]> {
  return db
    .selectFrom('places')
    .select(['code', 'name', 'district_code as district'])
    .orderBy('weight', 'desc')
    .orderBy('code')
    .execute();
}

/** Live listings grouped by category, brand and typed model. */
export type StockRow = { category_id: number; brand: string | null; model: string | null; count: number };

export async function readStock(db: Database): Promise<StockRow[]> {
  return db
    .selectFrom('listings')
    .where(isLiveListing)
    .groupBy(['category_id', 'brand', 'model'])
    .select(({ fn }) => ['category_id', 'brand', 'model', fn.countAll<number>().as('count')])
    .execute();
}

/** A PostgreSQL snapshot in text form: the changes a reader has processed. */
export type Seen = string;

export type Changes = { seen: Seen; listingIds: number[]; places: boolean };

export async function seenNow(db: Database): Promise<Seen> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No snapshot');
  return row.seen;
}

/**
 * Exactly the changes that became visible since a snapshot, including those of transactions that committed late;
 * running transactions block nobody. Undefined when the snapshot is from another database.
 */
export async function changesSince(db: Database, seen: Seen): Promise<Changes | undefined> {
  const { rows } = await sql<{ seen: string; same: boolean; ids: (number | null)[] }>`
    select pg_current_snapshot()::text as seen,
      pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as same,
      array(select distinct listing_id from listing_changes
        where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)) as ids`.execute(db);
  const [row] = rows;
  if (!row?.same) return undefined;
  return {
    seen: row.seen,
    listingIds: row.ids.filter((id) => id !== null),
    places: row.ids.includes(null),
  };
}

/** Deletes changes that all readers have processed long ago. */
export async function deleteChangesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('listing_changes').where('changed_at', '<', time).execute();
}
