import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { categories } from '../catalogue/index.ts';
import type { Product, ProductList, listProducts } from './contract.ts';
import { byName } from './letters.ts';
import { brands, productsInStock } from './stock.ts';

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
    brands: [...brands.values()].toSorted(byName).flatMap(({ slug, name }) => {
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
