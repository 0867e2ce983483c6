import { suggestPlaces } from '../../features/places/contract.ts';
import { loadFromApi } from '../api-client.ts';
import type { Route } from './+types/suggest-places';

/** Municipalities for the fields that complete what is being typed, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 100);
  return Response.json(await loadFromApi(context, suggestPlaces, { query: { q } }));
}
