import type { Point } from './distance.ts';
import { districtByCode } from './districts.ts';

/** A listing's district, and the coordinates of its municipality when that is public. */
type Shown = { district_code: string; lat: number | null; lon: number | null };

/**
 * The point of a listing for distances, the same as on its page: the district's seat when only the district is
 * shown.
 */
export function shownPoint({ district_code, lat, lon }: Shown): Point {
  const seat = districtByCode(district_code);
  if (!seat) throw new Error(`No district ${district_code}`);
  return lat === null || lon === null ? seat : { lat, lon };
}
