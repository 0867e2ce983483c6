import type { SearchState } from '../../../features/search/address.ts';
import type { Understood } from '../../../features/search/contract.ts';
import { addDemandUrl } from '../../../contract/urls.ts';

/** Parameters about presentation or exclusion, which a demand does not take over. */
const listing = new Set(['kind', 'sort', 'limit', 'cursor', 'not']);

/** URL for adding a demand prefilled with the filters and the query of a search. */
export function demandOfSearch(search: SearchState, understood: readonly Understood[] = []): string {
  const filters = Object.entries(search).flatMap(([name, values]) =>
    listing.has(name) ? [] : (values ?? []).map((value) => [name, value]),
  );
  const words = understood.filter(({ key }) => !listing.has(key) && !(key in search));
  const pairs = [...filters, ...words.map(({ key, value }) => [key, value])];
  return pairs.length > 0 ? `${addDemandUrl}?${new URLSearchParams(pairs)}` : addDemandUrl;
}
