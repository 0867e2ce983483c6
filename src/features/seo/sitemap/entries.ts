import type { Library } from '../../content/index.ts';
import { categories, noBrand, otherBrand } from '../../catalogue/index.ts';
import { existingLine } from '../../listings/index.ts';
import * as urls from '../../../contract/urls.ts';
import { landingUrl } from '../../landings/address.ts';
import type { StockedLanding } from '../../landings/index.ts';
import type { CountedBoard } from '../../rankings/index.ts';
import { searchAddress } from '../../search/address.ts';
import { minForIndex } from '../../search/rules.ts';
import type { Stocked } from '../db.ts';
import type { Stock } from './stock.ts';

/** Pages that always exist; a test opens each and checks that it may be indexed. */
const standingPages = [
  urls.homeUrl,
  urls.searchUrl,
  urls.offerCategoriesUrl,
  urls.demandCategoriesUrl,
  urls.demandsUrl,
  urls.brandsUrl,
  urls.localitiesUrl,
  urls.rankingsUrl,
  urls.offersMapUrl,
  urls.demandsMapUrl,
  urls.addOfferUrl,
  urls.addDemandUrl,
  urls.advisorUrl,
  urls.outgrownUrl,
  urls.kitsUrl,
  urls.orderUrl,
  urls.transparencyUrl,
  urls.blogUrl,
  urls.questionsUrl,
  urls.downloadsUrl,
  urls.operatorUrl,
  urls.lotteryUrl,
  urls.partnersUrl,
  urls.apiUrl,
] as const;

/** The path of a canonical URL and the last change of its content, if known. */
export type Entry = { path: string; changed?: Date | undefined };

/** Pages with fewer listings are `noindex`, so the sitemap omits them. */
const isIndexable = ({ count }: Stocked) => count >= minForIndex;

function sumOfStock(stocked: readonly Stocked[]): Stocked {
  return {
    count: stocked.reduce((sum, { count }) => sum + count, 0),
    changed: latest(stocked.map(({ changed }) => changed)) ?? new Date(0),
  };
}

export function latest(times: readonly (Date | undefined)[]): Date | undefined {
  const dates = times.flatMap((time) => time ?? []);
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : undefined;
}

/** Text pages; rules, articles and partners have the time they were last saved. */
export function contentEntries(library: Library): Entry[] {
  const saved = (collection: 'pages' | 'blog' | 'partners', folder: string): Entry[] =>
    library
      .all(collection)
      .map(({ slug, savedAt }) => ({ path: `${folder}/${slug}`, changed: savedAt }))
      .toSorted(byPath);
  return [
    ...standingPages.map((path) => ({ path })),
    ...saved('pages', ''),
    ...saved('blog', urls.blogUrl),
    ...saved('partners', urls.partnersUrl),
  ];
}

/** Rankings with at least one advertiser. */
export const boardEntries = (boards: readonly CountedBoard[]): Entry[] =>
  boards
    .filter(({ advertisers }) => advertisers.length > 0)
    .map(({ slug }) => ({ path: urls.rankingUrl(slug) }));

const byPath = (one: Entry, other: Entry) => one.path.localeCompare(other.path);

/** Lists of offers and of demands by category. A group includes its subcategories. */
export function categoryEntries({ categories: stock }: Stock): Entry[] {
  return categories().flatMap(({ id, slug }) => {
    const leaves = new Set(
      categories()
        .filter((each) => each.id === id || each.parent === slug)
        .map((each) => each.id),
    );
    const own = stock.filter(({ category_id }) => leaves.has(category_id));
    const offers = sumOfStock(own.filter(({ kind }) => kind === 'offer'));
    const demands = sumOfStock(own.filter(({ kind }) => kind === 'demand'));
    return [
      ...(isIndexable(offers)
        ? [{ path: searchAddress({ category: [slug] }), changed: offers.changed }]
        : []),
      ...(isIndexable(demands) ? [{ path: urls.demandsOfUrl({ slug, id }), changed: demands.changed }] : []),
    ];
  });
}

export function brandEntries({ brands }: Stock): Entry[] {
  return brands
    .filter(({ brand }) => brand !== noBrand && brand !== otherBrand)
    .filter(isIndexable)
    .map(({ brand, changed }) => ({ path: urls.brandUrl(brand), changed }));
}

/** Pages of product lines; two spellings of one line share a page. */
export function productEntries({ lines }: Stock): Entry[] {
  const pages = Map.groupBy(lines, ({ line }) => {
    const [brand = '', slug = ''] = line.split('/');
    return urls.productUrl(`${brand}-${existingLine(brand, slug)?.slug ?? slug}`);
  });
  const entries = [...pages].flatMap(([path, stocked]) => {
    const all = sumOfStock(stocked);
    return isIndexable(all) ? [{ path, changed: all.changed }] : [];
  });
  return entries.length > 0
    ? [{ path: urls.productsUrl, changed: latest(entries.map(({ changed }) => changed)) }, ...entries]
    : [];
}

/**
 * Landing pages: brands in a category, regions with their categories, product lines in a size. Other combinations
 * are searches.
 */
export const landingEntries = (stocked: readonly StockedLanding[]): Entry[] =>
  stocked.map(({ address, changed }) => ({ path: landingUrl(address), changed })).toSorted(byPath);

export function advertiserEntries({ advertisers }: Stock): Entry[] {
  return advertisers
    .filter(isIndexable)
    .map(({ slug, changed }) => ({ path: urls.advertiserUrl(slug), changed }));
}
