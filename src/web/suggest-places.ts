import type { Place, suggestPlaces } from '../features/places/contract.ts';
import { api } from '../ui/calls/api.ts';

const longest = 100;

/** Municipalities for what is being typed; in the browser only. */
export async function suggestPlacesInBrowser(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
  const query = { q: text.slice(0, longest) };
  const { places } = await api<typeof suggestPlaces>('get', '/places', { query, signal });
  return places;
}
