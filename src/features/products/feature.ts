import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { listBrandsInStock } from './list-brands.ts';
import { listProductsInStock } from './list-products.ts';
import { readBrand } from './read-brand.ts';
import { readProduct } from './read-product.ts';

/** Brands from A to Z and their product lines. */
function productRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listBrands, () => listBrandsInStock(platform)),
    implement(contract.getBrand, ({ params }) => readBrand(platform, params.slug)),
    implement(contract.listProducts, ({ query }) => listProductsInStock(platform, query)),
    implement(contract.getProduct, ({ params, query }) => readProduct(platform, { ...params, ...query })),
  ];
}

export const productsFeature: Feature = { contract, endpoints: productRoutes };
