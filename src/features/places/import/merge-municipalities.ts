import type { Point } from '../distance.ts';
import { districtByCode, districtByName } from '../districts.ts';
import type { CollectedData } from './collected-data.ts';
import { fromKrovak } from './krovak.ts';

/** A municipality of the official register, as far as the files describe it. */
export type Municipality = {
  readonly code: string;
  readonly name: string;
  /** Undefined when no file gives its district. */
  readonly districtCode: string | undefined;
  /** The mean of its addresses; undefined without any. */
  readonly point: Point | undefined;
  readonly addresses: { readonly count: number; readonly postcodes: readonly string[] } | undefined;
};

/** Merges what the files contain for each municipality, ordered by code. */
export function mergeMunicipalities(gathered: CollectedData): Municipality[] {
  const codes = new Set([...gathered.names.keys(), ...gathered.addresses.keys()]);
  return [...codes].toSorted().flatMap((code) => {
    const addresses = gathered.addresses.get(code);
    const name = gathered.names.get(code) ?? addresses?.name;
    if (name === undefined) return [];
    return {
      code,
      name,
      districtCode: districtCodeOf(gathered, code),
      point: addresses && meanPoint(addresses),
      addresses: addresses && { count: addresses.count, postcodes: [...addresses.postcodes].toSorted() },
    };
  });
}

/** Of the references that resolve to a district, the latest wins. */
function districtCodeOf({ districtsOf, districtCodes }: CollectedData, code: string): string | undefined {
  return districtsOf
    .get(code)
    ?.map(({ system, id, name }) => {
      const lau = districtCodes.get(`${system}:${id}`);
      return (lau ? districtByCode(lau) : districtByName(name ?? ''))?.code;
    })
    .findLast((each) => each !== undefined);
}

function meanPoint({
  located,
  sumY,
  sumX,
}: {
  located: number;
  sumY: number;
  sumX: number;
}): Point | undefined {
  return located === 0 ? undefined : fromKrovak(sumY / located, sumX / located);
}
