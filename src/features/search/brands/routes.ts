import { type Endpoint, implement } from '../../../contract/endpoint.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getBrand, getProduct, listBrands, listProducts } from './contract.ts';
import { listBrandsInStock } from './list-brands.ts';
import { listProductsInStock } from './list-products.ts';
import { readBrand } from './read-brand.ts';
import { readProduct } from './read-product.ts';

export function brandRoutes(platform: Platform): Endpoint[] {
  return [
    implement(listBrands, () => listBrandsInStock(platform)),
    implement(getBrand, ({ params }) => readBrand(platform, params.slug)),
    implement(listProducts, ({ query }) => listProductsInStock(platform, query)),
    implement(getProduct, ({ params, query }) => readProduct(platform, { ...params, ...query })),
  ];
}
