import type { Place } from '../features/places/contract.ts';

/** Asks our own server for municipalities while somebody types; in the browser only. */
export async function suggestPlacesInBrowser(text: string, signal?: AbortSignal): Promise<readonly Place[]> {
  const response = await fetch(`/misto?${new URLSearchParams({ q: text })}`, signal ? { signal } : {});
  if (!response.ok) throw new Error('Places did not load');
  const { places }: { places: Place[] } = await response.json();
  return places;
}
