import { api } from '../../../ui/calls/api.ts';
import { typedPlace } from '../../places/components/typed-place.ts';
import type { suggestPlaces } from '../../places/contract.ts';

/** Code of the place a typed text names; undefined if ambiguous. */
export async function placeInBrowser(typed: string, signal: AbortSignal): Promise<string | undefined> {
  const query = { q: typed.slice(0, 100), limit: 20 };
  const { places } = await api<typeof suggestPlaces>('get', '/places', { query, signal });
  const found = typedPlace(typed, places);
  return 'code' in found ? found.code : undefined;
}
