import { categoryUrl, searchUrl } from '../../contract/urls.ts';
import { type SearchParameter, searchParameters } from './parameters.ts';

export { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';

/** A search as its address says it: values by parameter, none of them empty. One category stands in the path. */
export type SearchState = Readonly<Partial<Record<SearchParameter, readonly string[] | undefined>>>;

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
  const path = alone === undefined ? searchUrl : categoryUrl(encodeURIComponent(alone));
  return query === '' ? path : `${path}?${query}`;
}

/** The search as a query alone, the category in it, e.g. for asking how much it finds. */
export function queryText(search: SearchState, withoutCategory = false): string {
  const query = new URLSearchParams();
  for (const name of searchParameters) {
    if (name === 'category' && withoutCategory) continue;
    const values = search[name] ?? [];
    if (name === 'kind' && values[0] === 'offer') continue;
    for (const value of values) query.append(name, value);
  }
  return String(query);
}

/** The kind that a page lists: offers, unless its address names demands, or `all`. */
export function listedKind(search: SearchState): 'offer' | 'demand' | 'all' {
  const kind = search.kind?.[0];
  return kind === 'demand' || kind === 'all' ? kind : 'offer';
}

/** The search in the parameters of `GET /search`, where a missing kind means both. */
export function apiSearch(search: SearchState): SearchState {
  const kind = listedKind(search);
  return { ...search, kind: kind === 'all' ? undefined : [kind] };
}

/** The query of `GET /search` as a page's search; what it says is what `apiSearch` gives back. */
export function pageSearch(search: SearchState, query: URLSearchParams): SearchState {
  return query.has('kind') ? search : { ...search, kind: ['all'] };
}

/** The parameters of `GET /search` as text, e.g. for a watch. */
export function apiQueryText(search: SearchState): string {
  const { kind, ...rest } = apiSearch(search);
  const text = queryText(rest);
  return kind ? [`kind=${kind[0]}`, text].filter(Boolean).join('&') : text;
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

/** The same search around a municipality, or in a whole district or region. */
export function searchAround(search: SearchState, place: string, radius: string | undefined): SearchState {
  return changed(changed(search, 'place', [place]), 'radius', radius ? [radius] : []);
}

/** Whether nothing but one category narrows the search: what deserves a place in search engines. */
export function isPlain(search: SearchState): boolean {
  return Object.entries(search).every(
    ([name, values]) => !values || (name === 'category' && values.length === 1),
  );
}
