import { fold } from '../../../contract/fold.ts';
import type { Place } from '../contract.ts';

/**
 * The municipality that a typed text names among those suggested for it, or the candidates when it is ambiguous. A
 * name typed in full with its diacritics is accepted; `zdar` is not silently resolved to Žďár, as there is a Žďár
 * nad Sázavou.
 */
export function typedPlace(typed: string, places: readonly Place[]): { code: string } | { meant: Place[] } {
  const district = places.length > 1 ? districtOfPostcode(typed, places) : undefined;
  if (district) return { code: district };
  const bare = typed.split(/,\s*(?:okres )?|\s+\(/)[0]?.trim() ?? '';
  const named = places.filter(({ name }) => fold(name) === fold(bare));
  const beginning = places.filter(({ name }) => fold(name).startsWith(fold(bare)));
  const exactly = named.filter(({ name }) => name.toLowerCase() === bare.toLowerCase());
  for (const sure of [exactly, beginning, places]) {
    const [only, ...others] = sure;
    if (only && others.length === 0) return { code: only.code };
    if (sure.length > 1) break;
  }
  return { meant: exactly.length > 1 ? exactly : [...new Set([...named, ...beginning, ...places])] };
}

/**
 * The district of a complete postal code while the table of codes is not imported; it is then unknown which of the
 * suggested municipalities has the code.
 */
export function districtOfPostcode(typed: string, meant: readonly Place[]): string | undefined {
  if (!/^\d{3}\s?\d{2}$/.test(typed.trim())) return undefined;
  const districts = new Set(meant.map(({ district }) => district.code));
  return districts.size === 1 && meant.every(({ postcode }) => postcode === undefined)
    ? meant[0]?.district.code
    : undefined;
}
