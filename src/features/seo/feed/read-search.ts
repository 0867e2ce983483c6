import { categoryBySlug } from '../../catalogue/index.ts';
import { apiSearch, type SearchState } from '../../search/address.ts';
import { type SearchQuery, searchQuery } from '../../search/contract.ts';
import { readSearch } from '../../search/form.ts';

/** So many listings stand in a feed; whoever reads it once a day misses nothing that way. */
export const feedLength = 30;

export type FeedSearch = { state: SearchState; query: SearchQuery };

/** The search of a feed's address; nothing where it asks for what cannot be asked. */
export function readFeedSearch(
  slug: string | undefined,
  parameters: URLSearchParams,
): FeedSearch | undefined {
  if (slug !== undefined && !categoryBySlug(slug)) return undefined;
  const { cursor: _, ...rest } = readSearch(slug, parameters);
  const state: SearchState = { ...rest, sort: undefined, limit: undefined };
  const plain = Object.entries(apiSearch(state)).flatMap(([name, values]) =>
    values ? [[name, values.length === 1 ? values[0] : values] as const] : [],
  );
  const { data } = searchQuery.safeParse({
    ...Object.fromEntries(plain),
    sort: 'newest',
    limit: String(feedLength),
  });
  return data && { state, query: data };
}
