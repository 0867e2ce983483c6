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
 * Set of places that listings may be in. A listing that shows only its district counts as in the district town,
 * so that a search never reveals more than the listing does.
 */
export type Area = {
  /** Name of the place, or of its centre. */
  name?: string;
  /** Districts entirely in the area. */
  districts: string[];
  /** Municipalities in the area, for listings that show theirs. */
  places: string[];
  /** Districts whose town is in the area. */
  towns: string[];
  /** Origin of distances; a region has none. */
  centre?: Point;
};

/**
 * The area of a municipality, district or region code; for a municipality everything within `radiusKm`.
 * Districts and regions have exact borders and no radius.
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

/** Areas of all selectable radii around a municipality, ascending; empty for any other code. */
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
