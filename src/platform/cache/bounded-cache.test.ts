import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const text = (length: number) => ({ text: '.'.repeat(length) });

test('evicts the least recently used value when the cache is full', () => {
  const cache = new BoundedCache<object>({ entries: 2 });
  cache.set('a', {});
  cache.set('b', {});
  cache.get('a');
  cache.set('c', {});
  expect(['a', 'b', 'c'].filter((key) => cache.has(key))).toEqual(['a', 'c']);
});

test('keys and values together stay within the byte limit', () => {
  const cache = new BoundedCache<{ text: string }>({ bytes: 250, sizeOf: ({ text: { length } }) => length });
  cache.set('a', text(100));
  cache.set('b', text(100));
  expect(cache.has('a')).toBe(true);
  cache.set('key of fifty characters '.repeat(2), text(100));
  expect(['a', 'b'].filter((key) => cache.has(key))).toEqual([]);
  cache.set('too large', text(300));
  expect(cache.has('too large')).toBe(false);
});

test('does not compute a cached value again until it is deleted', () => {
  const cache = new BoundedCache<{ made: number }>({ entries: 2 });
  let made = 0;
  const ask = () => cache.getOr('a', () => ({ made: (made += 1) })).made;
  expect([ask(), ask()]).toEqual([1, 1]);
  cache.delete('a');
  expect(ask()).toBe(2);
  cache.clear();
  expect(ask()).toBe(3);
});
