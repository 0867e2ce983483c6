import { type SearchParameter, searchParameters } from './parameters.ts';

export { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';

/** A search as its address says it: values by parameter, none of them empty. One category stands in the path. */
export type SearchState = Readonly<Partial<Record<SearchParameter, readonly string[]>>>;

/** The two fields of a plain form that a range is typed into. */
export const rangeFields = (name: string) => ({ min: `${name}Min`, max: `${name}Max` });

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

/** Whether nothing but one category narrows the search: what deserves a place in search engines. */
export function isPlain(search: SearchState): boolean {
  return Object.entries(search).every(
    ([name, values]) => !values || (name === 'category' && values.length === 1),
  );
}
