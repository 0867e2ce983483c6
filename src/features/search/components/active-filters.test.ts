import { expect, test } from 'vitest';
import { readSearch } from '../address.ts';
import { activeFilters, priceRangeWords } from './active-filters.ts';

const names = { categories: { florbalky: 'Florbalky' }, brands: { zone: 'Zone' }, place: 'Brno' };

test('every chosen value can be taken off alone and leaves the others', () => {
  const search = readSearch(
    'florbalky',
    new URLSearchParams('q=hyper&brand=zone&brand=exel&condition=like-new&place=582786&radius=25&cursor=x'),
  );
  const filters = activeFilters(search, names);
  expect(filters.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    '„hyper“',
    'Florbalky',
    'exel',
    'Zone',
    'Jako nové',
    'Brno + 25 km',
  ]);
  expect(filters[3]?.to).toBe(
    '/vyhledavani/florbalky?q=hyper&brand=exel&condition=like-new&place=582786&radius=25',
  );
  expect(filters[5]?.to).toBe('/vyhledavani/florbalky?q=hyper&brand=exel&brand=zone&condition=like-new');
});

test.each([
  ['300-800', '300–800 Kč'],
  ['-500', 'do 500 Kč'],
  ['1000-', 'od 1 000 Kč'],
  ['1000-2500', '1 000–2 500 Kč'],
])('a price %s is said as %s', (range, words) => {
  expect(priceRangeWords(range).replaceAll('\u00a0', ' ')).toBe(words);
});
