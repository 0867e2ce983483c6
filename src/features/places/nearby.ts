import type { Database } from '../../platform/platform.ts';
import { rowsInBox } from './db.ts';
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
  const near = (point: Point) => distanceKm(centre, point) <= km;
  const rows = await rowsInBox(db, boxAround(centre, km));
  return {
    placeCodes: rows.filter(near).map((each) => each.code),
    districtCodes: allDistricts()
      .filter(near)
      .map((each) => each.code),
  };
}
