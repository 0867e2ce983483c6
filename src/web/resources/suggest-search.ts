import { suggestSearch } from '../../features/search/contract.ts';
import { callApi } from '../api-client.ts';
import type { Route } from './+types/suggest-search';

/** What the words being typed may become, as JSON; nothing for too few of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const answer = await callApi(context, suggestSearch, { query: { q: url.searchParams.get('q') ?? '' } });
  return Response.json(answer.ok ? answer.data : { groups: [] }, { status: answer.ok ? 200 : answer.status });
}
