import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ListingCard, ListingDetail } from '../../listings/contract.ts';
import { compareAddress, readCompared } from '../address.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';

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

const detail: ListingDetail = {
  ...card,
  state: 'active',
  description: 'Hůl po jedné sezoně.',
  categoryName: 'Florbalky',
  brandName: 'Unihoc',
  conditionLabel: 'Použité, lehce hrané',
  attributes: [
    { label: 'Strana', value: 'Levá (L)' },
    { label: 'Délka shaftu', value: '100 cm' },
  ],
  spot: { lat: 49.2, lon: 16.6, exact: true },
  photos: [],
  advertiser: {
    name: 'Jana N.',
    slug: 'jana-n',
    trader: false,
    since: '2026-01-04T10:00:00.000Z',
    emailVerified: true,
    phoneVerified: false,
  },
  questions: [],
  changed: '2026-05-04T10:00:00.000Z',
  expiresAt: '2026-07-04T10:00:00.000Z',
};

test('a sold listing shares rows with live ones and differs only in what its card states in the same words', () => {
  const sold: ListingCard = {
    ...card,
    price: 700,
    condition: 'used',
    wear: 'light',
    facts: [
      { label: 'strana', value: 'levá' },
      { label: 'délka', value: '96 cm' },
    ],
  };
  const rows = compareRows([{ card: sold }, { card: { ...card, state: 'active' }, detail }]);
  const of = (label: string) => rows.filter((row) => row.label.toLowerCase().startsWith(label));
  expect(of('strana')).toEqual([{ label: 'Strana', values: ['levá', 'Levá (L)'], differs: false }]);
  expect(of('délka')).toMatchObject([{ label: 'Délka shaftu', values: ['96 cm', '100 cm'] }]);
  expect(of('značka')).toEqual([{ label: 'Značka', values: [undefined, 'Unihoc'], differs: false }]);
  expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['Cena']);
  expect(compareRows([{ card: sold }]).map(({ label }) => label)).toContain('Strana');
});

test('of a sold listing the table says that a value is no longer shown, of a live one that it is not stated', () => {
  const live = { card: { ...card, id: 2, state: 'active' as const }, detail: { ...detail, id: 2 } };
  const html = renderToString(
    <StaticRouter location="/porovnani">
      <CompareTable
        columns={[{ card }, live, { card: live.card, detail: { ...detail, brandName: undefined } }]}
      />
    </StaticRouter>,
  );
  const [, brand = ''] = /Značka(.*?)<\/tr>/u.exec(html) ?? [];
  expect(brand.match(/u skončeného inzerátu se neukazuje|neuvedeno|Unihoc/gu)).toEqual([
    'u skončeného inzerátu se neukazuje',
    'Unihoc',
    'neuvedeno',
  ]);
});

test('a URL has at most four distinct listings, whatever is typed into it', () => {
  const typed = new URLSearchParams('id=3&id=3&id=x&id=0&id=-1&id=1&id=2&id=4&id=5');
  expect(readCompared(typed)).toEqual([3, 1, 2, 4]);
  expect(compareAddress(readCompared(typed))).toBe('/porovnani?id=3&id=1&id=2&id=4');
  expect(readCompared(new URLSearchParams(compareAddress([7, 8]).split('?')[1]))).toEqual([7, 8]);
});
