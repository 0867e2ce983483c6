import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { allDistricts, allRegions, normalizeName } from './districts.ts';

export type PlaceRow = {
  code: string;
  name: string;
  districtCode: string;
  lat: number;
  lon: number;
  /** Only set on rows found by postal code. */
  postcode?: string;
};

export type BuiltInPlace = {
  code: string;
  name: string;
  districtCode: string;
  lat: number;
  lon: number;
  weight: number;
};

const columns = ['code', 'name', 'district_code as districtCode', 'lat', 'lon'] as const;

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export async function hasAnyPlace(db: Database): Promise<boolean> {
  return (await db.selectFrom('places').select('code').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAnyPostcode(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('place_postcodes').select('postcode').limit(1).executeTakeFirst()) !== undefined
  );
}

/** Stores regions, districts and built-in places in one transaction; existing rows are left unchanged. */
export async function storeBuiltIn(db: Database, places: BuiltInPlace[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('regions')
      .values(allRegions().map(({ code, name }) => ({ code, name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('districts')
      .values(
        allDistricts().map(({ code, name, regionCode, townName, lat, lon }) => ({
          code,
          name,
          region_code: regionCode,
          town_name: townName,
          lat,
          lon,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('places')
      .values(
        places.map(({ districtCode, ...place }) => ({
          ...place,
          folded: normalizeName(place.name),
          district_code: districtCode,
          source: 'built-in' as const,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function rowByCode(db: Database, code: string): Promise<PlaceRow | undefined> {
  return db.selectFrom('places').select(columns).where('code', '=', code).executeTakeFirst();
}

/** The municipalities of a district, by descending weight. */
export async function rowsOfDistrict(db: Database, districtCode: string): Promise<PlaceRow[]> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('district_code', '=', districtCode)
    .orderBy('weight', 'desc')
    .orderBy('code')
    .execute();
}

export type NameQuery = { name: string; whole: boolean; districts: string[] | undefined };

/**
 * Rows whose normalized name has a word beginning with `name` (or equals it, when `whole`): exact matches first,
 * then by descending weight.
 */
export async function rowsByName(
  db: Database,
  { name, whole, districts }: NameQuery,
  limit: number,
): Promise<PlaceRow[]> {
  const start = `${escaped(name)}%`;
  return db
    .selectFrom('places')
    .select(columns)
    .where((eb) =>
      whole
        ? eb('folded', '=', name)
        : eb.or([eb('folded', 'like', start), eb('folded', 'like', `% ${start}`)]),
    )
    .$if(districts !== undefined, (query) => query.where('district_code', 'in', districts ?? []))
    .orderBy((eb) => eb('folded', '=', name), 'desc')
    .orderBy((eb) => eb('folded', 'like', start), 'desc')
    .orderBy('weight', 'desc')
    .orderBy(sql`folded collate "C"`)
    .orderBy('district_code')
    .limit(limit)
    .execute();
}

/** Rows with a postal code that begins with these digits, without duplicates, by descending weight. */
export async function rowsByPostcode(db: Database, digits: string, limit: number): Promise<PlaceRow[]> {
  return db
    .selectFrom('places')
    .innerJoin('place_postcodes', 'place_postcodes.place_code', 'places.code')
    .select(['code', 'name', 'district_code as districtCode', 'lat', 'lon'])
    .select((eb) => eb.fn.min('postcode').as('postcode'))
    .where('postcode', 'like', `${escaped(digits)}%`)
    .groupBy('places.code')
    .orderBy('weight', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute();
}

export async function rowsInBox(
  db: Database,
  box: { south: number; north: number; west: number; east: number },
): Promise<PlaceRow[]> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('lat', '>=', box.south)
    .where('lat', '<=', box.north)
    .where('lon', '>=', box.west)
    .where('lon', '<=', box.east)
    .execute();
}

/** Every municipality with its coordinates. */
export async function locatedPlaces(db: Database): Promise<PlaceRow[]> {
  return db.selectFrom('places').select(columns).execute();
}

/** A fingerprint that changes whenever a municipality is added, moved or assigned to another district. */
export async function fingerprintOfPlaces(db: Database): Promise<string> {
  const { count, sum } = await db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<string>`coalesce(sum(hashtext(concat_ws(' ', name, district_code, lat, lon))::bigint), 0)::text`.as(
        'sum',
      ),
    )
    .executeTakeFirstOrThrow();
  return `${count} ${sum}`;
}

/** Sources of the municipalities' coordinates. Those of district towns always come from GeoNames. */
export async function sourcesOf(db: Database): Promise<('geonames' | 'ruian')[]> {
  const official = await db
    .selectFrom('places')
    .select('code')
    .where('source', '=', 'official')
    .limit(1)
    .executeTakeFirst();
  return official ? ['geonames', 'ruian'] : ['geonames'];
}
