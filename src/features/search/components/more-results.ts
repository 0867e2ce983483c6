import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import type { SearchResult } from '../contract.ts';

/** A page of a list, without what only the first has. */
export type ResultPage = Pick<SearchResult, 'offset' | 'total' | 'next'> & { items: readonly ShownCard[] };

/** Lists longer than their first page, by the history entry they belong to, so that „back“ finds them as they were. */
const longLists = new Map<string, readonly ResultPage[]>();

export type MoreResults = {
  list: RefObject<HTMLUListElement | null>;
  items: readonly ShownCard[];
  failed: boolean;
  busy: boolean;
  next: string | undefined;
  /** How many of the whole list stand on the page or before it. */
  shown: number;
  more: () => void;
};

type Answer = { result?: ResultPage | undefined };

/**
 * The results of a page with those added below it. `more` fetches the next page in place; the first new card then
 * gets the focus. `failed` says that the last try brought nothing.
 */
export function useMoreResults(first: ResultPage, addressOf: (cursor: string) => string): MoreResults {
  const { key } = useLocation();
  const { data, state, load } = useFetcher<Answer>({ key: `more-${key}` });
  const [pages, setPages] = useState<readonly ResultPage[]>(() => longLists.get(key) ?? [first]);
  const [taken, setTaken] = useState(data);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  const last = pages.at(-1) ?? first;
  const items = pages.flatMap((page) => page.items);

  // Not in an effect: the router may show the data in a render that React then leaves out, effects and all.
  if (data !== taken) {
    setTaken(data);
    if (data?.result) setPages([...pages, data.result]);
  }

  useEffect(() => {
    if (pages.length > 1) longLists.set(key, pages);
    if (focusAt.current === undefined) return;
    list.current?.children[focusAt.current]?.querySelector('a')?.focus();
    focusAt.current = undefined;
  }, [pages, key]);

  return {
    list,
    items,
    failed: state === 'idle' && data !== undefined && !data.result,
    busy: state !== 'idle',
    next: last.next,
    shown: (pages[0] ?? first).offset + items.length,
    more: () => {
      if (!last.next || state !== 'idle') return;
      focusAt.current = items.length;
      void load(addressOf(last.next));
    },
  };
}
