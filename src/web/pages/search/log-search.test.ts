import { expect, test } from 'vitest';
import type { SearchState } from '../../../features/search/address.ts';
import { droppedFilter } from './log-search.ts';

const from: SearchState = {
  q: ['levá'],
  brand: ['unihoc', 'zone'],
  price: ['-800'],
  place: ['582786'],
  radius: ['25'],
};

test.each<[string, SearchState, string | undefined]>([
  ['a filter that is gone', { ...from, price: undefined }, 'price'],
  ['one of its values', { ...from, brand: ['zone'] }, 'brand'],
  ['a place with its surroundings', { ...from, place: undefined, radius: undefined }, 'place'],
  ['the surroundings alone', { ...from, radius: undefined }, 'radius'],
  ['another value', { ...from, price: ['-900'] }, undefined],
  ['one value in place of two', { ...from, brand: ['salming'] }, undefined],
  ['two filters at once', { ...from, price: undefined, brand: undefined }, undefined],
  ['other words', { ...from, q: undefined }, undefined],
  ['a filter more', { ...from, hand: ['left'] }, undefined],
  ['another order', { ...from, sort: ['cheapest'] }, undefined],
])('%s', (_, to, dropped) => {
  expect(droppedFilter(from, to)).toBe(dropped);
});
