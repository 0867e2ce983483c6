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
import { answerTo, askedSearch, countsOf, pagesQuery, tidied } from './asked.server.ts';
import { landingsOfCategory } from './category-landings.server.ts';
import { nameOfPlace } from './place-of-search.server.ts';
import { formatFound, headTitle, searchTitle } from './search-title.ts';

type Context = Readonly<RouterContextProvider>;

/** How many live listings stand below a search that found none. */
const alternativesShown = 8;

/** All that the search page shows. A failed search has no result and the status of its refusal. */
export async function loadSearch(context: Context, slug: string | undefined, url: URL) {
  const { categories, brands } = await loadFromApi(context, getSiteConfig);
  const category =
    slug === undefined ? undefined : categories.find((each) => each.slug === slug.toLowerCase());
  if (slug !== undefined && !category) return pageNotFound(context, url.pathname);
  const parents = Object.fromEntries(
    categories.flatMap(({ slug: each, parent }) => (parent === undefined ? [] : [[each, parent]])),
  );
  const asked = await askedSearch(context, slug, url, parents, brands);
  const code = asked.search.place?.[0];
  const place = code === undefined ? undefined : await nameOfPlace(context, code);
  // An address may name a place that is none (any more): it is said, and not searched for.
  const unknownPlace = code !== undefined && place === undefined;
  const search = unknownPlace ? without(asked.search, 'place') : asked.search;
  const tidy = tidied(withTyped(searchAddress(search), asked.wrongRanges), url);
  if (tidy && !unknownPlace && Object.keys(asked.errors).length === 0) throw redirect(tidy);

  const { result, status, errors } = await answerTo(context, search);
  const facets = result ? await facetsOf(context, search, result) : [];
  const parent = categories.find((each) => each.slug === category?.parent);
  return {
    // First, so that its words stand near enough to the same in the HTML to be compressed with them.
    result: result && shownResult(result),
    search,
    title: searchTitle(search, category),
    headTitle: headTitle(search, category, result?.total),
    found: result && formatFound(search, result.total),
    canonical: searchAddress(isPlain(search) ? search : { category: search.category }),
    index: isPlain(search) && (!category || (result?.total ?? 0) >= minForIndex),
    somewhere: placesOf(search, result?.understood ?? []).length > 0,
    nearest: placesOf(search, result?.understood ?? []).some(hasMiddle),
    understood: understoodLinks(search, saysSomething(result?.understood ?? [])).filter(
      // What repeats the heading says nothing.
      ({ label }) => fold(label) !== fold(search.q?.[0] ?? ''),
    ),
    ignored: result?.ignored ?? [],
    wordsAsFilters: wordsAsFilters(search, result?.understood ?? []),
    loosen: loosenLinks(search, result?.loosen ?? []),
    pagesQuery: pagesQuery(search, errors),
    errors: { ...errors, ...asked.errors },
    /** The municipality in the field; a whole region has a field of its own. */
    placeName:
      asked.typedPlace ?? (code === undefined || unknownPlace || isWholeArea(code) ? '' : (place ?? '')),
    meant: asked.meant,
    wrongRanges: asked.wrongRanges,
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

/** Words that are only looked for say that something was understood where another part was. */
const saysSomething = (understood: readonly Understood[]) =>
  understood.some(({ key }) => key !== 'word') ? understood : [];

/** Where to search: as chosen, and as the words were understood. */
function placesOf({ place = [] }: SearchState, understood: readonly Understood[]): string[] {
  return [...place, ...understood.filter(({ key }) => key === 'place').map(({ value }) => value)];
}

/** What choosing further gives; a page that continues a list asks for the first one's. */
async function facetsOf(context: Context, search: SearchState, result: SearchResult): Promise<Facet[]> {
  if (!search.cursor) return result.facets;
  return (await countsOf(context, search)).result?.facets ?? [];
}

/** Who is shown something else wants to be able to have it. */
const reservedLast = <T extends { state: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => Number(a.state === 'reserved') - Number(b.state === 'reserved'));

/**
 * Something alive to look at when a search found nothing: what the least that is allowed besides finds (`similar`), its
 * category, or else the newest of all.
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
    const { result } = await answerTo(context, { ...each, limit });
    if (result && result.items.length > 0) return { ...said, items: shownCards(reservedLast(result.items)) };
  }
  return { items: [] };
}
