import type { RouterContextProvider } from 'react-router';
import { choiceFilters, numberFilters } from '../../../features/catalogue/address.ts';
import { kinds } from '../../../features/catalogue/contract.ts';
import {
  apiSearch,
  changed,
  rangeFields,
  rangeParameters,
  type SearchParameter,
  type SearchState,
  searchAddress,
  searchParameters,
} from '../../../features/search/address.ts';
import { narrowest, readSearch, wrongRanges } from '../../../features/search/form.ts';
import {
  type SearchCount,
  type SearchResult,
  countSearch,
  searchListings,
  sellers,
  sorts,
} from '../../../features/search/contract.ts';
import type { Options } from '../../../features/site-config/contract.ts';
import { type ApiAnswer, callApi } from '../../api-client.ts';
import { nameOfPlace, type PlaceMeant, placeNamed } from './place-of-search.server.ts';

type Context = Readonly<RouterContextProvider>;
export type ErrorsByField = Record<string, string[]>;

export type ParsedSearch = {
  search: SearchState;
  errors: ErrorsByField;
  /** The typed text of the place field, if the form sent it. */
  typedPlace?: string | undefined;
  /** Non-numeric values typed into range fields. */
  wrongRanges: Readonly<Record<string, string>>;
  /** Municipalities the typed place may refer to. */
  meant: PlaceMeant[];
};

/** The search of a URL, or of a form submitted without JavaScript. */
export async function parseSearch(
  context: Context,
  slug: string | undefined,
  url: URL,
  parents: Readonly<Record<string, string>>,
  merged: Options['merged'],
): Promise<ParsedSearch> {
  const search = narrowest(asToday(readSearch(slug, url.searchParams), merged), parents);
  const typed = url.searchParams.get('placeName')?.trim();
  const wrong = wrongRanges(url.searchParams);
  if (typed === undefined) return { search, errors: {}, wrongRanges: wrong, meant: [] };
  const asked = { search, errors: {}, wrongRanges: wrong, typedPlace: typed, meant: [] };
  const region = url.searchParams.get('region') ?? '';
  const code = search.place?.[0];
  const unchanged = code !== undefined && typed === (await nameOfPlace(context, code));
  if (typed === '' || (unchanged && region !== '')) {
    return { ...asked, search: changed(search, 'place', region === '' ? [] : [region]) };
  }
  return unchanged ? asked : understood(context, asked, url);
}

/** What was merged is searched for, and written, as what it is now. */
function asToday(search: SearchState, merged: Options['merged']): SearchState {
  return merged.reduce((today, { parameter, from, to }) => {
    const name = searchParameters.find((each) => each === parameter);
    const values = name && today[name];
    return name && values?.includes(from)
      ? { ...today, [name]: [...new Set(values.map((each) => (each === from ? to : each)))].toSorted() }
      : today;
  }, search);
}

/** What a typed place means; where it may mean several, each with the address that chooses it. */
async function understood(context: Context, asked: ParsedSearch, url: URL): Promise<ParsedSearch> {
  const found = await placeNamed(context, asked.typedPlace ?? '');
  const radius = readSearch(undefined, new URLSearchParams(`place=x&${url.searchParams}`)).radius ?? [];
  const at = (code: string) => changed(changed(asked.search, 'place', [code]), 'radius', radius);
  if ('code' in found) return { ...asked, search: at(found.code) };
  const sentence =
    found.meant.length === 0
      ? 'Takovou obec neznáme. Zkus ji napsat celou, s okresem za čárkou.'
      : 'Takových obcí je víc. Vyber tu svoji.';
  return {
    ...asked,
    search: changed(asked.search, 'place', []),
    errors: { placeName: [sentence] },
    meant: found.meant.map(({ code, label }) => ({ label, to: searchAddress(at(code)) })),
  };
}

/** Fields of the form submitted without JavaScript that are never part of a canonical URL. */
const formFields = [
  'region',
  'placeName',
  ...rangeParameters.flatMap((name) => Object.values(rangeFields(name))),
];

/** The canonical URL of a search, if it differs; foreign parameters, such as a referral, are preserved. */
export function canonicalUrl(address: string, url: URL): string | undefined {
  const own = new Set<string>([...searchParameters, ...formFields]);
  const asked = new URLSearchParams([...url.searchParams].filter(([name]) => own.has(name)));
  const tidy = new URL(address, url);
  if (tidy.pathname === url.pathname && String(tidy.searchParams) === String(asked)) return undefined;
  for (const [name, value] of url.searchParams) if (!own.has(name)) tidy.searchParams.append(name, value);
  return tidy.pathname + tidy.search;
}

export type Answer<Data> = { result: Data | undefined; status: number; errors: ErrorsByField };

/** Search results from the API; refused parameters are left out and their error messages kept. */
export async function fetchResults(context: Context, search: SearchState): Promise<Answer<SearchResult>> {
  return withoutRefused(search, (asked) => callApi(context, searchListings, { query: queryOf(asked) }));
}

/** Only the counts; refused parameters are handled the same way. */
export async function countsOf(context: Context, search: SearchState): Promise<Answer<SearchCount>> {
  return withoutRefused(search, (asked) => {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...query } = queryOf(asked);
    return callApi(context, countSearch, { query });
  });
}

async function withoutRefused<Data>(
  search: SearchState,
  ask: (search: SearchState) => Promise<{ ok: true; data: Data } | Refused>,
): Promise<Answer<Data>> {
  const answer = await ask(search);
  if (answer.ok) return { result: answer.data, status: 200, errors: {} };
  const refused = refusedNames(answer.error.fields);
  if (answer.status !== 422 || refused.length === 0) {
    return { result: undefined, status: answer.status, errors: {} };
  }
  const errors = answer.error.fields;
  const again = await ask(leftOut(search, refused));
  return again.ok
    ? { result: again.data, status: 200, errors }
    : { result: undefined, status: again.status, errors };
}

type Refused = Extract<ApiAnswer<typeof searchListings>, { ok: false }>;

const refusedNames = (errors: ErrorsByField) => Object.keys(errors).map((path) => path.split('.')[0] ?? path);

const leftOut = (search: SearchState, names: readonly string[]): SearchState =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** The query for requesting further pages from the API in the browser, without the cursor. */
export function pagesQuery(search: SearchState, errors: ErrorsByField): string {
  const query = new URLSearchParams();
  const { cursor: _cursor, ...asked } = queryOf(leftOut(search, refusedNames(errors)));
  for (const [name, values] of Object.entries(asked))
    for (const value of [values].flat()) if (value !== undefined) query.append(name, value);
  return String(query);
}

/** The search as the API's query: one value or a list, as the parameter requires. */
export function queryOf(page: SearchState) {
  const search = apiSearch(page);
  const first = (name: SearchParameter) => search[name]?.[0];
  return {
    ...eachOf(
      ['category', 'brand', 'condition', 'wear', 'priceType', ...choiceFilters],
      (name) => search[name],
    ),
    ...eachOf(['q', 'price', 'place', 'radius', 'age', 'limit', 'cursor', ...numberFilters], first),
    kind: oneOf(kinds, search.kind),
    sort: oneOf(sorts, search.sort),
    swap: oneOf(['yes'], search.swap),
    photo: oneOf(['yes'], search.photo),
    seller: oneOf(sellers, search.seller),
  };
}

function eachOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const all: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    const value = valueOf(name);
    if (value !== undefined) all[name] = value;
  }
  return all;
}

function oneOf<Value extends string>(known: readonly Value[], given: readonly string[] | undefined) {
  return known.find((value) => value === given?.[0]);
}
