import { accountUrl, addDemandUrl, addOfferUrl, compareUrl, favouritesUrl } from '../../contract/urls.ts';

/** More do not fit side by side. */
export const maxCompared = 4;

/** The shareable URL of a comparison. */
export function compareAddress(ids: readonly number[]): string {
  return ids.length === 0 ? compareUrl : `${compareUrl}?${ids.map((id) => `id=${id}`).join('&')}`;
}

/** The distinct ids of a URL, the first four. */
export const readCompared = (query: URLSearchParams): number[] => askedIn(query).slice(0, maxCompared);

/** Whether a URL has more ids than fit, which a form of favourites without JavaScript may produce. */
export const exceedsMaximum = (query: URLSearchParams): boolean => askedIn(query).length > maxCompared;

function askedIn(query: URLSearchParams): number[] {
  const ids = query.getAll('id').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
}

const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Whether the comparison bar is shown on a page: not where it would cover a form. */
export function showsCompareBar(path: string): boolean {
  if (path === compareUrl || isWithin(path, addOfferUrl) || isWithin(path, addDemandUrl)) return false;
  return path === favouritesUrl || !isWithin(path, accountUrl);
}
