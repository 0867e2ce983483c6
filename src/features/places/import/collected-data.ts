import { districtByCode } from '../districts.ts';

/** Running totals over the addresses of one municipality. */
type Addresses = {
  name: string;
  count: number;
  /** How many of `count` have coordinates; the sums are S-JTSK metres. */
  located: number;
  sumY: number;
  sumX: number;
  postcodes: Set<string>;
};

/** `csu` and `ruian` number districts differently; when the number is unknown, the name is used. */
export type DistrictReference = { system: 'csu' | 'ruian'; id: string; name?: string };

/** Everything read from the files so far, independent of their order. */
export type CollectedData = {
  readonly names: Map<string, string>;
  /** The district that each file gives for a municipality, latest file last. */
  readonly districtsOf: Map<string, DistrictReference[]>;
  /** LAU1 codes by `csu:40894` or `ruian:3804`. */
  readonly districtCodes: Map<string, string>;
  readonly addresses: Map<string, Addresses>;
};

export function emptyCollection(): CollectedData {
  return { names: new Map(), districtsOf: new Map(), districtCodes: new Map(), addresses: new Map() };
}

/** Why a line cannot be used, in a few English words; undefined when it was used. */
export type LineProblem = string | undefined;

export function collectName(into: CollectedData, code: string, name: string): LineProblem {
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (name === '') return `municipality ${code} has no name`;
  into.names.set(code, name);
}

export function collectLink(into: CollectedData, code: string, district: DistrictReference): LineProblem {
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (district.id === '') return `municipality ${code} has no district`;
  into.districtsOf.set(code, [...(into.districtsOf.get(code) ?? []), district]);
}

/** Districts that are not places, such as Extra-Regio, are skipped. */
export function collectDistrict(
  into: CollectedData,
  system: 'csu' | 'ruian',
  id: string,
  lau: string,
): LineProblem {
  if (lau === 'CZZZZZ' || id === '') return undefined;
  if (!districtByCode(lau)) return `"${lau}" is not the LAU1 code of a district`;
  into.districtCodes.set(`${system}:${id}`, lau);
}

export function isCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
