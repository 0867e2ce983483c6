import type { Platform } from '../../../platform/platform.ts';
import { loadBuiltInPlaces } from '../built-in/list.ts';
import { districtByCode } from '../districts.ts';
import { matchBuiltIn } from './match-built-in.ts';
import {
  setOfficialCode,
  withImportLock,
  existingPlaces,
  storeOfficial,
  storePostcodes,
  type OfficialPlace,
} from './db.ts';
import { emptyCollection } from './collected-data.ts';
import { readSource, type Problem } from './read-source.ts';
import { mergeMunicipalities, type Municipality } from './merge-municipalities.ts';
import { openSources } from './sources.ts';

export type ImportProgress = {
  readonly read: (source: string, files: number, rows: number) => void;
  readonly problem: (problem: Problem) => void;
};

export type ImportSummary = {
  files: number;
  rows: number;
  municipalities: number;
  /** How many of the municipalities are new to the database. */
  added: number;
  postcodes: number;
  /** Municipalities without coordinates: their stored point is unchanged, or is that of the district's town. */
  withoutPoint: number;
  /** Built-in places that the files do not mention. */
  stillBuiltIn: number;
};

/**
 * Imports the official register of municipalities from files, folders, zip archives or web addresses, in any order;
 * can be repeated at any time. Lines that cannot be used are reported and skipped. Safe while the app is running.
 */
export async function importPlaces(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  inputs: readonly string[],
  progress: ImportProgress,
): Promise<ImportSummary> {
  await loadBuiltInPlaces({ db });
  const gathered = emptyCollection();
  const today = clock.now().toISOString().slice(0, 10).replaceAll('-', '');
  let files = 0;
  let rows = 0;
  for await (const source of openSources(inputs)) {
    rows += await readSource(source, gathered, today, progress.problem);
    files += 1;
    progress.read(source.name, files, rows);
  }
  const settled = mergeMunicipalities(gathered);
  return { files, rows, ...(await store(db, settled, progress.problem)) };
}

async function store(db: Platform['db'], settled: Municipality[], complain: (problem: Problem) => void) {
  return withImportLock(db, async (trx) => {
    const before = await existingPlaces(trx);
    const byCode = new Map(before.map((each) => [each.code, each]));
    const foundlings = before.filter((each) => each.source === 'built-in');
    const adopted = matchBuiltIn(foundlings, settled);
    const adoptedDistrict = new Map(adopted.map(({ from, to }) => [to, byCode.get(from)?.districtCode]));

    const official = settled.flatMap((each) => {
      const knownDistrict = byCode.get(each.code)?.districtCode ?? adoptedDistrict.get(each.code);
      const place = officialPlace(each, each.districtCode ?? knownDistrict);
      if (!place)
        complain({ source: `${each.name} (${each.code})`, why: 'no file says in which district it lies' });
      return place ?? [];
    });
    const stored = new Set(official.map((each) => each.code));
    let stillBuiltIn = foundlings.length;
    for (const { from, to } of adopted) {
      if (stored.has(to) && (await setOfficialCode(trx, from, to))) stillBuiltIn -= 1;
    }
    await storeOfficial(trx, official);

    const pairs = settled
      .filter((each) => stored.has(each.code))
      .flatMap(({ code, addresses }) =>
        (addresses?.postcodes ?? []).map((postcode) => ({ postcode, placeCode: code })),
      );
    await storePostcodes(trx, pairs);
    return {
      municipalities: official.length,
      added: official.filter(({ code }) => !byCode.has(code) && !adoptedDistrict.has(code)).length,
      postcodes: new Set(pairs.map((each) => each.postcode)).size,
      withoutPoint: official.filter((each) => !each.located).length,
      stillBuiltIn,
    };
  });
}

/** A municipality without addresses gets the point of its district's town until they are imported. */
function officialPlace(
  municipality: Municipality,
  districtCode: string | undefined,
): OfficialPlace | undefined {
  const { code, name, point, addresses } = municipality;
  const district = districtCode === undefined ? undefined : districtByCode(districtCode);
  if (!district) return undefined;
  const { lat, lon } = point ?? district;
  return {
    code,
    name,
    districtCode: district.code,
    lat,
    lon,
    weight: addresses?.count,
    located: point !== undefined,
  };
}
