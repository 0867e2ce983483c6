import type { NamedPlace } from '../contract.ts';

/** The codes of the districts that a postal code leads to. */
export type PostcodeDistricts = (digits: string) => readonly string[];

/**
 * A postal code in a query stands for its district: `39701`, `397 01`, `PSČ 110 00`. Apart from its label, one of
 * Prague is written like a length and a flex, so there it counts only in one piece.
 */
export function postcodeNames(districts: ReadonlyMap<string, NamedPlace>, districtsOf: PostcodeDistricts) {
  return (words: readonly string[], at: number): { place: NamedPlace; length: number } | undefined => {
    const label = words[at] === 'psc' ? 1 : 0;
    const [first = '', second = ''] = words.slice(at + label, at + label + 2);
    const whole = /^[1-7]\d{4}$/.test(first);
    const apart =
      /^[1-7]\d{2}$/.test(first) && /^\d{2}$/.test(second) && (label > 0 || !first.startsWith('1'));
    const [code] = whole || apart ? districtsOf(first) : [];
    const place = code === undefined ? undefined : districts.get(code);
    return place && { place, length: label + (whole ? 1 : 2) };
  };
}
