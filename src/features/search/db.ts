import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/** What shows that a listing misses a wish: its traits, and where it is shown to be. */
export type NearRow = {
  id: number;
  marks: string[];
  price: number | null;
  district: string;
  /** Nothing where only the district is shown. */
  place: string | null;
  lat: number;
  lon: number;
};

export async function readNear(db: Database, ids: readonly number[]): Promise<NearRow[]> {
  const { rows } = await sql<NearRow>`
    select listings.id, listings.marks, listings.read_price_czk as price, listings.district_code as district,
      case when listings.place_exact then listings.place_code end as place,
      coalesce(places.lat, districts.lat) as lat, coalesce(places.lon, districts.lon) as lon
    from listings
    join districts on districts.code = listings.district_code
    left join places on listings.place_exact and places.code = listings.place_code
    where listings.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** The last change to listings, and the last to places, by their numbers in the feed. */
export async function lastChanges(db: Database): Promise<{ listings: number; places: number }> {
  const { rows } = await sql<{ listings: number; places: number }>`
    select coalesce((select max(id) from listing_changes), 0) as listings,
      coalesce((select max(id) from listing_changes where listing_id is null), 0) as places`.execute(db);
  return rows[0] ?? { listings: 0, places: 0 };
}

/** How many live listings have a word, by its stem. */
export async function countWords(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select substr(mark, 6) as word, count(*) as count from listings cross join lateral unnest(marks) as mark
    where state in ('active', 'reserved') and starts_with(mark, 'word:') group by mark`.execute(db);
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** Municipalities, the greatest first. */
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
