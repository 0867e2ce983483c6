import type { SearchState } from '../../../features/search/address.ts';
import type { Understood } from '../../../features/search/contract.ts';
import { addDemandUrl } from '../../../contract/urls.ts';

/** How a search is listed and what it does not want, not what is looked for. */
const listing = new Set(['kind', 'sort', 'limit', 'cursor', 'not']);

/** The address at which a demand begins with what a search was looking for, in filters and in words. */
export function demandOfSearch(search: SearchState, understood: readonly Understood[] = []): string {
  const filters = Object.entries(search).flatMap(([name, values]) =>
    listing.has(name) ? [] : (values ?? []).map((value) => [name, value]),
  );
  const words = understood.filter(({ key }) => !listing.has(key) && !(key in search));
  const pairs = [...filters, ...words.map(({ key, value }) => [key, value])];
  return pairs.length > 0 ? `${addDemandUrl}?${new URLSearchParams(pairs)}` : addDemandUrl;
}
