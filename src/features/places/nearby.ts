import type { Database } from '../../platform/platform.ts';
import { type PlaceRow, rowsInBox } from './db.ts';
import { boxAround, distanceKm, type Point } from './distance.ts';
import { allDistricts } from './districts.ts';

/**
 * What lies within `km`: municipalities by their point, and districts by their town, which is where
 * listings that show only the district stand.
 */
export async function placesWithin(
  db: Database,
  centre: Point,
  km: number,
): Promise<{ placeCodes: string[]; districtCodes: string[] }> {
  const [within = { placeCodes: [], districtCodes: [] }] = await placesWithinEach(db, centre, [km]);
  return within;
}

/** The same for several distances, from one look. */
export async function placesWithinEach(
  db: Database,
  centre: Point,
  distances: readonly number[],
): Promise<{ placeCodes: string[]; districtCodes: string[] }[]> {
  const rows = await rowsInBox(db, boxAround(centre, Math.max(...distances)));
  const places = rows.map((row) => ({ code: row.code, km: distanceKm(centre, row) }));
  const districts = allDistricts().map((each) => ({ code: each.code, km: distanceKm(centre, each) }));
  const codesWithin = (found: typeof places, most: number) =>
    found.flatMap(({ code, km }) => (km <= most ? [code] : []));
  return distances.map((km) => ({
    placeCodes: codesWithin(places, km),
    districtCodes: codesWithin(districts, km),
  }));
}

/** What lies in a rectangle, both told as in `placesWithin`. */
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

/** How far around to look, in km: the first that has a municipality decides; nobody in the country lives further. */
const looks = [5, 15, 60];

/** The municipality whose point is nearest; nothing far from the country. */
export async function nearestPlace(db: Database, point: Point): Promise<PlaceRow | undefined> {
  for (const km of looks) {
    const rows = await rowsInBox(db, boxAround(point, km));
    const byDistance = rows
      .map((row) => ({ row, away: distanceKm(point, row) }))
      .filter(({ away }) => away <= km)
      .toSorted((a, b) => a.away - b.away);
    if (byDistance[0]) return byDistance[0].row;
  }
  return undefined;
}
