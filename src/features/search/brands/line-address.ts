import { brandOfAddress, lineSlug } from '../../catalogue/index.ts';
import { existingLine } from '../../listings/index.ts';
import { brands } from './stock.ts';

/** The lines that an address such as `salming-quest` may mean, as `brand/line`; brands as people write them. */
export function linesOfAddress(address: string): string[] {
  const parts = address.split('-');
  const lines = parts.flatMap((_, length) => {
    const brand = brandOfAddress(parts.slice(0, length).join('-'));
    const line = lineSlug(parts.slice(length).join('-'));
    if (brand === undefined || !brands.has(brand) || line === '') return [];
    return [`${brand}/${existingLine(brand, line)?.slug ?? line}`];
  });
  // The longest brand first: „Blue Stick“ is not „Blue“.
  return lines.toReversed();
}
