import { myListingsUrl } from '../../../contract/urls.ts';

/** Whether listings are being chosen for a change of several, and whether all of the page begin chosen. */
export type Choosing = 'none' | 'some' | 'all';
export type OwnView = { group: string; page?: number; choosing?: Choosing };

const choosingValues = { some: 'ano', all: 'vse' } as const;

/** The address of a view of own listings; what is usual is left out. */
export function ownAddress({ group, page = 1, choosing = 'none' }: OwnView): string {
  const query = new URLSearchParams();
  if (group !== 'vse') query.set('stav', group);
  if (page > 1) query.set('strana', String(page));
  if (choosing !== 'none') query.set('vybrat', choosingValues[choosing]);
  return query.size > 0 ? `${myListingsUrl}?${query}` : myListingsUrl;
}

export function readChoosing(word: string | null): Choosing {
  return word === choosingValues.all ? 'all' : word === choosingValues.some ? 'some' : 'none';
}

/** The number of a page, as an address may have it. */
export function readPage(word: string | null): number {
  return word !== null && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}

/** Numbers of pages to offer: the ends, and those around the one being looked at. */
export function pagesAround(current: number, last: number): number[] {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, last];
  return [...new Set(near)].filter((page) => page >= 1 && page <= last);
}
