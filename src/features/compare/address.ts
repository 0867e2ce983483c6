import { accountUrl, addDemandUrl, addOfferUrl, compareUrl, favouritesUrl } from '../../contract/urls.ts';

/** Side by side more do not fit, nor can anybody compare them. */
export const maxCompared = 4;

/** The address of a comparison, sharable as it is. */
export function compareAddress(ids: readonly number[]): string {
  return ids.length === 0 ? compareUrl : `${compareUrl}?${ids.map((id) => `id=${id}`).join('&')}`;
}

/** The ids of an address, each once, the first four. */
export const readCompared = (query: URLSearchParams): number[] => askedIn(query).slice(0, maxCompared);

/** Whether an address asks for more than fit, as a form of favourites without JavaScript may. */
export const asksTooMany = (query: URLSearchParams): boolean => askedIn(query).length > maxCompared;

function askedIn(query: URLSearchParams): number[] {
  const ids = query.getAll('id').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
}

const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Whether the bar that leads to a comparison stands over a page: not where it would cover what is being written. */
export function showsCompareBar(path: string): boolean {
  if (path === compareUrl || isWithin(path, addOfferUrl) || isWithin(path, addDemandUrl)) return false;
  return path === favouritesUrl || !isWithin(path, accountUrl);
}
