import {
  allBrands,
  brandName,
  categories,
  categoryById,
  madeOfBrands,
  noBrand,
  otherBrand,
} from '../catalogue/index.ts';
import { existingLine } from '../listings/index.ts';
import { type PriceSpan, type Product, minPrices, type ProductList, type listProducts } from './contract.ts';
import { type LineRow, countByBrand, readLines } from './db.ts';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';

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

/** Undefined with too few prices to say from what to what they are. */
function spanOf({ priced, min, max }: Pick<LineRow, 'priced' | 'min' | 'max'>): PriceSpan | undefined {
  if (priced < minPrices || min === null || max === null) return undefined;
  return { count: priced, min, max };
}

/** Product lines of live listings; a page of each category that was asked for. */
export async function listProductsInStock(
  platform: Pick<Platform, 'db' | 'clock'>,
  { category, brand, limit, page }: z.output<typeof listProducts.query>,
): Promise<ProductList> {
  const products = await productsInStock(platform);
  const ofCategory = products.filter((each) => category === undefined || each.category === category);
  const ofBrand = products.filter((each) => brand === undefined || each.brand.slug === brand);
  const both = ofCategory.filter((each) => brand === undefined || each.brand.slug === brand);
  return {
    categories: categories().flatMap(({ slug, name }) => {
      const count = ofBrand.filter((each) => each.category === slug).length;
      return count > 0 ? [{ slug, name, products: count }] : [];
    }),
    brands: [...brands().values()].toSorted(byName).flatMap(({ slug, name }) => {
      const count = ofCategory.filter((each) => each.brand.slug === slug).length;
      return count > 0 ? [{ slug, name, products: count }] : [];
    }),
    groups: categories().flatMap(({ slug, name }) => {
      const here = both.filter((each) => each.category === slug).toSorted(mostOffered);
      if (here.length === 0) return [];
      return [{ slug, name, total: here.length, products: here.slice((page - 1) * limit, page * limit) }];
    }),
  };
}

/** The order of a catalogue: what is offered most, then what is wanted most, then by name. */
export function mostOffered(a: Product, b: Product): number {
  const byDisplayName = byName({ name: `${a.brand.name} ${a.name}` }, { name: `${b.brand.name} ${b.name}` });
  return b.offers - a.offers || b.demands - a.demands || byDisplayName;
}

/** Brands with a page: „Jiná značka“ and „Bez značky“ are none. */
export const brands = madeOfBrands(
  () =>
    new Map(
      allBrands()
        .filter(({ slug }) => slug !== otherBrand && slug !== noBrand)
        .map(({ slug, name }) => [slug, { slug, name }]),
    ),
);

// Both read every live listing. Counts of brands stand beside a search with the same number; lines lead to no search.
const brandsServeFor = 5_000;
const linesServeFor = 30_000;

/** Living listings by brand, category and kind. */
export const brandCounts = staleWhileRevalidate(brandsServeFor, async (db) =>
  (await countByBrand(db)).flatMap(({ category_id, ...row }) => {
    const category = categoryById(category_id)?.slug;
    return category && brands().has(row.brand) ? [{ ...row, category }] : [];
  }),
);
export type BrandCount = Awaited<ReturnType<typeof brandCounts>>[number];

/** Product lines of live listings, each category of a line apart. */
export const productsInStock = staleWhileRevalidate(linesServeFor, async (db): Promise<Product[]> =>
  productsOf(await readLines(db)),
);

const czech = new Intl.Collator('cs', { numeric: true });

/** Letters with a place of their own in the Czech alphabet; other accents stand with their base. */
const ownPlace = new Set(['Č', 'Ř', 'Š', 'Ž']);

/** Czech order of names: Č behind C, Ch behind H. */
export function byName(a: { name: string }, b: { name: string }): number {
  return czech.compare(a.name, b.name);
}

/** The letter a name stands under: `Č`, `Ch`, `A` for Á; `#` for what begins with no letter. */
export function letterOf(name: string): string {
  if (/^ch/i.test(name)) return 'Ch';
  const [first = ''] = name.normalize('NFC').toUpperCase();
  const letter = ownPlace.has(first) ? first : (first.normalize('NFD')[0] ?? '');
  return /\p{L}/u.test(letter) ? letter : '#';
}
