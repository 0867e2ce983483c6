import { type RouterContextProvider, redirect } from 'react-router';
import { getOptions } from '../../../features/options/contract.ts';
import { kinds } from '../../../features/catalogue/contract.ts';
import {
  type SearchState,
  changed,
  readSearch,
  searchAddress,
  searchParameters,
} from '../../../features/search/address.ts';
import { type SearchResult, searchListings, sorts } from '../../../features/search/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { nameOfPlace, placeNamed } from './place-of-search.server.ts';

type Context = Readonly<RouterContextProvider>;
type Sentences = Record<string, string[]>;

/** How many living listings stand below a search that found none. */
const alternativesShown = 8;

const wrongPrice = { price: ['Cenu zadej v celých korunách, třeba 300 a 800.'] };

/** All that the search page shows. A failed search is told by a missing result and the status of its refusal. */
export async function loadSearch(context: Context, slug: string | undefined, url: URL) {
  const { search, errors, typedPlace } = await searchOf(context, slug, url);
  const choices = await choicesOf(context, search);
  const category = slug === undefined ? undefined : choices.categories.find((each) => each.slug === slug);
  if (slug !== undefined && !category) return pageNotFound(context, url.pathname);
  const { result, status } = await resultsOf(context, search, errors);
  const alternatives = result?.total === 0 ? await alternativesTo(context, search) : [];
  const placeName = typedPlace ?? choices.place ?? '';
  return { search, errors, placeName, choices, category, result, alternatives, status, now: Date.now() };
}

/** The search of an address; leaves for the tidy address where a plain form wrote another. */
async function searchOf(context: Context, slug: string | undefined, url: URL) {
  const errors: Sentences = {};
  let search = readSearch(slug, url.searchParams);
  const typed = url.searchParams.get('placeName')?.trim();
  if (typed !== undefined) search = await withPlace(context, search, typed, url, errors);
  const tidy = tidied(searchAddress(search), url);
  if (tidy && Object.keys(errors).length === 0) throw redirect(tidy);
  return { search, errors, typedPlace: typed };
}

/** Answers of the API for a search; parameters it refuses are left out and their sentences kept. */
async function resultsOf(context: Context, search: SearchState, errors: Sentences) {
  const answer = await callApi(context, searchListings, { query: queryOf(search) });
  if (answer.ok) return { result: answer.data, status: 200 };
  const refused = Object.keys(answer.error.fields).map((path) => path.split('.')[0] ?? path);
  if (answer.status !== 422 || refused.length === 0) return { result: undefined, status: answer.status };
  Object.assign(errors, answer.error.fields, refused.includes('price') ? wrongPrice : {});
  const left = Object.entries(search).filter(([name]) => !refused.includes(name));
  const again = await callApi(context, searchListings, { query: queryOf(Object.fromEntries(left)) });
  return again.ok ? { result: again.data, status: 200 } : { result: undefined, status: again.status };
}

/** Something alive to look at when a search found nothing: its category, or else the newest of all. */
async function alternativesTo(context: Context, search: SearchState): Promise<SearchResult['items']> {
  const kind = search.kind ?? ['offer'];
  for (const looser of [{ kind, category: search.category }, { kind }]) {
    const answer = await callApi(context, searchListings, {
      query: { ...queryOf(looser), limit: alternativesShown },
    });
    if (answer.ok && answer.data.items.length > 0) return answer.data.items;
  }
  return [];
}

/** What the filters offer and what chosen values are called. */
async function choicesOf(context: Context, search: SearchState) {
  const { categories, brands, regions } = await loadFromApi(context, getOptions);
  const code = search.place?.[0];
  return {
    categories: categories.map(({ slug, name, parent, description }) => ({
      slug,
      name,
      parent,
      description,
    })),
    brands: brands.map(({ slug, name }) => ({ id: slug, label: name })),
    regions: regions.map((region) => ({ value: region.code, label: region.name })),
    /** What the chosen place is called. */
    place: code ? await nameOfPlace(context, code) : undefined,
  };
}

async function withPlace(context: Context, search: SearchState, typed: string, url: URL, errors: Sentences) {
  const region = url.searchParams.get('region') ?? '';
  const radius = url.searchParams.get('radius') ?? '';
  if (typed === '') return changed(search, 'place', region === '' ? [] : [region]);
  const found = await placeNamed(context, typed);
  if ('code' in found) {
    const there = changed(search, 'place', [found.code]);
    return changed(there, 'radius', radius === '' ? [] : [radius]);
  }
  errors.placeName = [
    found.names.length === 0
      ? 'Takovou obec neznáme. Zkus ji napsat celou, s okresem za čárkou.'
      : `Upřesni obec: ${found.names.join(' · ')}`,
  ];
  return changed(search, 'place', []);
}

/** The API's query; one value where it takes one, all of them where it takes a list. */
function queryOf(search: SearchState) {
  const { kind, sort, swap, price, q, place, radius, limit, cursor, ...lists } = search;
  return {
    ...lists,
    kind: oneOf(kinds, kind),
    sort: oneOf(sorts, sort),
    swap: oneOf(['yes'], swap),
    q: q?.[0],
    price: price?.[0],
    place: place?.[0],
    radius: radius?.[0],
    limit: limit?.[0],
    cursor: cursor?.[0],
  };
}

function oneOf<Value extends string>(known: readonly Value[], given: readonly string[] | undefined) {
  return known.find((value) => value === given?.[0]);
}

/** Fields of the plain form that an address never keeps. */
const formFields = ['priceMin', 'priceMax', 'region', 'placeName'];

/** The tidy address for what was asked, when it is another; parameters of others, such as a referral, come along. */
function tidied(address: string, url: URL): string | undefined {
  const own = new Set<string>([...searchParameters, ...formFields]);
  const asked = new URLSearchParams([...url.searchParams].filter(([name]) => own.has(name)));
  const tidy = new URL(address, url);
  if (tidy.pathname === url.pathname && String(tidy.searchParams) === String(asked)) return undefined;
  for (const [name, value] of url.searchParams) if (!own.has(name)) tidy.searchParams.append(name, value);
  return tidy.pathname + tidy.search;
}
