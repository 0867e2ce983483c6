import { expect, test } from 'vitest';
import { readSearch } from '../form.ts';
import type { Facet } from '../contract.ts';
import { carriedAlong, filterGroups } from './filter-groups.ts';
import { segmentOf } from './form-fields.ts';

const values = (
  key: string,
  options: [value: string, chosen?: boolean, parent?: string][] = [['x']],
): Facet => ({
  type: 'values',
  key,
  label: key,
  several: true,
  options: options.map(([value, chosen = false, parent]) => ({
    value,
    label: value,
    count: 1,
    chosen,
    parent,
  })),
});
const search = (query: string) => readSearch(undefined, new URLSearchParams(query));
const keys = (facets: Facet[], query = '') => filterGroups(facets, search(query)).map(({ key }) => key);

test.each([
  [
    'a stick by place and price, then side, length, flex, condition and brand, then all else',
    'kind price ageGroup iffMark brand condition totalLengthCm flexMm hand shaftLengthCm category swap',
    'category place price hand length flexMm condition brand ageGroup iffMark',
  ],
  [
    'shoes by place and price, then size, fit and condition',
    'price condition handover shoeSizeEu fit category',
    'category place price shoeSizeEu fit condition handover',
  ],
  [
    'gear of a goalkeeper by place and price, then size and age',
    'price condition iffMark goalieSize ageGroup',
    'place price goalieSize ageGroup condition iffMark',
  ],
  ['the place is always asked', '', 'place'],
])('filters are in the order of choosing: %s', (_, facets, expected) => {
  expect(
    keys(
      facets
        .split(' ')
        .filter(Boolean)
        .map((key) => values(key)),
    ),
  ).toEqual(expected.split(' '));
});

test('categories fold when a leaf is selected, other groups open for selected filters', () => {
  const category = (chosen: string) =>
    values('category', [
      ['obleceni', chosen === 'obleceni'],
      ['dresy', chosen === 'dresy', 'obleceni'],
    ]);
  const open = (facets: Facet[], query: string) =>
    Object.fromEntries(filterGroups(facets, search(query)).map((group) => [group.key, group.open]));
  expect(open([category('')], '').category).toBe(true);
  expect(open([category('obleceni')], 'category=obleceni').category).toBe(true);
  expect(open([category('dresy')], 'category=dresy').category).toBe(false);
  expect(open([category(''), values('hand')], 'q=florbalka').category).toBe(false);
  expect(open([values('wear')], '').wear).toBe(false);
  expect(open([values('wear')], 'wear=light').wear).toBe(true);
});

test('a filter that offers nothing is folded, unless it is selected or typed into', () => {
  const empty = (key: string): Facet => {
    const facet = values(key);
    return facet.type === 'values'
      ? { ...facet, options: facet.options.map((option) => ({ ...option, count: 0 })) }
      : facet;
  };
  const price: Facet = {
    type: 'range',
    key: 'price',
    label: 'Cena',
    step: 1,
    min: 0,
    max: 0,
    histogram: [],
  };
  const facets = [empty('ageGroup'), empty('brand'), values('condition'), price];
  const opened = (query: string) =>
    filterGroups(facets, search(query)).flatMap(({ key, open }) => (open ? key : []));
  expect(opened('')).toEqual(['place', 'price', 'condition']);
  expect(opened('brand=zone&price=-500')).toEqual(['place', 'price', 'condition', 'brand']);
});

test('parameters without a visible filter are preserved on submit', () => {
  const asked = search(
    'q=zone&kind=demand&brand=zone&brand=exel&hand=left&sort=cheapest&place=CZ064&radius=5',
  );
  expect(carriedAlong(filterGroups([values('hand')], asked), asked)).toEqual([
    ['kind', 'demand'],
    ['brand', 'exel'],
    ['brand', 'zone'],
  ]);
  expect(carriedAlong(filterGroups([], asked), asked)).toContainEqual(['hand', 'left']);
});

test.each([
  [[], ''],
  [['left'], 'left'],
  [['left', 'right'], ''],
  [['straight', 'right'], 'right'],
  [['straight'], undefined],
])('for the sides %s the segment „%s“ is selected', (chosen, segment) => {
  expect(segmentOf(['left', 'right'], chosen)).toBe(segment);
});
