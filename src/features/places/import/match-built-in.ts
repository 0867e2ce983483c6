import { fold } from '../../../contract/fold.ts';
import { distanceKm, type Point } from '../distance.ts';
import type { Municipality } from './merge-municipalities.ts';

/** A built-in place that has no official code yet. */
export type UnmatchedPlace = Point & {
  readonly code: string;
  readonly name: string;
  readonly districtCode: string;
};

/** Max distance in km between the built-in and the official point of the same place. */
const sameSpotKm = 5;
/** Files with at least this many municipalities are taken to cover the whole country (it has 6,258). */
const wholeCountry = 6000;

/**
 * Pairs built-in places with official municipalities: the same name in the same district or near the same point;
 * when the files cover the whole country, also a name that is unique there, for places that changed districts.
 */
export function matchBuiltIn(
  foundlings: UnmatchedPlace[],
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
