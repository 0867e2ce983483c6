import { listingPath } from '../../listings/address.ts';
import type { Facts } from './json-ld.ts';

type Listed = { slug: string; id: number; title: string };

/** Listings in the order in which a page lists them, from its first on. */
export function itemListJsonLd(listings: readonly Listed[], origin: string): Facts {
  return {
    '@type': 'ItemList',
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + listingPath(listing),
      name: listing.title,
    })),
  };
}
