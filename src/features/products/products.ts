import { brandName, categoryById } from '../catalogue/index.ts';
import { existingLine } from '../listings/index.ts';
import { type PriceSpan, type Product, minPrices } from './contract.ts';
import type { LineRow } from './db.ts';

/**
 * Lines that are known, and others that at least two advertisers have typed: what one person alone calls a product
 * has no page.
 */
export function productsOf(rows: readonly LineRow[]): Product[] {
  return [...Map.groupBy(rows, ({ line }) => line)].flatMap(([line, ofLine]) => {
    const [brand = '', slug = ''] = line.split('/');
    const displayName = brandName(brand);
    const name = existingLine(brand, slug)?.name ?? typedName(ofLine);
    if (displayName === undefined || name === undefined) return [];
    const whole = { slug: `${brand}-${slug}`, name, brand: { slug: brand, name: displayName } };
    return ofLine.flatMap((row) => {
      const category = categoryById(row.category_id)?.slug;
      const { offers, demands } = row;
      return category ? [{ ...whole, category, offers, demands, prices: spanOf(row) }] : [];
    });
  });
}

function typedName(rows: readonly LineRow[]): string | undefined {
  const people = new Set(rows.flatMap(({ first, last }) => [first, last]));
  return people.size > 1 ? (rows.find(({ typed }) => typed)?.typed ?? undefined) : undefined;
}

/** Undefined with too few prices to say what is usual. */
export function spanOf({
  priced,
  min,
  typical,
  max,
}: Pick<LineRow, 'priced' | 'min' | 'typical' | 'max'>): PriceSpan | undefined {
  if (priced < minPrices || min === null || typical === null || max === null) return undefined;
  return { count: priced, min, typical, max };
}
