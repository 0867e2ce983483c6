import type { Database } from '../../platform/platform.ts';
import { rowsByName } from './db.ts';
import type { Point } from './distance.ts';
import { districtByCode } from './districts.ts';
import { placeByCode } from './find.ts';
import { normalName } from './normal-name.ts';

export type ResolvedPlace = {
  /** Nothing for a village that the list lacks. */
  placeCode: string | null;
  placeName: string;
  districtCode: string;
  /** Of the municipality; of the district's town for a village that the list lacks. */
  point: Point;
};

const villageName = /^\p{L}[\p{L}\d .,()/-]{0,59}$/u;

/** A chosen municipality, or a typed name with its district; nothing when either is unknown or no name. */
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
  const wanted = { name: normalName(name), whole: true, districts: [district.code] };
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
