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
