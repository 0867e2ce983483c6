import type { Point } from './distance.ts';
import { districtByCode } from './districts.ts';

/** A listing's district, and its municipality where that may be shown. */
type Shown = { district_code: string; lat: number | null; lon: number | null };

/** Where a listing stands for distances, as on its page: one that shows only its district, in the district's seat. */
export function shownPoint({ district_code, lat, lon }: Shown): Point {
  const seat = districtByCode(district_code);
  if (!seat) throw new Error(`No district ${district_code}`);
  return lat === null || lon === null ? seat : { lat, lon };
}
