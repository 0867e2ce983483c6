import { type SearchState, searchAddress } from '../search/address.ts';
import type { ListingCard } from '../listings/contract.ts';

/** What belongs to one look at a list, not to the search. */
const passing = new Set(['sort', 'limit', 'cursor']);

/** The Atom feed of a search: `/vyhledavani/florbalky.atom?price=-800`. */
export function feedAddress(search: SearchState): string {
  const lasting = Object.fromEntries(Object.entries(search).filter(([name]) => !passing.has(name)));
  const [path = '', query] = searchAddress(lasting).split('?');
  return `${path}.atom${query ? `?${query}` : ''}`;
}

type Drawn = Pick<ListingCard, 'id' | 'photo' | 'inserted'> & { changed: string };

/**
 * The picture of an advert for those who share it. Other sites keep what they have once fetched under an address, so
 * the address changes with the advert.
 */
export function coverAddress({ id, changed, inserted, photo }: Drawn): string {
  const moment = Math.max(Date.parse(changed), Date.parse(inserted));
  return `/nahledy/${id}.jpg?v=${moment.toString(36)}${photo ? `-${photo.id.slice(0, 6)}` : ''}`;
}
