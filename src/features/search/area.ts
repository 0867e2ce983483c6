import type { Database } from '../../platform/platform.ts';
import {
  type Point,
  allDistricts,
  districtByCode,
  districtLabel,
  placeByCode,
  placesWithin,
  placesWithinEach,
  regionOf,
} from '../places/index.ts';
import { radiiKm } from './contract.ts';

/**
 * Where listings may be. A listing that shows its municipality is there; one that shows only its district stands
 * in the district town, so that a search never tells more than the listing does.
 */
export type Area = {
  /** Of the place it is, or lies around. */
  name?: string;
  /** Districts of which every listing belongs. */
  districts: string[];
  /** Municipalities of which listings that show them belong. */
  places: string[];
  /** Districts whose town lies in the area. */
  towns: string[];
  /** What is near is near to this point; a region has none. */
  centre?: Point;
};

/**
 * The area that the code of a municipality, district or region means; around a municipality everything within
 * `radiusKm` of it. Districts and regions have borders and no surroundings.
 */
export async function areaOf(db: Database, code: string, radiusKm?: number): Promise<Area> {
  const district = districtByCode(code);
  if (district) return { ...nowhere, name: districtLabel(district), districts: [code], centre: district };
  const inRegion = allDistricts().filter(({ regionCode }) => regionCode === code);
  const [first] = inRegion;
  if (first) return { ...nowhere, name: regionOf(first).name, districts: inRegion.map((each) => each.code) };
  const place = await placeByCode(db, code);
  if (!place) return nowhere;
  if (radiusKm) return around(db, place, radiusKm);
  const towns = allDistricts().filter(
    (each) => each.townName === place.name && each.regionCode === place.region.code,
  );
  const { name } = place;
  return { ...nowhere, name, places: [place.code], towns: towns.map((each) => each.code), centre: place };
}

/** Each of the radii that can be chosen around a municipality, the least first; nothing for any other code. */
export async function surroundingsOf(db: Database, code: string): Promise<Area[]> {
  const place = await placeByCode(db, code);
  if (!place) return [];
  const rings = await placesWithinEach(db, place, radiiKm);
  return rings.map((ring) => areaWithin(ring, place));
}

const nowhere: Area = { districts: [], places: [], towns: [] };

type Middle = Point & { name: string };

async function around(db: Database, centre: Middle, km: number): Promise<Area> {
  return areaWithin(await placesWithin(db, centre, km), centre);
}

function areaWithin(
  { placeCodes, districtCodes }: { placeCodes: string[]; districtCodes: string[] },
  centre: Middle,
): Area {
  return { ...nowhere, name: centre.name, places: placeCodes, towns: districtCodes, centre };
}
