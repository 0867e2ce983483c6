import { getOptions } from '../../features/options/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { answerTo, askedSearch } from '../pages/search/asked.server.ts';
import type { Route } from './+types/preview-search';

/** How much a search would find and what could be chosen further, while filters are picked and not yet sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { categories } = await loadFromApi(context, getOptions);
  const parents = Object.fromEntries(categories.map(({ slug, parent = '' }) => [slug, parent]));
  const { search } = await askedSearch(context, undefined, url, parents);
  const { result } = await answerTo(context, { ...search, cursor: undefined, limit: ['1'] });
  return Response.json(result ? { total: result.total, facets: result.facets } : {});
}
