import {
  allBrands,
  brandName,
  categories,
  categoryById,
  madeOfCatalogue,
  noBrand,
  otherBrand,
} from '../catalogue/index.ts';
import { existingLine } from '../listings/index.ts';
import { type PriceSpan, type Product, minPrices, type ProductList, type listProducts } from './contract.ts';
import { type LineRow, countByBrand, readLines } from './db.ts';
import { type UsualPriceRow, usualPricesOfLines } from './price-guide/db.ts';
import { usualByCondition } from './price-guide/read.ts';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

/**
 * Known lines, and unknown ones typed by at least two advertisers: a model typed by one person alone has no
 * page.
 */
export function productsOf(rows: readonly LineRow[], usual: readonly UsualPriceRow[] = []): Product[] {
  const keyOf = (category: number, line: string) => `${category} ${line}`;
  const pricesOf = Map.groupBy(usual, ({ category_id, product }) => keyOf(category_id, product));
  return [...Map.groupBy(rows, ({ line }) => line)].flatMap(([line, ofLine]) => {
    const [brand = '', slug = ''] = line.split('/');
    const displayName = brandName(brand);
    const name = existingLine(brand, slug)?.name ?? typedName(ofLine);
    if (displayName === undefined || name === undefined) return [];
    const whole = { slug: `${brand}-${slug}`, name, brand: { slug: brand, name: displayName } };
    return ofLine.flatMap((row) => {
      const category = categoryById(row.category_id)?.slug;
      const { offers, demands } = row;
      const prices = pricesOf.get(keyOf(row.category_id, line)) ?? [];
      return category
        ? [{ ...whole, category, offers, demands, prices: spanOf(row), usual: usualSpan(prices) }]
        : [];
    });
  });
}

function typedName(rows: readonly LineRow[]): string | undefined {
  const people = new Set(rows.flatMap(({ first, last }) => [first, last]));
  return people.size > 1 ? (rows.find(({ typed }) => typed)?.typed ?? undefined) : undefined;
}

/** Undefined when there are fewer than `minPrices` prices. */
function spanOf({ priced, min, max }: Pick<LineRow, 'priced' | 'min' | 'max'>): PriceSpan | undefined {
  if (priced < minPrices || min === null || max === null) return undefined;
  return { count: priced, min, max };
}

/** From the lowest price of the worst condition to the highest of the best. */
function usualSpan(rows: readonly UsualPriceRow[]): Product['usual'] {
  const priced = usualByCondition(rows)?.rows ?? [];
  if (priced.length === 0) return undefined;
  return {
    low: Math.min(...priced.map(({ low }) => low)),
    high: Math.max(...priced.map(({ high }) => high)),
  };
}

/** Product lines of live listings, one page per category. */
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
      const here = both.filter((each) => each.category === slug).toSorted(pricedFirst);
      if (here.length === 0) return [];
      return [{ slug, name, total: here.length, products: here.slice((page - 1) * limit, page * limit) }];
    }),
  };
}

const pricedFirst = (a: Product, b: Product): number =>
  Number(isPriced(b)) - Number(isPriced(a)) || mostOffered(a, b);
const isPriced = ({ usual, prices }: Product) => (usual ?? prices) !== undefined;

/** Sort order: most offers, then most demands, then by name. */
export function mostOffered(a: Product, b: Product): number {
  const byDisplayName = byName({ name: `${a.brand.name} ${a.name}` }, { name: `${b.brand.name} ${b.name}` });
  return b.offers - a.offers || b.demands - a.demands || byDisplayName;
}

/** Brands with a page: „Jiná značka“ and „Bez značky“ are none. */
export const brands = madeOfCatalogue(
  () =>
    new Map(
      allBrands()
        .filter(({ slug }) => slug !== otherBrand && slug !== noBrand)
        .map(({ slug, name }) => [slug, { slug, name }]),
    ),
);

// Both queries read every live listing. Brand counts must agree with searches shown beside them, so they are
// cached for a shorter time than lines.
const brandsServeFor = 5_000;
const linesServeFor = 30_000;

/** Live listings by brand, category and kind. */
export const brandCounts = staleWhileRevalidate(brandsServeFor, async (db) =>
  (await countByBrand(db)).flatMap(({ category_id, ...row }) => {
    const category = categoryById(category_id)?.slug;
    return category && brands().has(row.brand) ? [{ ...row, category }] : [];
  }),
);
export type BrandCount = Awaited<ReturnType<typeof brandCounts>>[number];

/** Product lines of live listings, one entry per category of a line. */
export const productsInStock = staleWhileRevalidate(linesServeFor, async (db): Promise<Product[]> => {
  const [lines, usual] = await Promise.all([readLines(db), usualPricesOfLines(db)]);
  return productsOf(lines, usual);
});

/** Letters that are separate in the Czech alphabet; other accents sort with their base letter. */
const ownPlace = new Set(['Č', 'Ř', 'Š', 'Ž']);

/** Compares names in Czech order: Č after C, Ch after H. */
export function byName(a: { name: string }, b: { name: string }): number {
  return compareCzech(a.name, b.name);
}

/** The heading of a name: `Č`, `Ch`, `A` for Á; `#` when it does not begin with a letter. */
export function letterOf(name: string): string {
  if (/^ch/i.test(name)) return 'Ch';
  const [first = ''] = name.normalize('NFC').toUpperCase();
  const letter = ownPlace.has(first) ? first : (first.normalize('NFD')[0] ?? '');
  return /\p{L}/u.test(letter) ? letter : '#';
}
