import type { Database } from '../../platform/platform.ts';
import { allDistricts } from './districts.ts';
import { placesNamed } from './find.ts';
import { normalName } from './normal-name.ts';
import { placeOfPostcode } from './place-of-postcode.ts';
import { allRegions } from './regions.ts';
import { type ResolvedPlace, resolvePlace } from './resolve.ts';

/** A place as others write it: by names alone. */
export type NamedPlace = { name: string; district?: string; region?: string; postcode?: string };

/**
 * The place that these names mean; a village that the list lacks keeps its name where its district is known.
 * Otherwise one sentence that says what is missing.
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

/** Names of districts do not repeat; Prague is also called as its region is. */
function districtNamed(name: string): string | undefined {
  const wanted = normalName(name);
  if (wanted === 'hlavni mesto praha') return 'CZ0100';
  return allDistricts().find((each) => normalName(each.name) === wanted)?.code;
}

async function inDistrict(db: Database, name: string, districtCode: string): Promise<ResolvedPlace | string> {
  return (await resolvePlace(db, { name, districtCode })) ?? `${name} is no name of a place`;
}

async function onlyOneNamed(db: Database, { name, region }: NamedPlace): Promise<ResolvedPlace | string> {
  const wanted = allRegions().find((each) => normalName(each.name) === normalName(region ?? ''));
  const [only, another] = (await placesNamed(db, name)).filter(
    (place) => !wanted || place.region.code === wanted.code,
  );
  if (!only) return `no municipality ${name} is known: name its district too`;
  if (another) return `there are several municipalities ${name}: name the district too`;
  return inDistrict(db, only.name, only.district.code);
}
