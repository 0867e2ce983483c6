import type { Place, suggestPlaces } from '../features/places/contract.ts';
import { api } from '../ui/calls/api.ts';

const longest = 100;

/** Suggests municipalities while typing; browser only. */
export async function suggestPlacesInBrowser(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
  const query = { q: text.slice(0, longest) };
  const { places } = await api<typeof suggestPlaces>('get', '/places', { query, signal });
  return places;
}
