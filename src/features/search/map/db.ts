import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Area } from '../area.ts';
export async function interimSpots(db: Database, kind: 'offer' | 'demand' | undefined) {
  const { rows } = await sql<{
    id: number;
    lat: number;
    lon: number;
  }>`select listings.id, coalesce(places.lat, districts.lat) as lat, coalesce(places.lon, districts.lon) as lon from listings join districts on districts.code = listings.district_code left join places on listings.place_exact and places.code = listings.place_code where state in ('active','reserved') and (${kind ?? null}::text is null or kind = ${kind ?? null})`.execute(
    db,
  );
  return rows;
}
export async function interimIds(
  db: Database,
  kind: 'offer' | 'demand' | undefined,
  { districts, places, towns }: Area,
  page: { skip: number; take: number },
) {
  const { rows } = await sql<{
    id: number;
  }>`select id from listings where state in ('active','reserved') and (${kind ?? null}::text is null or kind = ${kind ?? null}) and (district_code = any(${districts}::text[])
    or coalesce(place_exact and place_code = any(${places}::text[]), false)
    or ((not place_exact or place_code is null) and district_code = any(${towns}::text[]))) order by inserted desc, id desc offset ${page.skip} limit ${page.take}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
