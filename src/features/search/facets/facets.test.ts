import { expect, test } from 'vitest';
import { barOf, histogramOf } from './histogram.ts';
import { facetsOf } from './facets.ts';

test('a selected end of a range stays on its scale even if all listings are beyond it', () => {
  const prices = histogramOf('price');
  const bars = prices.starts.map((_, bar) => (bar === barOf(prices, 2000) ? 1 : 0));
  const counts = {
    total: 0,
    missing: [1],
    values: new Map(),
    ranges: new Map([['price', { carried: 1, min: 2000, max: 2000, bars }]]),
  };
  const facets = facetsOf([{ type: 'range', key: 'price', max: 300 }], counts, { category: [] });
  const price = facets.find(({ key }) => key === 'price');
  if (price?.type !== 'range') throw new Error('There is no scale of prices');
  expect(price.histogram[0]).toMatchObject({ min: 300, count: 0 });
  expect(price.histogram.at(-1)).toMatchObject({ min: 2000, count: 1 });
});

test('a radius from the query is listed among the usual ones with its number of results', () => {
  const counts = {
    total: 3,
    missing: [],
    values: new Map([
      [
        'radius',
        new Map([
          ['25', 2],
          ['50', 4],
        ]),
      ],
    ]),
    ranges: new Map(),
  };
  const radius = facetsOf([], counts, { category: [], place: 'x', radius: 30 }).find(
    ({ key }) => key === 'radius',
  );
  if (radius?.type !== 'values') throw new Error('There are no radii');
  expect(radius.options.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
    ['5', 0, false],
    ['10', 0, false],
    ['25', 2, false],
    ['30', 3, true],
    ['50', 6, false],
    ['100', 6, false],
  ]);
});
