import type { Database } from '../../platform/platform.ts';
import {
  allDistricts,
  builtInCode,
  districtByCode,
  districtOfBuiltInCode,
  districtsOfPostcode,
  regionOf,
  normalizeName,
} from './districts.ts';
import type { Place } from './contract.ts';
import {
  hasAnyPostcode,
  rowByCode,
  rowsByName,
  rowsByPostcode,
  rowsOfDistrict,
  type NameQuery,
  type PlaceRow,
} from './db.ts';

/** A municipality with its coordinates, which the API does not return. */
export type LocatedPlace = Place & { readonly lat: number; readonly lon: number };

const maxPlaces = 20;

/**
 * Suggestions for a typed text, best first: municipalities by the beginning of a word of the name, with or without
 * diacritics and district, or by the beginning of a postal code. Until the table of codes is imported, a code yields
 * the largest municipalities of its district.
 */
export async function findPlaces(db: Database, typed: string, limit: number): Promise<LocatedPlace[]> {
  const digits = postcodeDigits(typed, 3);
  if (digits) return (await rowsNearPostcode(db, digits, limit)).map(toLocatedPlace);
  for (const reading of readings(typed)) {
    const rows = await rowsByName(db, reading, limit);
    if (rows.length > 0) return rows.map(toLocatedPlace);
  }
  return [];
}

async function rowsNearPostcode(db: Database, digits: string, limit: number): Promise<PlaceRow[]> {
  if (await hasAnyPostcode(db)) return rowsByPostcode(db, digits, limit);
  const districts = districtsOfPostcode(digits).map((each) => rowsOfDistrict(db, each));
  return (await Promise.all(districts)).flat().slice(0, limit);
}

/** The municipalities that a complete text names: „Brno“, „Nová Ves, okres Mělník“, „602 00“. */
export async function placesNamed(db: Database, typed: string): Promise<LocatedPlace[]> {
  const digits = postcodeDigits(typed, 5);
  if (digits) return (await rowsByPostcode(db, digits, maxPlaces)).map(toLocatedPlace);
  const [name, ...withDistrict] = readings(typed).filter((reading) => !reading.partOfTown);
  for (const reading of name ? [name, ...withDistrict] : []) {
    const rows = await rowsByName(db, { ...reading, whole: true }, maxPlaces);
    if (rows.length > 0) return rows.map(toLocatedPlace);
  }
  return [];
}

/** Looks a place up by its official code, or by the built-in code it had before the official register was imported. */
export async function placeByCode(db: Database, code: string): Promise<LocatedPlace | undefined> {
  const row = await rowByCode(db, code);
  if (row) return toLocatedPlace(row);
  const district = districtOfBuiltInCode(code);
  if (district === undefined) return undefined;
  const former = (await rowsOfDistrict(db, district)).find(
    (each) => builtInCode(each.name, district) === code,
  );
  return former && toLocatedPlace(former);
}

/** Whether postal codes resolve to municipalities; otherwise they only resolve to districts. */
export async function postcodesKnown(db: Database): Promise<boolean> {
  return hasAnyPostcode(db);
}

function toLocatedPlace({ code, name, districtCode, lat, lon, postcode }: PlaceRow): LocatedPlace {
  const district = districtByCode(districtCode);
  if (!district) throw new Error(`Place ${code} lies in an unknown district ${districtCode}`);
  const { code: regionCode, name: regionName } = regionOf(district);
  return {
    code,
    name,
    district: { code: districtCode, name: district.name },
    region: { code: regionCode, name: regionName },
    ...(postcode ? { postcode: `${postcode.slice(0, 3)} ${postcode.slice(3)}` } : {}),
    lat,
    lon,
  };
}

function postcodeDigits(typed: string, atLeast: number): string | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^\d{3,5}$/.test(digits) && digits.length >= atLeast ? digits : undefined;
}

type Reading = NameQuery & { partOfTown?: true };

/**
 * The possible interpretations of a typed text, likeliest first: a name; a name and a district („Nová Ves Mělník“);
 * a town and a part of it that is not a municipality („Brno-střed“, „Praha 6“).
 */
function readings(typed: string): Reading[] {
  const words = normalizeName(typed)
    .split(' ')
    .filter((word) => word !== '' && word !== 'okres');
  const splits = words.slice(1).map((_, index) => {
    const cut = words.length - 1 - index;
    return { name: words.slice(0, cut).join(' '), rest: words.slice(cut).join(' ') };
  });
  if (words.length === 0) return [];
  return [
    { name: words.join(' '), whole: false, districts: undefined },
    ...splits.flatMap(({ name, rest }) => {
      const districts = allDistricts().filter((each) => normalizeName(each.name).startsWith(rest));
      return districts.length ? [{ name, whole: false, districts: districts.map((each) => each.code) }] : [];
    }),
    ...splits.map(({ name }) => ({ name, whole: true, districts: undefined, partOfTown: true as const })),
  ];
}
