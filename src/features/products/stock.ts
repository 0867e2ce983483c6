import { allBrands, categoryById, noBrand, otherBrand } from '../catalogue/index.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import type { Product } from './contract.ts';
import { countByBrand, readLines } from './db.ts';
import { productsOf } from './products.ts';

/** Brands with a page: „Jiná značka“ and „Bez značky“ are none. */
export const brands = new Map(
  allBrands()
    .filter(({ slug }) => slug !== otherBrand && slug !== noBrand)
    .map(({ slug, name }) => [slug, { slug, name }]),
);

// Both read every live listing. Counts of brands stand beside a search with the same number; lines lead to no search.
const brandsServeFor = 5_000;
const linesServeFor = 30_000;

/** Living listings by brand, category and kind. */
export const brandCounts = staleWhileRevalidate(brandsServeFor, async (db) =>
  (await countByBrand(db)).flatMap(({ category_id, ...row }) => {
    const category = categoryById(category_id)?.slug;
    return category && brands.has(row.brand) ? [{ ...row, category }] : [];
  }),
);
export type BrandCount = Awaited<ReturnType<typeof brandCounts>>[number];

/** Product lines of live listings, each category of a line apart. */
export const productsInStock = staleWhileRevalidate(linesServeFor, async (db): Promise<Product[]> =>
  productsOf(await readLines(db)),
);
