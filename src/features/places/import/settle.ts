import { type Point, distanceKm } from '../distance.ts';
import { districtByCode, districtByName } from '../districts.ts';
import { fromKrovak } from './mpsv.ts';
import { fold } from '../../../contract/fold.ts';

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

/** What the addresses of one municipality add up to. */
type Addresses = {
  name: string;
  count: number;
  /** Of `count`, those with coordinates; the sums are S-JTSK metres. */
  located: number;
  sumY: number;
  sumX: number;
  postcodes: Set<string>;
};

/** `csu` and `ruian` number districts differently; a name does for the rest. */
type DistrictReference = { system: 'csu' | 'ruian'; id: string; name?: string };

/** Everything read from the files so far, in any order. */
export type Gathered = {
  readonly names: Map<string, string>;
  /** What each file said of a municipality's district, the latest last. */
  readonly districtsOf: Map<string, DistrictReference[]>;
  /** LAU1 by `csu:40894` or `ruian:3804`. */
  readonly districtCodes: Map<string, string>;
  readonly addresses: Map<string, Addresses>;
};

export function nothingGathered(): Gathered {
  return { names: new Map(), districtsOf: new Map(), districtCodes: new Map(), addresses: new Map() };
}

/** Why a line cannot be used, in a few English words; nothing when it could. */
export type Complaint = string | undefined;

export function gatherName(into: Gathered, code: string, name: string): Complaint {
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (name === '') return `municipality ${code} has no name`;
  into.names.set(code, name);
}

export function gatherLink(into: Gathered, code: string, district: DistrictReference): Complaint {
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (district.id === '') return `municipality ${code} has no district`;
  into.districtsOf.set(code, [...(into.districtsOf.get(code) ?? []), district]);
}

/** Districts of other systems, such as Extra-Regio, are no places. */
export function gatherDistrict(into: Gathered, system: 'csu' | 'ruian', id: string, lau: string): Complaint {
  if (lau === 'CZZZZZ' || id === '') return undefined;
  if (!districtByCode(lau)) return `"${lau}" is not the LAU1 code of a district`;
  into.districtCodes.set(`${system}:${id}`, lau);
}

export function isCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

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
