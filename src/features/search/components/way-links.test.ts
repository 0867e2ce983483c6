import { expect, it } from 'vitest';
import { placeNames, planOf, vocabularyOf } from '../../query-understanding/index.ts';
import { interpretations, wordsAsFilters } from './way-links.ts';

const places = placeNames([
  { code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' },
]);
const known = { vocabulary: vocabularyOf(new Map()), places };
const asFilters = (q: string, chosen = {}) =>
  wordsAsFilters({ q: [q], ...chosen }, planOf(q, known).understood);

it.each([
  [
    'florbalka 96 levá do 800 Kč, Brno',
    '/vyhledavani/florbalky?price=-800&place=brno&shaftLengthCm=96-96&hand=left',
  ],
  ['Unihoc florbalka s modrým gripem', '/vyhledavani/florbalky?q=s+modrým+gripem&brand=unihoc'],
  ['zdarma', '/vyhledavani?priceType=free'],
])('the recognized parts of „%s“ become filters, the rest stays in the query', (q, address) => {
  expect(decodeURIComponent(asFilters(q) ?? '')).toBe(address);
});

it('the interpretations beside the filters include no plain words', () => {
  const said = interpretations(planOf('modrá florbalka levá Brno', known).understood);
  expect(said.map(({ key, label }) => `${key}: ${label}`)).toEqual(
    expect.arrayContaining(['hand: levá', 'place: Brno']),
  );
  expect(interpretations([{ key: 'word', value: 'x', label: 'x', rest: '', spans: [] }])).toEqual([]);
});

it('words do not overwrite a selected filter', () => {
  expect(asFilters('levá hůl do 800', { price: ['-500'] })).toContain('price=-500');
});

it('words that match no filter stay unchanged', () => {
  expect(asFilters('něco hezkého')).toBeUndefined();
});
