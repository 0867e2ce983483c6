import { type SearchState, searchAddress } from '../search/address.ts';

/** Parameters of one view of a list rather than of the search itself. */
const viewParameters = new Set(['sort', 'limit', 'cursor']);

/** The Atom feed of a search: `/vyhledavani/florbalky.atom?price=-800`. */
export function feedAddress(search: SearchState): string {
  const lasting = Object.fromEntries(Object.entries(search).filter(([name]) => !viewParameters.has(name)));
  const [path = '', query] = searchAddress(lasting).split('?');
  return `${path}.atom${query ? `?${query}` : ''}`;
}
