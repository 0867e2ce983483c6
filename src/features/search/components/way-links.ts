import { changed, searchParameters, type SearchState, searchAddress, withWords } from '../address.ts';
import type { SearchResult } from '../contract.ts';

/** A link to the search without a part of it. */
export type WayLink = { label: string; to: string };

/** What parts of the words were taken for, each with the search without it. */
export function understoodLinks(search: SearchState, understood: SearchResult['understood']): WayLink[] {
  return understood.map(({ label, rest }) => ({ label, to: searchAddress(withWords(search, rest)) }));
}

/** What could be left out of a search that found nothing, with how many listings that gives. */
export function loosenLinks(
  search: SearchState,
  loosen: SearchResult['loosen'],
): (WayLink & { count: number })[] {
  return loosen.map(({ label, key, rest, count }) => ({
    label,
    count,
    to: looserAddress(search, key, rest),
  }));
}

function looserAddress(search: SearchState, key: string, rest: string | undefined): string {
  if (key === 'q') return searchAddress(withWords(search, rest ?? ''));
  const name = searchParameters.find((each) => each === key);
  return searchAddress(name ? changed(search, name, []) : search);
}
