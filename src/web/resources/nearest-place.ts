import { getNearestPlace } from '../../features/places/contract.ts';
import { callApi } from '../api-client.ts';
import type { Route } from './+types/nearest-place';

/** The municipality nearest to where somebody is, as JSON; the browser asks with a position rounded to a kilometre. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [lat, lon] = [url.searchParams.get('lat') ?? '', url.searchParams.get('lon') ?? ''];
  const answer = await callApi(context, getNearestPlace, { query: { lat, lon } });
  return answer.ok
    ? Response.json(answer.data)
    : Response.json({ message: answer.error.message }, { status: answer.status });
}
