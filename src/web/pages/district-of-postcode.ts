import type { Place } from '../../features/places/contract.ts';

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
