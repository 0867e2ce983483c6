import type { Database } from '../../platform/platform.ts';
import { type PlaceRow, rowsByName, rowsInBox } from './db.ts';
import { boxAround, distanceKm, type Point } from './distance.ts';
import { allDistricts, allRegions, districtByCode, normalizeName } from './districts.ts';
import { type LocatedPlace, placeByCode, placesNamed } from './find.ts';

/** The regions of postal codes by first digit; an approximation for places without imported codes. */
const regionsByDigit: Readonly<Record<string, readonly string[]>> = {
  '1': ['CZ010'],
  '2': ['CZ020'],
  '3': ['CZ031', 'CZ032', 'CZ041', 'CZ063'],
  '4': ['CZ042', 'CZ051'],
  '5': ['CZ051', 'CZ052', 'CZ053', 'CZ063', 'CZ064'],
  '6': ['CZ063', 'CZ064', 'CZ072'],
  '7': ['CZ071', 'CZ072', 'CZ080'],
};

/** Whether a postal code is plausible for a place in this district. */
export function isPlausiblePostcode(postcode: string, districtCode: string): boolean {
  return (regionsByDigit[postcode.charAt(0)] ?? []).includes(districtCode.slice(0, 5));
}

/**
 * The municipality meant by a name together with a postal code. Where several have the name, the code decides: by
 * the imported table, or by the regions of its first digit. Undefined for an unknown name.
 */
export async function placeOfPostcode(
  db: Database,
  name: string,
  postcode: string,
): Promise<LocatedPlace | undefined> {
  const named = await placesNamed(db, name);
  if (named.length < 2) return named[0];
  const withCode = await placesNamed(db, postcode);
  const exact = named.find((each) => withCode.some((other) => other.code === each.code));
  return exact ?? named.find((each) => isPlausiblePostcode(postcode, each.district.code)) ?? named[0];
}

export type ResolvedPlace = {
  /** Null for a village that is not in the list. */
  placeCode: string | null;
  placeName: string;
  districtCode: string;
  /** The municipality's point; the district town's for a village that is not in the list. */
  point: Point;
};

const villageName = /^\p{L}[\p{L}\d .,()/-]{0,59}$/u;

/**
 * Resolves a chosen municipality, or a typed name with its district; undefined when the code or district is unknown
 * or the name is not valid.
 */
export async function resolvePlace(
  db: Database,
  given: { placeCode: string } | { name: string; districtCode: string },
): Promise<ResolvedPlace | undefined> {
  if ('placeCode' in given) {
    const place = await placeByCode(db, given.placeCode);
    return place && resolved(place.code, place.name, place.district.code, place);
  }
  const name = given.name.trim().replace(/\s+/g, ' ');
  const district = districtByCode(given.districtCode);
  if (!district || !villageName.test(name)) return undefined;
  const wanted = { name: normalizeName(name), whole: true, districts: [district.code] };
  const [row] = await rowsByName(db, wanted, 1);
  return row
    ? resolved(row.code, row.name, row.districtCode, row)
    : resolved(null, name, district.code, district);
}

function resolved(
  placeCode: string | null,
  placeName: string,
  districtCode: string,
  { lat, lon }: Point,
): ResolvedPlace {
  return { placeCode, placeName, districtCode, point: { lat, lon } };
}

/** A place in external data, given by names only. */
export type NamedPlace = {
  name: string;
  district?: string | undefined;
  region?: string | undefined;
  postcode?: string | undefined;
};

/**
 * Resolves a place given by names; a village that is not in the list keeps its name when its district is known.
 * Otherwise returns a sentence that says what is missing.
 */
export async function namedPlace(db: Database, named: NamedPlace): Promise<ResolvedPlace | string> {
  const { name, district, postcode } = named;
  if (district !== undefined) {
    const code = districtNamed(district);
    return code === undefined ? `no district ${district} is known` : inDistrict(db, name, code);
  }
  const place = postcode === undefined ? undefined : await placeOfPostcode(db, name, postcode);
  if (place) return inDistrict(db, place.name, place.district.code);
  const [near] = postcode === undefined ? [] : await placesNamed(db, postcode);
  return near ? inDistrict(db, name, near.district.code) : onlyOneNamed(db, named);
}

/** Names of districts are unique; Prague is also accepted by the name of its region. */
function districtNamed(name: string): string | undefined {
  const wanted = normalizeName(name);
  if (wanted === 'hlavni mesto praha') return 'CZ0100';
  return allDistricts().find((each) => normalizeName(each.name) === wanted)?.code;
}

async function inDistrict(db: Database, name: string, districtCode: string): Promise<ResolvedPlace | string> {
  return (await resolvePlace(db, { name, districtCode })) ?? `${name} is no name of a place`;
}

async function onlyOneNamed(db: Database, { name, region }: NamedPlace): Promise<ResolvedPlace | string> {
  const wanted = allRegions().find((each) => normalizeName(each.name) === normalizeName(region ?? ''));
  const [only, another] = (await placesNamed(db, name)).filter(
    (place) => !wanted || place.region.code === wanted.code,
  );
  if (!only) return `no municipality ${name} is known: name its district too`;
  if (another) return `there are several municipalities ${name}: name the district too`;
  return inDistrict(db, only.name, only.district.code);
}

/**
 * Codes of what lies within `km`: municipalities by their point, and districts by their town, where listings that
 * show only the district are placed.
 */
export async function placesWithin(
  db: Database,
  centre: Point,
  km: number,
): Promise<{ placeCodes: string[]; districtCodes: string[] }> {
  const [within = { placeCodes: [], districtCodes: [] }] = await placesWithinEach(db, centre, [km]);
  return within;
}

/** The same for several distances, in one query. */
export async function placesWithinEach(
  db: Database,
  centre: Point,
  distances: readonly number[],
): Promise<{ placeCodes: string[]; districtCodes: string[] }[]> {
  const rows = await rowsInBox(db, boxAround(centre, Math.max(...distances)));
  const places = rows.map((row) => ({ code: row.code, km: distanceKm(centre, row) }));
  const districts = allDistricts().map((each) => ({ code: each.code, km: distanceKm(centre, each) }));
  const codesWithin = (found: typeof places, max: number) =>
    found.flatMap(({ code, km }) => (km <= max ? [code] : []));
  return distances.map((km) => ({
    placeCodes: codesWithin(places, km),
    districtCodes: codesWithin(districts, km),
  }));
}

/** Codes of what lies in a rectangle; same result as `placesWithin`. */
export async function placesInBox(
  db: Database,
  box: { south: number; north: number; west: number; east: number },
): Promise<{ placeCodes: string[]; districtCodes: string[] }> {
  const rows = await rowsInBox(db, box);
  return {
    placeCodes: rows.map(({ code }) => code),
    districtCodes: allDistricts()
      .filter(({ lat, lon }) => lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east)
      .map(({ code }) => code),
  };
}

/**
 * Search radii in km, tried in turn until one contains a municipality; no point of the country is further from one.
 */
const searchRadiiKm = [5, 15, 60];

/** The municipality nearest to a point; undefined far outside the country. */
export async function nearestPlace(db: Database, point: Point): Promise<PlaceRow | undefined> {
  for (const km of searchRadiiKm) {
    const rows = await rowsInBox(db, boxAround(point, km));
    const byDistance = rows
      .map((row) => ({ row, away: distanceKm(point, row) }))
      .filter(({ away }) => away <= km)
      .toSorted((a, b) => a.away - b.away);
    if (byDistance[0]) return byDistance[0].row;
  }
  return undefined;
}
