import { expect, test } from 'vitest';
import type { ListingCard } from '../../listings/contract.ts';
import { compareAddress, readCompared } from '../address.ts';
import { compareRows } from './compare-rows.ts';

const card: ListingCard = {
  id: 1,
  id_product: 1,
  slug: 'hul',
  kind: 'offer',
  state: 'sold',
  title: 'Hůl',
  category: 'florbalky',
  priceType: 'fixed',
  price: 500,
  swap: false,
  facts: [{ label: 'Délka shaftu', value: '96 cm' }],
  locations: [{ name: 'Brno', district: 'Brno-město', region: 'Jihomoravský kraj' }],
  topped: false,
  photoCount: 1,
  inserted: '2026-05-04T10:00:00.000Z',
};
const rowsOf = (...cards: Partial<ListingCard>[]) =>
  new Map(compareRows(cards.map((each) => ({ card: { ...card, ...each } }))).map((row) => [row.label, row]));

test('a row differs when values differ, but not when one is missing or only an estimate', () => {
  const rows = rowsOf(
    {},
    { price: 700, facts: [{ label: 'Délka shaftu', value: 'přibližně 96 cm' }] },
    { facts: [{ label: 'Flex', value: '26' }] },
  );
  expect(rows.get('Cena')).toMatchObject({ differs: true });
  expect(rows.get('Délka shaftu')).toMatchObject({
    differs: false,
    values: ['96 cm', 'přibližně 96 cm', undefined],
  });
  expect(rows.get('Flex')).toMatchObject({ differs: false, values: [undefined, undefined, '26'] });
  expect(rows.has('Značka')).toBe(false);
});

test('sold listings share rows with live ones, whose labels are longer and capitalized', () => {
  const sold: ListingCard = {
    ...card,
    facts: [
      { label: 'strana', value: 'levá' },
      { label: 'délka', value: '96 cm' },
    ],
  };
  const detail = {
    attributes: [
      { label: 'Strana', value: 'Levá' },
      { label: 'Délka shaftu', value: '100 cm' },
    ],
  };
  const living = { ...card, state: 'active' as const, facts: detail.attributes };
  const rows = compareRows([{ card: sold }, { card: living }]);
  const of = (label: string) => rows.filter((row) => row.label.toLowerCase().startsWith(label));
  expect(of('strana')).toEqual([{ label: 'Strana', values: ['levá', 'Levá'], differs: false }]);
  expect(of('délka')).toEqual([{ label: 'Délka shaftu', values: ['96 cm', '100 cm'], differs: true }]);
  expect(compareRows([{ card: sold }]).map(({ label }) => label)).toContain('Strana');
});

test('a URL has at most four distinct listings, whatever is typed into it', () => {
  const typed = new URLSearchParams('id=3&id=3&id=x&id=0&id=-1&id=1&id=2&id=4&id=5');
  expect(readCompared(typed)).toEqual([3, 1, 2, 4]);
  expect(compareAddress(readCompared(typed))).toBe('/porovnani?id=3&id=1&id=2&id=4');
  expect(readCompared(new URLSearchParams(compareAddress([7, 8]).split('?')[1]))).toEqual([7, 8]);
});
