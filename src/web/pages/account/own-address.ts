import { myListingsUrl } from '../../../contract/urls.ts';

/** Whether listings are being selected for a bulk change, and whether all of the page start selected. */
export type SelectionMode = 'none' | 'some' | 'all';
export type OwnView = { group: string; page?: number; choosing?: SelectionMode };

const choosingValues = { some: 'ano', all: 'vse' } as const;

/** The URL of a view of own listings; default values are omitted. */
export function ownAddress({ group, page = 1, choosing = 'none' }: OwnView): string {
  const query = new URLSearchParams();
  if (group !== 'vse') query.set('stav', group);
  if (page > 1) query.set('strana', String(page));
  if (choosing !== 'none') query.set('vybrat', choosingValues[choosing]);
  return query.size > 0 ? `${myListingsUrl}?${query}` : myListingsUrl;
}

export function readSelectionMode(word: string | null): SelectionMode {
  return word === choosingValues.all ? 'all' : word === choosingValues.some ? 'some' : 'none';
}

/** A page number from the URL; 1 when invalid. */
export function readPage(word: string | null): number {
  return word !== null && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}

/** Page numbers to offer: the first, the last, and up to two on each side of the current one. */
export function pagesAround(current: number, last: number): number[] {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, last];
  return [...new Set(near)].filter((page) => page >= 1 && page <= last);
}
