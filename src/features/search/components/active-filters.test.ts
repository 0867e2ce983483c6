import { expect, test } from 'vitest';
import { readSearch } from '../form.ts';
import type { Facet } from '../contract.ts';
import { activeFilters, formatPriceRange } from './active-filters.ts';

const plain = (label: string) => label.replaceAll('\u00a0', ' ');
const brands: Facet = {
  type: 'values',
  key: 'brand',
  label: 'Značka',
  several: true,
  options: [{ value: 'zone', label: 'Zone', count: 3, chosen: true }],
};
const length: Facet = {
  type: 'range',
  key: 'shaftLengthCm',
  label: 'Délka shaftu',
  unit: 'cm',
  step: 1,
  min: 60,
  max: 104,
  histogram: [],
};
const wheels: Facet = {
  type: 'values',
  key: 'bagWheels',
  label: 'Kolečka',
  several: true,
  options: [{ value: 'true', label: 'Ano', count: 1, chosen: true }],
};
const names = { facets: [brands, length, wheels], categories: { florbalky: 'Florbalky' }, place: 'Brno' };

test('every selected value can be removed separately', () => {
  const search = readSearch(
    'florbalky',
    new URLSearchParams('q=hyper&brand=zone&brand=exel&condition=like-new&place=582786&radius=25&cursor=x'),
  );
  const filters = activeFilters(search, names);
  expect(filters.map(({ label }) => plain(label))).toEqual([
    'Florbalky',
    'Brno + 25 km',
    'exel',
    'Zone',
    'Jako nové',
  ]);
  expect(filters[3]?.to).toBe(
    '/vyhledavani/florbalky?q=hyper&brand=exel&condition=like-new&place=582786&radius=25',
  );
  expect(filters[1]?.to).toBe('/vyhledavani/florbalky?q=hyper&brand=exel&brand=zone&condition=like-new');
});

test('side, place and price come first, each with its shortest unambiguous label', () => {
  const search = readSearch(
    'florbalky',
    new URLSearchParams('brand=zone&hand=left&price=-2000&place=554791&radius=25'),
  );
  const hands: Facet = {
    ...brands,
    key: 'hand',
    options: [{ value: 'left', label: 'Levá (L)', count: 3, chosen: true }],
  };
  const filters = activeFilters(search, {
    ...names,
    facets: [brands, hands],
    heading: 'florbalky',
    place: 'Plzeň, okres Plzeň-město',
  });
  expect(filters.map(({ label }) => plain(label))).toEqual(['Levá', 'Plzeň + 25 km', 'Do 2 000 Kč', 'Zone']);
});

test('attributes are shown with their unit, or with their name if the value alone is ambiguous', () => {
  const search = readSearch(
    undefined,
    new URLSearchParams('shaftLengthCm=92-100&bagWheels=true&swap=yes&photo=yes&kind=offer'),
  );
  expect(activeFilters(search, names).map(({ label }) => plain(label))).toEqual([
    'Možná výměna',
    'S fotkou',
    'Délka shaftu 92–100 cm',
    'Kolečka: ano',
  ]);
});

test.each([
  ['300-800', '300–800 Kč'],
  ['-500', 'do 500 Kč'],
  ['1000-', 'od 1 000 Kč'],
  ['1000-2500', '1 000–2 500 Kč'],
])('a price %s is labelled %s', (range, words) => {
  expect(plain(formatPriceRange(range))).toBe(words);
});
