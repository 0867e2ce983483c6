import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import type { Database } from '../../platform/platform.ts';
import {
  brandName,
  categories,
  categoryById,
  categoryBySlug,
  noBrand,
  otherBrand,
} from '../catalogue/index.ts';
import { allRegions, districtByCode, regionSlug } from '../places/index.ts';
import { knownProduct } from '../listings/index.ts';
import { sizeAttribute, sizedCategories, sizeSegment } from '../products/index.ts';
import { minForIndex } from '../search/rules.ts';
import type { LandingAddress } from './contract.ts';
import { type Stocked, stockByBrand, stockByDistrict, stockBySize } from './db.ts';

/** A landing page with enough offers, with the labels used in links to it. */
export type StockedLanding = {
  address: LandingAddress;
  /** Labels of the brand, the category and the region, and the stored value of the size. */
  labels: { brand?: string; category?: string; region?: string; size?: string };
  offers: number;
  changed: Date;
};

/**
 * Cached because it reads every live offer; short, because its counts appear in links to pages with counts of their
 * own.
 */
const cacheTtlMs = 30_000;

/** Every landing page that search engines may index; pages with fewer offers are `noindex`. */
export const stockedLandings = staleWhileRevalidate(cacheTtlMs, async (db) =>
  (await Promise.all([brandLandings(db), regionLandings(db), sizeLandings(db)])).flat(),
);

const categoryOf = ({ category_id }: Stocked) => categoryById(category_id);
const brandsWithoutPage: ReadonlySet<string> = new Set([noBrand, otherBrand]);

async function brandLandings(db: Database): Promise<StockedLanding[]> {
  return (await stockByBrand(db)).flatMap((row) => {
    const [name, category] = [brandName(row.brand), categoryOf(row)];
    if (name === undefined || !category || brandsWithoutPage.has(row.brand)) return [];
    const address = { brand: row.brand, category: category.slug };
    return ifIndexable(address, { brand: name, category: category.name }, [row]);
  });
}

async function regionLandings(db: Database): Promise<StockedLanding[]> {
  const rows = await stockByDistrict(db);
  return allRegions().flatMap(({ code, name }) => {
    const here = rows.filter(({ district }) => districtByCode(district)?.regionCode === code);
    const region = regionSlug(name);
    return [
      ...ifIndexable({ region }, { region: name }, here),
      ...categories().flatMap(({ id, slug: category, name: label }) =>
        ifIndexable(
          { region, category },
          { region: name, category: label },
          here.filter(({ category_id }) => category_id === id),
        ),
      ),
    ];
  });
}

async function sizeLandings(db: Database): Promise<StockedLanding[]> {
  const all = await Promise.all(
    sizedCategories.map(async (category) => {
      const [form, attribute] = [categoryBySlug(category), sizeAttribute(category)];
      if (!form || !attribute) return [];
      const rows = await stockBySize(db, { categoryId: form.id, key: attribute.key });
      return rows.flatMap((row) => {
        const [product, segment] = [knownProduct(row.line)?.slug, sizeSegment(category, row.size)];
        // Skips other spellings of a line, which the product page does not read.
        if (product === undefined || segment === undefined || row.line.replace('/', '-') !== product)
          return [];
        return ifIndexable({ product, size: segment }, { size: row.size }, [row]);
      });
    }),
  );
  return all.flat();
}

function ifIndexable(
  address: LandingAddress,
  labels: StockedLanding['labels'],
  rows: readonly Stocked[],
): StockedLanding[] {
  const offers = rows.reduce((sum, row) => sum + row.offers, 0);
  if (offers < minForIndex) return [];
  return [{ address, labels, offers, changed: new Date(Math.max(...rows.map(({ changed }) => +changed))) }];
}
