/** The parameters of a search, in the one order its address writes them. */
export const searchParameters = [
  'q',
  'kind',
  'category',
  'brand',
  'condition',
  'wear',
  'price',
  'priceType',
  'swap',
  'place',
  'radius',
  'sort',
  'limit',
  'cursor',
] as const;
export type SearchParameter = (typeof searchParameters)[number];

/** A search as its address says it: values by parameter, none of them empty. One category stands in the path. */
export type SearchState = Readonly<Partial<Record<SearchParameter, readonly string[]>>>;

/** Values that a parameter knows; any other is as if it were not there. */
const knownValues: Readonly<Partial<Record<SearchParameter, readonly string[]>>> = {
  kind: ['offer', 'demand'],
  condition: ['new', 'like-new', 'used', 'damaged'],
  wear: ['light', 'moderate', 'heavy'],
  priceType: ['fixed', 'agreement', 'free'],
  swap: ['yes'],
  sort: ['relevance', 'newest', 'cheapest', 'dearest', 'nearest'],
};

const severalValues: ReadonlySet<string> = new Set(['category', 'brand', 'condition', 'wear', 'priceType']);

/**
 * Reads the path's category and the query of `/vyhledavani/{slug?}`. Empty fields of a plain form are left out,
 * `priceMin` and `priceMax` become `price`, values that repeat are kept once.
 */
export function readSearch(slug: string | undefined, query: URLSearchParams): SearchState {
  const found: Partial<Record<SearchParameter, readonly string[]>> = {};
  for (const name of searchParameters) {
    const given = [...(name === 'category' && slug ? [slug] : []), ...query.getAll(name)];
    const values = [...new Set(given.map((value) => value.trim()))].filter(
      (value) => value !== '' && (knownValues[name]?.includes(value) ?? true),
    );
    const kept = severalValues.has(name) ? values.toSorted() : values.slice(0, 1);
    if (kept.length > 0) found[name] = kept;
  }
  const price = priceOf(query);
  if (price) found.price = [price];
  if (!found.place) delete found.radius;
  if (found.sort?.[0] === defaultSort(found)) delete found.sort;
  return found;
}

/** The order a search has when none is chosen: by relevance to its words, otherwise the newest first. */
export function defaultSort(search: SearchState): 'relevance' | 'newest' {
  return search.q ? 'relevance' : 'newest';
}

/** The address of a search, the same for the same search whoever wrote it. */
export function searchAddress(search: SearchState): string {
  const alone = search.category?.length === 1 ? search.category[0] : undefined;
  const query = new URLSearchParams();
  for (const name of searchParameters) {
    if (name === 'category' && alone !== undefined) continue;
    for (const value of search[name] ?? []) query.append(name, value);
  }
  const path = alone === undefined ? '/vyhledavani' : `/vyhledavani/${encodeURIComponent(alone)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same search without one value, or without the whole parameter; what continued the old list is dropped. */
export function without(search: SearchState, name: SearchParameter, value?: string): SearchState {
  const left = value === undefined ? [] : (search[name] ?? []).filter((each) => each !== value);
  return changed(search, name, left);
}

/** The same search with other values of one parameter. */
export function changed(search: SearchState, name: SearchParameter, values: readonly string[]): SearchState {
  const { cursor: _, ...rest } = { ...search, [name]: values.length > 0 ? values : undefined };
  return rest.place ? rest : { ...rest, radius: undefined };
}

/** Whether nothing but words, a category or a kind narrows the search: what deserves a place in search engines. */
export function isPlain(search: SearchState): boolean {
  return Object.entries(search).every(
    ([name, values]) => !values || (name === 'category' && values.length === 1),
  );
}

/** What is no whole amount is left out; ends given the other way round are turned. */
function priceOf(query: URLSearchParams): string | undefined {
  if (!query.has('priceMin') && !query.has('priceMax')) return undefined;
  const bound = (name: string) => {
    const typed = (query.get(name) ?? '').replaceAll(/\s|Kč/gi, '');
    return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
  };
  const [min, max] = [bound('priceMin'), bound('priceMax')];
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
  return `${min ?? ''}-${max ?? ''}`;
}
