import type { Place } from '../features/places/contract.ts';
import { calls } from '../ui/calls/calls.ts';

/** Asks our own server for municipalities while somebody types; in the browser only. */
export async function suggestPlacesInBrowser(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
  const { places } = await calls.get<{ places: Place[] }>(
    `/misto?${new URLSearchParams({ q: text })}`,
    signal ? { signal } : {},
  );
  return places;
}
