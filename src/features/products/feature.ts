import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandAliases } from '../catalogue/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import type { BrandInStock } from './contract.ts';
import { byName, letterOf, listProductsInStock, brandCounts, brands } from './products.ts';
import { readBrand } from './read-brand.ts';
import { computeUsualPrices } from './price-guide/compute.ts';
import { usualPricesByCondition, usualPriceOf, usualPriceOfListing } from './price-guide/read.ts';
import { readProduct } from './read-product.ts';

/** Brands from A to Z and their product lines. */
function productRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listBrands, () => listBrandsInStock(platform)),
    implement(contract.getBrand, ({ params }) => readBrand(platform, params.slug)),
    implement(contract.listProducts, ({ query }) => listProductsInStock(platform, query)),
    implement(contract.getProduct, ({ params, query }) => readProduct(platform, { ...params, ...query })),
    implement(contract.listPricesByCondition, ({ params }) => usualPricesByCondition(platform, params.slug)),
    implement(contract.getUsualPrice, ({ query }) => usualPriceOf(platform, query)),
    implement(contract.getListingUsualPrice, ({ params }) => usualPriceOfListing(platform, params.id)),
  ];
}

export const productsFeature: Feature = {
  contract,
  endpoints: productRoutes,
  schedule: (platform) => [
    { name: 'compute-usual-prices', cron: '14 */3 * * *', run: () => computeUsualPrices(platform) },
  ],
};

/** Every brand with its counts, including brands without live listings. */
export async function listBrandsInStock(platform: Pick<Platform, 'db' | 'clock'>): Promise<BrandInStock[]> {
  const counts = new Map<string, { offer: number; demand: number }>();
  for (const { brand, kind, count } of await brandCounts(platform)) {
    const before = counts.get(brand) ?? { offer: 0, demand: 0 };
    counts.set(brand, { ...before, [kind]: before[kind] + count });
  }
  return [...brands().values()].toSorted(byName).map(({ slug, name }) => ({
    slug,
    name,
    letter: letterOf(name),
    aliases: [...brandAliases(slug)],
    offers: counts.get(slug)?.offer ?? 0,
    demands: counts.get(slug)?.demand ?? 0,
  }));
}
