import { brandInCategoryUrl, productInSizeUrl, regionUrl } from '../../contract/urls.ts';
import type { LandingAddress } from './contract.ts';

/** The canonical URL of a landing page. */
export function landingUrl(address: LandingAddress): string {
  if ('brand' in address) return brandInCategoryUrl(address.brand, address.category);
  if ('product' in address) return productInSizeUrl(address.product, address.size);
  return regionUrl(address.region, address.category);
}
