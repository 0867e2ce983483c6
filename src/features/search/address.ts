import {
  rangeOfFields,
  rangeParameters,
  type SearchParameter,
  searchParameters,
  writtenValues,
} from './parameters.ts';

export { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';

/** A search as its address says it: values by parameter, none of them empty. One category stands in the path. */
export type SearchState = Readonly<Partial<Record<SearchParameter, readonly string[]>>>;

/** The two fields of a plain form that a range is typed into. */
export const rangeFields = (name: string) => ({ min: `${name}Min`, max: `${name}Max` });

/**
 * Reads the path's category and the query of `/vyhledavani/{slug?}`. Empty fields of a plain form are left out,
 * `priceMin` and `priceMax` become `price` (as with every range), values that repeat are kept once.
 */
export function readSearch(slug: string | undefined, query: URLSearchParams): SearchState {
  const found: Partial<Record<SearchParameter, readonly string[]>> = {};
  for (const name of searchParameters) {
    const values = writtenValues(name, [
      ...(name === 'category' && slug ? [slug] : []),
      ...query.getAll(name),
    ]);
    if (values.length > 0) found[name] = values;
  }
  for (const name of rangeParameters) {
    const { min, max } = rangeFields(name);
    const range = rangeOfFields(query.get(min) ?? '', query.get(max) ?? '');
    if (range) found[name] = [range];
  }
  if (!found.place) delete found.radius;
  const sort = found.sort?.[0];
  if (sort === defaultSort(found) || (sort === 'relevance' && !found.q)) delete found.sort;
  return found;
}

/** The order a search has when none is chosen: by relevance to its words, otherwise the newest first. */
export function defaultSort(search: SearchState): 'relevance' | 'newest' {
  return search.q ? 'relevance' : 'newest';
}

/** The address of a search, the same for the same search whoever wrote it. */
export function searchAddress(search: SearchState): string {
  const alone = search.category?.length === 1 ? search.category[0] : undefined;
  const query = queryText(search, alone !== undefined);
  const path = alone === undefined ? '/vyhledavani' : `/vyhledavani/${encodeURIComponent(alone)}`;
  return query === '' ? path : `${path}?${query}`;
}

/** The search as a query alone, the category in it, e.g. for asking how much it finds. */
export function queryText(search: SearchState, withoutCategory = false): string {
  const query = new URLSearchParams();
  for (const name of searchParameters) {
    if (name === 'category' && withoutCategory) continue;
    for (const value of search[name] ?? []) query.append(name, value);
  }
  return String(query);
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

/** The same search with other words; fewer than `shortest` characters cannot be searched for. */
export function withWords(search: SearchState, words: string, shortest = 3): SearchState {
  return changed(search, 'q', words.trim().length < shortest ? [] : [words.trim()]);
}

/** A category that holds another chosen one only leads to it: the narrower one is what is searched. */
export function narrowest(search: SearchState, parents: Readonly<Record<string, string>>): SearchState {
  const chosen = search.category ?? [];
  const above = new Set(chosen.map((slug) => parents[slug]));
  const kept = chosen.filter((slug) => !above.has(slug));
  return kept.length === chosen.length ? search : changed(search, 'category', kept);
}

/** Whether nothing but one category narrows the search: what deserves a place in search engines. */
export function isPlain(search: SearchState): boolean {
  return Object.entries(search).every(
    ([name, values]) => !values || (name === 'category' && values.length === 1),
  );
}
