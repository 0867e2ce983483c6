import type { SearchState } from '../../features/search/address.ts';
import { addDemandUrl } from '../urls.ts';

/** How a search is listed, not what is looked for. */
const listing = new Set(['kind', 'sort', 'limit', 'cursor']);

/** The address at which a demand begins with what a search was looking for. */
export function demandOfSearch(search: SearchState): string {
  const pairs = Object.entries(search).flatMap(([name, values]) =>
    listing.has(name) ? [] : (values ?? []).map((value) => [name, value]),
  );
  return pairs.length > 0 ? `${addDemandUrl}?${new URLSearchParams(pairs)}` : addDemandUrl;
}
