import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandFacts, brandOfAddress, categories } from '../../catalogue/index.ts';
import { cardsOf } from '../../listings/index.ts';
import { pageOfMatches } from '../db.ts';
import { sortKeys } from '../db-sort.ts';
import type { BrandPage } from './contract.ts';
import { mostOffered } from './list-products.ts';
import { type BrandCount, brandCounts, brands, productsInStock } from './stock.ts';

const newestShown = 10;

/** A brand by its slug or a name people type, with what living adverts hold of it. */
export async function readBrand(
  platform: Pick<Platform, 'db' | 'clock'>,
  named: string,
): Promise<BrandPage | Refusal<'not-found'>> {
  const slug = brandOfAddress(named) ?? '';
  const brand = brands.get(slug);
  const facts = brandFacts(slug);
  if (!brand || !facts) return refuse('not-found');
  const [all, products, newest] = await Promise.all([
    brandCounts(platform),
    productsInStock(platform),
    newestOf(platform, slug),
  ]);
  const counts = all.filter((each) => each.brand === slug);
  return {
    ...brand,
    offers: sum(counts, 'offer'),
    demands: sum(counts, 'demand'),
    facts,
    categories: categories().flatMap(({ slug: category, name }) => {
      const here = counts.filter((each) => each.category === category);
      if (here.length === 0) return [];
      return [{ slug: category, name, offers: sum(here, 'offer'), demands: sum(here, 'demand') }];
    }),
    products: products.filter((each) => each.brand.slug === slug).toSorted(mostOffered),
    newest,
  };
}

function sum(counts: BrandCount[], kind: BrandCount['kind']): number {
  return counts.reduce((total, each) => total + (each.kind === kind ? each.count : 0), 0);
}

async function newestOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, brand: string) {
  const rows = await pageOfMatches(db, {
    filter: { kind: 'offer', brand: [brand], asOf: clock.now().getTime() * 1000 },
    keys: sortKeys({ sort: 'newest', terms: [] }),
    atMost: newestShown,
  });
  return cardsOf({ db, clock }, rows);
}
