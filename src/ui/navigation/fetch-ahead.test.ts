import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './page-link.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Numbered links, and which of them prefetch their pages. */
function links(count: number) {
  const fetching = new Set<number>();
  const wishes = Array.from({ length: count }, (_, index) =>
    prefetchOnIntent((fetches) => void (fetches ? fetching.add(index) : fetching.delete(index))),
  );
  return { fetching: () => [...fetching], wishes };
}

test('a link is prefetched after 100 ms of pointing at it, until it is left', () => {
  const { fetching, wishes } = links(1);
  wishes[0]?.onFocus();
  vi.advanceTimersByTime(99);
  wishes[0]?.onBlur();
  vi.advanceTimersByTime(1_000);
  expect(fetching()).toEqual([]);
  wishes[0]?.onFocus();
  vi.advanceTimersByTime(100);
  expect(fetching()).toEqual([0]);
  wishes[0]?.onBlur();
  expect(fetching()).toEqual([]);
});

test('at most four links are prefetched, the latest ones; leaving one makes room', () => {
  const { fetching, wishes } = links(7);
  for (const wish of wishes.slice(0, 6)) wish.onFocus();
  vi.advanceTimersByTime(100);
  expect(fetching()).toEqual([2, 3, 4, 5]);
  wishes[3]?.onBlur();
  wishes[6]?.onFocus();
  vi.advanceTimersByTime(100);
  expect(fetching()).toEqual([2, 4, 5, 6]);
  for (const wish of wishes) wish.onBlur();
  expect(fetching()).toEqual([]);
});

test('pointing at a link again counts once, as the latest one', () => {
  const { fetching, wishes } = links(5);
  for (const wish of wishes.slice(0, 4)) wish.onFocus();
  vi.advanceTimersByTime(100);
  wishes[0]?.onFocus();
  vi.advanceTimersByTime(100);
  wishes[4]?.onFocus();
  vi.advanceTimersByTime(100);
  expect(fetching()).toEqual([0, 2, 3, 4]);
  for (const wish of wishes) wish.onBlur();
});
