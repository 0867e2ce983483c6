import type { ReactNode } from 'react';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { brandPath, productPath } from '../address.ts';
import type { ListingDetail } from '../contract.ts';

type Branded = Pick<ListingDetail, 'brandName' | 'brandPage' | 'manufacturer' | 'model' | 'product'>;

/** Brand and model as the advertiser gave them, each leading to others of its kind; a line read from the text too. */
export function brandRows({
  brandName,
  brandPage,
  manufacturer,
  model,
  product,
}: Branded): { name: string; value: ReactNode }[] {
  const brand = brandPage ? <PageLink to={brandPath(brandPage)}>{brandName}</PageLink> : brandName;
  const line = product && <PageLink to={productPath(product.slug)}>{model ?? product.name}</PageLink>;
  return [
    ...(brandName ? [{ name: 'Značka', value: brand }] : []),
    ...(manufacturer && !saysSame(brandName ?? '', manufacturer)
      ? [{ name: 'Výrobce', value: manufacturer }]
      : []),
    ...(line || model ? [{ name: model ? 'Model' : 'Modelová řada', value: line ?? model }] : []),
  ];
}

/** „Salming“ and „Salming Sports“ on two lines would say one thing twice. */
function saysSame(brand: string, manufacturer: string): boolean {
  return brand.startsWith(manufacturer) || manufacturer.startsWith(brand);
}
