import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandFacts, brandOfAddress, categories } from '../catalogue/index.ts';
import { liveCards } from '../listings/index.ts';
import { engineOf } from '../search/index.ts';
import type { BrandPage } from './contract.ts';
import { mostOffered, type BrandCount, brandCounts, brands, productsInStock } from './products.ts';

const newestShown = 10;

/** A brand by its slug or any of its spellings, with its live listings. */
export async function readBrand(
  platform: Pick<Platform, 'db' | 'clock'>,
  named: string,
): Promise<BrandPage | Refusal<'not-found'>> {
  const slug = brandOfAddress(named) ?? '';
  const brand = brands().get(slug);
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

async function newestOf(platform: Pick<Platform, 'db' | 'clock'>, brand: string) {
  const conditions = [
    { type: 'values', key: 'kind', values: ['offer'] },
    { type: 'values', key: 'brand', values: [brand] },
  ] as const;
  const asOf = platform.clock.now().getTime() * 1000;
  const { page } = await engineOf(platform.db).answer(
    { places: new Map(), conditions, asOf },
    { page: { order: { sort: 'newest' }, atMost: newestShown } },
  );
  const cards = await liveCards(
    platform,
    page.map(({ id }) => id),
  );
  return page.flatMap(({ id }) => cards.get(id) ?? []);
}
