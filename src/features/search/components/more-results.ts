import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../ui/calls/api.ts';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import type { SearchResult, searchListings } from '../contract.ts';

/** A page of a list without the parts only the first page has. */
export type ResultPage = Pick<SearchResult, 'offset' | 'total' | 'next'> & { items: readonly ShownCard[] };

/** Extended lists by history entry, restored when going back. */
const longLists = new Map<string, readonly ResultPage[]>();

export type MoreResults = {
  list: RefObject<HTMLDivElement | null>;
  items: readonly ShownCard[];
  failed: boolean;
  busy: boolean;
  next: string | undefined;
  /** Number of listings up to the end of this page. */
  shown: number;
  more: () => void;
};

/**
 * Results of a page extended by "load more" in place; the first new card gets the focus. `failed` means the last
 * attempt failed: shown cards stay, and `more` retries. `query` is the API query string.
 */
export function useMoreResults(first: ResultPage, query: string): MoreResults {
  const { key } = useLocation();
  const [pages, setPages] = useState<readonly ResultPage[]>(() => longLists.get(key) ?? [first]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const leaving = useRef<AbortController>(undefined);
  const { next } = pages.at(-1) ?? first;
  const items = pages.flatMap((page) => page.items);

  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    if (pages.length > 1) longLists.set(key, pages);
    if (focusAt.current === undefined) return;
    list.current?.querySelectorAll('li')[focusAt.current]?.querySelector('a')?.focus();
    focusAt.current = undefined;
  }, [pages, key]);

  async function load(cursor: string): Promise<void> {
    setState('busy');
    const { signal } = (leaving.current = new AbortController());
    try {
      const page = await pageAt(query, cursor, signal);
      focusAt.current = items.length;
      setPages([...pages, page]);
      setState('idle');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  return {
    list,
    items,
    failed: state === 'failed',
    busy: state === 'busy',
    next,
    shown: (pages[0] ?? first).offset + items.length,
    more: () => void (next !== undefined && state !== 'busy' && load(next)),
  };
}

async function pageAt(query: string, cursor: string, signal: AbortSignal): Promise<ResultPage> {
  const asked = new URLSearchParams([...new URLSearchParams(query), ['cursor', cursor]]);
  const [result, { shownResult }] = await Promise.all([
    api<typeof searchListings>('get', '/search', { query: asked, signal }),
    // Loaded lazily, because few visitors need it.
    import('./shown-result.ts'),
  ]);
  return shownResult(result);
}
