import { categoryUrl, searchUrl } from '../../contract/urls.ts';
import { type SearchParameter, searchParameters } from './parameters.ts';

export { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';

/** A search as in its URL: non-empty values by parameter. A single category is in the path. */
export type SearchState = Readonly<Partial<Record<SearchParameter, readonly string[] | undefined>>>;

/** Names of the two form fields of a range. */
export const rangeFields = (name: string) => ({ min: `${name}Min`, max: `${name}Max` });

/** Default order: by relevance with words, otherwise newest first. */
export function defaultSort(search: SearchState): 'relevance' | 'newest' {
  return search.q ? 'relevance' : 'newest';
}

/** Canonical URL of a search. */
export function searchAddress(search: SearchState): string {
  const alone = search.category?.length === 1 ? search.category[0] : undefined;
  const query = queryText(search, alone !== undefined);
  const path = alone === undefined ? searchUrl : categoryUrl(encodeURIComponent(alone));
  return query === '' ? path : `${path}?${query}`;
}

/** The search as a query string including the category, e.g. for requesting its count. */
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

/** The kind a page lists: offers by default, demands, or `all`. */
export function listedKind(search: SearchState): 'offer' | 'demand' | 'all' {
  const kind = search.kind?.[0];
  return kind === 'demand' || kind === 'all' ? kind : 'offer';
}

/** Converts to the parameters of `GET /search`, where an absent kind means both. */
export function apiSearch(search: SearchState): SearchState {
  const kind = listedKind(search);
  return { ...search, kind: kind === 'all' ? undefined : [kind] };
}

/** Converts a query of `GET /search` to a page's search; the inverse of `apiSearch`. */
export function pageSearch(search: SearchState, query: URLSearchParams): SearchState {
  return query.has('kind') ? search : { ...search, kind: ['all'] };
}

/** The parameters of `GET /search` as a query string, e.g. for a watch. */
export function apiQueryText(search: SearchState): string {
  const { kind, ...rest } = apiSearch(search);
  const text = queryText(rest);
  return kind ? [`kind=${kind[0]}`, text].filter(Boolean).join('&') : text;
}

/** Removes one value of a parameter, or the whole parameter; also drops the cursor. */
export function without(search: SearchState, name: SearchParameter, value?: string): SearchState {
  const left = value === undefined ? [] : (search[name] ?? []).filter((each) => each !== value);
  return changed(search, name, left);
}

/** Replaces the values of one parameter. */
export function changed(search: SearchState, name: SearchParameter, values: readonly string[]): SearchState {
  const { cursor: _, ...rest } = { ...search, [name]: values.length > 0 ? values : undefined };
  return rest.place ? rest : { ...rest, radius: undefined };
}

/** Replaces the words; fewer than `shortest` characters cannot be searched for. */
export function withWords(search: SearchState, words: string, shortest = 3): SearchState {
  return changed(search, 'q', words.trim().length < shortest ? [] : [words.trim()]);
}

/** Changes the place: around a municipality, or in a whole district or region. */
export function searchAround(search: SearchState, place: string, radius: string | undefined): SearchState {
  return changed(changed(search, 'place', [place]), 'radius', radius ? [radius] : []);
}

/** Whether at most one category narrows the search, so that the page may be indexed. */
export function isPlain(search: SearchState): boolean {
  return Object.entries(search).every(
    ([name, values]) => !values || (name === 'category' && values.length === 1),
  );
}
