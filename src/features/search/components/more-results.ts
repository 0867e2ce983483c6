import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { SearchResult } from '../contract.ts';

/** Lists longer than their first page, by the history entry they belong to, so that „back“ finds them as they were. */
const longLists = new Map<string, readonly SearchResult[]>();

type Answer = { result?: SearchResult | undefined };

/**
 * The results of a page with those added below it. `more` fetches the next page in place; the first new card then
 * gets the focus. `failed` says that the last try brought nothing.
 */
export function useMoreResults(first: SearchResult, addressOf: (cursor: string) => string) {
  const { key } = useLocation();
  const { data, state, load } = useFetcher<Answer>({ key: `more-${key}` });
  const [pages, setPages] = useState<readonly SearchResult[]>(() => longLists.get(key) ?? [first]);
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  const taken = useRef<Answer>(undefined);
  const last = pages.at(-1) ?? first;
  const items = pages.flatMap((page) => page.items);

  useEffect(() => {
    if (!data || taken.current === data) return;
    taken.current = data;
    setFailed(!data.result);
    const { result } = data;
    if (!result) return;
    const longer = [...(longLists.get(key) ?? [first]), result];
    longLists.set(key, longer);
    setPages(longer);
  }, [data, key, first]);

  useEffect(() => {
    if (focusAt.current === undefined) return;
    list.current?.children[focusAt.current]?.querySelector('a')?.focus();
    focusAt.current = undefined;
  }, [pages]);

  return {
    list,
    items,
    failed,
    busy: state !== 'idle',
    next: last.next,
    shown: (pages[0] ?? first).offset + items.length,
    more: () => {
      if (!last.next || state !== 'idle') return;
      focusAt.current = items.length;
      setFailed(false);
      void load(addressOf(last.next));
    },
  };
}
