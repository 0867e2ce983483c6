import { fold } from '../../../contract/fold.ts';
import type { Place } from '../contract.ts';

/**
 * The municipality that a typed text names, out of those suggested for it, or those it may mean. A name typed whole
 * with its diacritics is taken; `zdar` is not silently Žďár while there is a Žďár nad Sázavou.
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
 * The district that a whole postal code leads to while it is not known whose it is: none of the municipalities that
 * it may mean is told to bear it.
 */
export function districtOfPostcode(typed: string, meant: readonly Place[]): string | undefined {
  if (!/^\d{3}\s?\d{2}$/.test(typed.trim())) return undefined;
  const districts = new Set(meant.map(({ district }) => district.code));
  return districts.size === 1 && meant.every(({ postcode }) => postcode === undefined)
    ? meant[0]?.district.code
    : undefined;
}
