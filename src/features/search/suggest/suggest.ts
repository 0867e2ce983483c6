import { crowns } from '../../../contract/czech.ts';
import { type Endpoint, implement } from '../../../contract/endpoint.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBrand } from '../../catalogue/index.ts';
import { listingUrl } from '../../../contract/urls.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { liveCards } from '../../listings/index.ts';
import { findPlaces, placeNote } from '../../places/index.ts';
import { searchAddress } from '../address.ts';
import { searchQuery } from '../contract.ts';
import { prepareSearch } from '../prepare.ts';
import { type Suggestion, type SuggestionGroup, suggestSearch } from './contract.ts';
import { nextFacts } from './next-facts.ts';
import { matchingPhrases } from './phrases.ts';
import { stockOf } from './stock.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Maximum number of suggestions by kind. */
const max = { queries: 4, categories: 3, brands: 2, listings: 3, places: 2 };

/** Suggestions while typing; all of them have live listings, except places. */
export async function suggestFor(platform: Needs, typed: string): Promise<{ groups: SuggestionGroup[] }> {
  const [stock, facts, listings, places] = await Promise.all([
    stockOf(platform),
    nextFacts(platform, typed, max.queries),
    listingsFor(platform, typed, max.listings),
    findPlaces(platform.db, typed, max.places),
  ]);
  const misspelled = findBrand(typed);
  const brands = matchingPhrases(stock.brands, typed, max.brands);
  const meant = stock.brands.find(({ item }) => item.slug === misspelled)?.item;
  const groups: SuggestionGroup[] = [
    {
      kind: 'queries',
      label: 'Hledat',
      items: [...new Set([...facts, ...matchingPhrases(stock.queries, typed, max.queries)])]
        .slice(0, max.queries)
        .map((words) => ({ label: words, to: searchAddress({ q: [words] }) })),
    },
    {
      kind: 'categories',
      label: 'Kategorie',
      items: matchingPhrases(stock.categories, typed, max.categories).map(({ slug, name, count }) =>
        counted(name, count, searchAddress({ category: [slug] })),
      ),
    },
    {
      kind: 'brands',
      label: 'Značky',
      items: (brands.length === 0 && meant ? [meant] : brands).map(({ slug, name, count }) =>
        counted(name, count, searchAddress({ brand: [slug] })),
      ),
    },
    { kind: 'listings', label: 'Inzeráty', items: listings.map(ofListing) },
    {
      kind: 'places',
      label: 'Místa',
      items: places.map((place) => ({
        label: place.name,
        note: placeNote(place),
        to: searchAddress({ place: [place.code] }),
      })),
    },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0) };
}

function counted(label: string, count: number, to: string): Suggestion {
  return { label, note: count.toLocaleString('cs-CZ'), to };
}

function ofListing(listing: ListingCard): Suggestion {
  const { price, priceType, kind } = listing;
  const note =
    price === undefined
      ? { agreement: 'dohodou', free: 'zdarma', fixed: undefined }[priceType]
      : `${kind === 'demand' ? 'do ' : ''}${crowns(price)}`;
  return { label: listing.title, note, to: listingUrl(listing) };
}

/** The best results for the typed words, found as by a search but without counts. */
async function listingsFor(
  platform: Pick<Platform, 'db' | 'clock'>,
  typed: string,
  atMost: number,
): Promise<ListingCard[]> {
  const { engine, ask, order } = await prepareSearch(platform, searchQuery.parse({ q: typed }));
  const { page } = await engine.answer(ask, { page: { order, atMost } });
  const cards = await liveCards(
    platform,
    page.map(({ id }) => id),
  );
  return page.flatMap(({ id }) => cards.get(id) ?? []);
}

export function suggestRoutes(platform: Platform): Endpoint[] {
  return [implement(suggestSearch, ({ query }) => suggestFor(platform, query.q))];
}
