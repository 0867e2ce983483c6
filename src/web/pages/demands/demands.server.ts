import { type RouterContextProvider, redirect } from 'react-router';
import { type Category, listCategories } from '../../../features/catalogue/contract.ts';
import { searchListings } from '../../../features/search/contract.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import { homePage } from '../../../features/home/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { shownResult } from '../../../features/search/components/shown-result.ts';
import { demandsOfUrl, readListingAddress } from '../../../contract/urls.ts';

type Context = Readonly<RouterContextProvider>;

/** Live demands, of all categories or of the one in the path, with counts by category. */
export async function loadDemands(context: Context, segment: string | undefined, url: URL) {
  const categories = await loadFromApi(context, listCategories);
  const category = segment === undefined ? undefined : await categoryOf(context, categories, segment, url);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [{ demandCounts }, answer] = await Promise.all([
    loadFromApi(context, homePage),
    callApi(context, searchListings, {
      query: { kind: 'demand', category: category ? [category.slug] : undefined, cursor },
    }),
  ]);
  const own = category && demandsOfUrl(category);
  // A stale cursor redirects to the first page.
  if (!answer.ok && answer.status === 422 && cursor) throw redirect(own ?? url.pathname);
  return {
    category,
    parent: categories.find(({ slug }) => slug === category?.parent),
    chips: chipsOf(categories, demandCounts, category),
    status: answer.ok ? 200 : answer.status,
    result: answer.ok ? shownResult(answer.data) : undefined,
    continued: cursor !== undefined,
    now: Date.now(),
  };
}

/**
 * `florbalky-1`: the number identifies the category; a different slug is outdated or mistyped, or names one that was
 * merged.
 */
async function categoryOf(
  context: Context,
  categories: readonly Category[],
  segment: string,
  url: URL,
): Promise<Category> {
  const address = readListingAddress(segment);
  const category =
    categories.find(({ id }) => id === address?.id) ?? (await mergedInto(context, categories, address?.slug));
  if (!category) return pageNotFound(context, url.pathname);
  if (address?.slug !== category.slug) throw redirect(demandsOfUrl(category) + url.search, 301);
  return category;
}

async function mergedInto(context: Context, categories: readonly Category[], slug: string | undefined) {
  const { merged } = await loadFromApi(context, getSiteConfig);
  const today = merged.find(({ parameter, from }) => parameter === 'category' && from === slug)?.to;
  return categories.find((each) => each.slug === today);
}

/** Groups at the top level, leaves inside a group; those without demands are omitted. */
function chipsOf(
  categories: readonly Category[],
  counts: Record<string, number>,
  chosen: Category | undefined,
) {
  const group = chosen && (chosen.listable ? chosen.parent : chosen.slug);
  const own = categories.filter(({ parent }) => group !== undefined && parent === group);
  const shown = own.length > 0 ? own : categories.filter(({ parent }) => parent === undefined);
  return shown.flatMap(({ id, slug, name }) => {
    const count = counts[slug] ?? 0;
    return count > 0 || slug === chosen?.slug ? [{ id, slug, name, count }] : [];
  });
}
