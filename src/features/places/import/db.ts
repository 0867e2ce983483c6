import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Database } from '../../../platform/platform.ts';
import type { UnmatchedPlace } from './match-built-in.ts';
import type { Point } from '../distance.ts';
import { normalizeName } from '../districts.ts';

type Work = Transaction<Tables>;
export type OfficialPlace = Point & {
  code: string;
  name: string;
  districtCode: string;
  weight: number | undefined;
  located: boolean;
};

const chunkSize = 1000;
/** Key of the advisory lock that allows one import at a time. */
const importLock = 1651_0043;
const foreignKeyViolation = '23503';

/** Runs an import in one transaction, and only one at a time. */
export async function withImportLock<T>(db: Database, work: (trx: Work) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(trx);
    return work(trx);
  });
}

export async function existingPlaces(
  trx: Work,
): Promise<(UnmatchedPlace & { source: 'built-in' | 'official' })[]> {
  return trx
    .selectFrom('places')
    .select(['code', 'name', 'district_code as districtCode', 'lat', 'lon', 'source'])
    .execute();
}

/**
 * Gives a built-in place its official code; rows that refer to it follow by their foreign keys. Where an earlier
 * import has already added the official row, the two are merged, unless listings refer to both.
 */
export async function setOfficialCode(trx: Work, from: string, to: string): Promise<boolean> {
  const rename = () => trx.updateTable('places').set({ code: to }).where('code', '=', from).execute();
  const { rows } = await sql`select from places where code = ${to}`.execute(trx);
  if (rows.length === 0) {
    await rename();
    return true;
  }
  await trx.updateTable('place_postcodes').set({ place_code: from }).where('place_code', '=', to).execute();
  if (await removeUnused(trx, to)) {
    await rename();
    return true;
  }
  await trx.updateTable('place_postcodes').set({ place_code: to }).where('place_code', '=', from).execute();
  return removeUnused(trx, from);
}

async function removeUnused(trx: Work, code: string): Promise<boolean> {
  await sql`savepoint removal`.execute(trx);
  try {
    await trx.deleteFrom('places').where('code', '=', code).execute();
    return true;
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === foreignKeyViolation))
      throw problem;
    await sql`rollback to savepoint removal`.execute(trx);
    return false;
  }
}

/** Inserts or updates places. A point that is only the district town's never replaces a known one. */
export async function storeOfficial(trx: Work, places: OfficialPlace[]): Promise<void> {
  for (const located of [true, false]) {
    const own = places.filter((each) => each.located === located);
    for (let start = 0; start < own.length; start += chunkSize) {
      await trx
        .insertInto('places')
        .values(
          own.slice(start, start + chunkSize).map(({ code, name, districtCode, lat, lon, weight = 0 }) => ({
            code,
            name,
            folded: normalizeName(name),
            district_code: districtCode,
            lat,
            lon,
            weight,
            source: 'official' as const,
          })),
        )
        .onConflict((conflict) =>
          conflict.column('code').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            folded: eb.ref('excluded.folded'),
            district_code: eb.ref('excluded.district_code'),
            source: eb.ref('excluded.source'),
            ...(located
              ? {
                  lat: eb.ref('excluded.lat'),
                  lon: eb.ref('excluded.lon'),
                  weight: eb.ref('excluded.weight'),
                }
              : {}),
          })),
        )
        .execute();
    }
  }
}

/** Replaces the postal codes of these municipalities. */
export async function storePostcodes(
  trx: Work,
  pairs: { postcode: string; placeCode: string }[],
): Promise<void> {
  const codes = [...new Set(pairs.map((each) => each.placeCode))];
  if (codes.length === 0) return;
  await sql`delete from place_postcodes where place_code = any(${codes})`.execute(trx);
  for (let start = 0; start < pairs.length; start += chunkSize) {
    await trx
      .insertInto('place_postcodes')
      .values(
        pairs
          .slice(start, start + chunkSize)
          .map(({ postcode, placeCode }) => ({ postcode, place_code: placeCode })),
      )
      .execute();
  }
}
