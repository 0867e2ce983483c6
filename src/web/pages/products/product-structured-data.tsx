import type { ProductPage } from '../../../features/products/contract.ts';
import { JsonLd } from '../../json-ld.tsx';

/** The product in the words of schema.org, where its prices are known; the category offered most speaks. */
export function ProductStructuredData({
  product,
}: {
  product: Pick<ProductPage, 'brand' | 'name' | 'categories'>;
}) {
  const priced = product.categories.find(({ prices }) => prices);
  if (!priced?.prices) return null;
  const { min, max, count } = priced.prices;
  return (
    <JsonLd
      facts={{
        '@type': 'Product',
        name: `${product.brand.name} ${product.name}`,
        brand: { '@type': 'Brand', name: product.brand.name },
        category: priced.name,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'CZK',
          lowPrice: min,
          highPrice: max,
          offerCount: count,
        },
      }}
    />
  );
}
