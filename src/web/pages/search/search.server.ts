import { type RouterContextProvider, redirect } from 'react-router';
import { fold } from '../../../contract/fold.ts';
import { type ShownCard, shownCards } from '../../../features/listings/components/shown-card.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import {
  isPlain,
  type SearchState,
  searchAddress,
  withWords,
  without,
} from '../../../features/search/address.ts';
import { activeFilters } from '../../../features/search/components/active-filters.ts';
import { shownResult } from '../../../features/search/components/shown-result.ts';
import {
  interpretations,
  looserSearch,
  loosenLinks,
  understoodLinks,
  wordsAsFilters,
} from '../../../features/search/components/way-links.ts';
import type { Facet, SearchResult, Understood } from '../../../features/search/contract.ts';
import { hasMiddle, isWholeArea, withTyped } from '../../../features/search/form.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { loadFromApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { demandOfSearch } from '../add-listing/demand-of-search.ts';
import { fetchResults, parseSearch, countsOf, pagesQuery, canonicalUrl } from './parse-search.server.ts';
import { landingsOfCategory } from './category-landings.server.ts';
import { nameOfPlace } from './place-of-search.server.ts';
import { formatFound, headTitle, searchTitle } from './search-title.ts';

type Context = Readonly<RouterContextProvider>;

/** Maximum number of alternatives shown below an empty search. */
const alternativesShown = 8;

/** Data of the search page. A failed search has no result and the status of its error. */
export async function loadSearch(context: Context, slug: string | undefined, url: URL) {
  const { categories, merged } = await loadFromApi(context, getSiteConfig);
  const asked = slug?.toLowerCase();
  const today = merged.find(({ parameter, from }) => parameter === 'category' && from === asked)?.to ?? asked;
  const category = categories.find((each) => each.slug === today);
  if (slug !== undefined && !category) return pageNotFound(context, url.pathname);
  const parents = Object.fromEntries(
    categories.flatMap(({ slug: each, parent }) => (parent === undefined ? [] : [[each, parent]])),
  );
  const state = await parseSearch(context, slug, url, parents, merged);
  const code = state.search.place?.[0];
  const place = code === undefined ? undefined : await nameOfPlace(context, code);
  // A place that does not exist (any more) is reported and left out of the search.
  const unknownPlace = code !== undefined && place === undefined;
  const search = unknownPlace ? without(state.search, 'place') : state.search;
  const tidy = canonicalUrl(withTyped(searchAddress(search), state.wrongRanges), url);
  if (tidy && !unknownPlace && Object.keys(state.errors).length === 0) throw redirect(tidy);

  const { result, status, errors } = await fetchResults(context, search);
  const facets = result ? await facetsOf(context, search, result) : [];
  const parent = categories.find((each) => each.slug === category?.parent);
  // Words that were refused did not search for anything.
  const titled = errors.q ? without(search, 'q') : search;
  return {
    // Serialized first: close to the same text in the HTML, within the window of the compression.
    result: result && shownResult(result),
    search,
    title: searchTitle(titled, category),
    headTitle: headTitle(titled, category, result?.total),
    found: result && formatFound(search, result.total),
    canonical: searchAddress(isPlain(search) ? search : { category: search.category }),
    index: isPlain(search) && (!category || (result?.total ?? 0) >= minForIndex),
    somewhere: placesOf(search, result?.understood ?? []).length > 0,
    nearest: placesOf(search, result?.understood ?? []).some(hasMiddle),
    understood: understoodLinks(search, saysSomething(result?.understood ?? [])).filter(
      // Omits what the heading already shows.
      ({ label }) => fold(label) !== fold(search.q?.[0] ?? ''),
    ),
    interpretations: interpretations(result?.understood ?? []),
    ignored: result?.ignored ?? [],
    wordsAsFilters: wordsAsFilters(search, result?.understood ?? []),
    loosen: loosenLinks(search, result?.loosen ?? []),
    pagesQuery: pagesQuery(search, errors),
    errors: { ...errors, ...state.errors },
    /** The municipality in the field; a whole region has a separate field. */
    placeName:
      state.typedPlace ?? (code === undefined || unknownPlace || isWholeArea(code) ? '' : (place ?? '')),
    meant: state.meant,
    wrongRanges: state.wrongRanges,
    unknownPlace,
    category: category && { slug: category.slug, name: category.name, description: category.description },
    parent: parent && { name: parent.name, to: searchAddress({ category: [parent.slug] }) },
    parents,
    filters: activeFilters(search, {
      facets,
      heading: category?.slug,
      categories: Object.fromEntries(categories.map(({ slug: each, name }) => [each, name])),
      place,
    }),
    demandTo: demandOfSearch(search, result?.understood ?? []),
    without: result?.without && {
      label: result.without.label,
      total: result.without.total,
      to: searchAddress(withWords(search, result.without.rest)),
      items: shownCards(result.without.items),
    },
    alternatives:
      result?.items.length === 0 && !result.without
        ? await alternativesTo(context, search, result)
        : { items: [] },
    landings: isPlain(search) && category?.listable ? landingsOfCategory(category, facets) : [],
    status,
    now: Date.now(),
    facets,
  };
}

/** Plain words are shown as understood only together with something recognized, such as a filter. */
const saysSomething = (understood: readonly Understood[]) =>
  understood.some(({ key }) => key !== 'word') ? understood : [];

/** Places to search in: chosen as a filter, or recognized in the query. */
function placesOf({ place = [] }: SearchState, understood: readonly Understood[]): string[] {
  return [...place, ...understood.filter(({ key }) => key === 'place').map(({ value }) => value)];
}

/** Facets of a search; for a further page of results they are counted over all results. */
async function facetsOf(context: Context, search: SearchState, result: SearchResult): Promise<Facet[]> {
  if (!search.cursor) return result.facets;
  return (await countsOf(context, search)).result?.facets ?? [];
}

/** Among alternatives, available listings come before reserved ones. */
const reservedLast = <T extends { state: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => Number(a.state === 'reserved') - Number(b.state === 'reserved'));

/**
 * Listings to show below an empty search: results with one constraint loosened (`similar`), otherwise of its
 * category, otherwise the newest of all.
 */
async function alternativesTo(
  context: Context,
  search: SearchState,
  { loosen }: SearchResult,
): Promise<{ similar?: string; items: ShownCard[] }> {
  const kind = search.kind ?? ['offer'];
  const limit = [String(alternativesShown)];
  const least = loosen.find(({ rest }) => rest !== '');
  const looser = [
    ...(least ? [{ similar: least.label, search: looserSearch(search, least) }] : []),
    { search: { kind, category: search.category } },
    { search: { kind } },
  ];
  for (const { search: each, ...said } of looser) {
    const { result } = await fetchResults(context, { ...each, limit });
    if (result && result.items.length > 0) return { ...said, items: shownCards(reservedLast(result.items)) };
  }
  return { items: [] };
}
