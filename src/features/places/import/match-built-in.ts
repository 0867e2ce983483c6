import { fold } from '../../../contract/fold.ts';
import { distanceKm, type Point } from '../distance.ts';
import type { Municipality } from './settle.ts';

/** A built-in place that is still without its official code. */
export type Foundling = Point & {
  readonly code: string;
  readonly name: string;
  readonly districtCode: string;
};

/** How far the built-in point of a place may be from its official one, in km. */
const sameSpotKm = 5;
/** From this many municipalities on, the files are taken for the whole country (it has 6,258). */
const wholeCountry = 6000;

/**
 * Which built-in place is which official municipality: the same name in the same district or at the same spot;
 * in files of the whole country also a name that only one bears, for places that changed their district.
 */
export function adoptions(
  foundlings: Foundling[],
  municipalities: Municipality[],
): { from: string; to: string }[] {
  const byName = Map.groupBy(municipalities, (each) => fold(each.name));
  const foundlingsByName = Map.groupBy(foundlings, (each) => fold(each.name));
  const whole = municipalities.length >= wholeCountry;

  const pairs = [...foundlingsByName].flatMap(([name, sameNamed]) => {
    const candidates = byName.get(name) ?? [];
    const only = whole && sameNamed.length === 1 && candidates.length === 1;
    return sameNamed.flatMap((foundling) =>
      candidates.flatMap((municipality) => {
        const km = municipality.point ? distanceKm(foundling, municipality.point) : undefined;
        const sameDistrict = municipality.districtCode === foundling.districtCode;
        const sameSpot = km !== undefined && km <= sameSpotKm;
        return only || sameDistrict || sameSpot ? { foundling, municipality, sameSpot, km: km ?? 0 } : [];
      }),
    );
  });

  const taken = new Set<string>();
  return pairs
    .toSorted((a, b) => Number(b.sameSpot) - Number(a.sameSpot) || a.km - b.km)
    .flatMap(({ foundling, municipality }) => {
      if (taken.has(foundling.code) || taken.has(municipality.code)) return [];
      taken.add(foundling.code).add(municipality.code);
      return { from: foundling.code, to: municipality.code };
    });
}
