import type { Point } from '../distance.ts';
import { districtByCode, districtByName } from '../districts.ts';
import type { Gathered } from './gathered.ts';
import { fromKrovak } from './krovak.ts';

/** A municipality of the official register, as far as the files say. */
export type Municipality = {
  readonly code: string;
  readonly name: string;
  /** Nothing when no file says in which district it lies. */
  readonly districtCode: string | undefined;
  /** The middle of its addresses; nothing without them. */
  readonly point: Point | undefined;
  readonly addresses: { readonly count: number; readonly postcodes: readonly string[] } | undefined;
};

/** Joins what the files said of each municipality, in the order of codes. */
export function settle(gathered: Gathered): Municipality[] {
  const codes = new Set([...gathered.names.keys(), ...gathered.addresses.keys()]);
  return [...codes].toSorted().flatMap((code) => {
    const addresses = gathered.addresses.get(code);
    const name = gathered.names.get(code) ?? addresses?.name;
    if (name === undefined) return [];
    return {
      code,
      name,
      districtCode: districtCodeOf(gathered, code),
      point: addresses && middle(addresses),
      addresses: addresses && { count: addresses.count, postcodes: [...addresses.postcodes].toSorted() },
    };
  });
}

/** The latest word counts, of those that lead to a district. */
function districtCodeOf({ districtsOf, districtCodes }: Gathered, code: string): string | undefined {
  return districtsOf
    .get(code)
    ?.map(({ system, id, name }) => {
      const lau = districtCodes.get(`${system}:${id}`);
      return (lau ? districtByCode(lau) : districtByName(name ?? ''))?.code;
    })
    .findLast((each) => each !== undefined);
}

function middle({ located, sumY, sumX }: { located: number; sumY: number; sumX: number }): Point | undefined {
  return located === 0 ? undefined : fromKrovak(sumY / located, sumX / located);
}
