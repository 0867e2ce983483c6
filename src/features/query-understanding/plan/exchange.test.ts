import { expect, test } from 'vitest';
import { titledOffer } from '../../../../test/titled-offer.ts';
import { evaluatePlan, isExact, missedBy, placeNames, planOf, vocabularyOf } from '../index.ts';

const known = {
  vocabulary: vocabularyOf(new Map(Object.entries({ florbalk: 900, cepel: 300, bot: 200, chill: 3 }))),
  places: placeNames([{ code: 'brno', name: 'Brno', kind: 'place', district: 'CZ0642', region: 'CZ064' }]),
};
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');

const read = (category: string, title: string) => titledOffer(category, title, true);

test.each([
  ['Vyměním levou 96 za pravou 96', 'hand=left shaftLengthCm=96-96 hand=right'],
  ['Výměna: 87 cm levá za 92 cm levou', 'shaftLengthCm=87-87 hand=left shaftLengthCm=92-92'],
  ['výměna 87 levá za 92 levou', 'shaftLengthCm=87-87 hand=left shaftLengthCm=92-92'],
  ['Vyměním kalhoty 150 za velikost S', 'category=brankarske-kalhoty size=150 size=s'],
  ['Boty 35 vyměním za 36–37', 'category=boty shoeSizeEu=35-35 shoeSizeEu=36-37'],
  ['Výměna čepele Unity pravá za levou', 'category=cepele word=Unity hand=right hand=left'],
  [
    'Exel Chill 92 leva, vymenim za boty 41',
    'brand=exel word=Chill shaftLengthCm=92-92 hand=left category=boty shoeSizeEu=41-41',
  ],
  [
    'Dvě dětské hole 70 cm za jednu 80 cm',
    'quantity=2-2 ageGroup=junior category=florbalky shaftLengthCm=70-70 shaftLengthCm=80-80',
  ],
  ['vyměním za boty 42', 'category=boty shoeSizeEu=42-42'],
  ['nabízím levou 96, chci pravou', 'hand=left shaftLengthCm=96-96 hand=right'],
  ['vyměnil bych boty 42 za boty 43', 'category=boty shoeSizeEu=42-42 shoeSizeEu=43-43'],
  ['dám boty 42 za boty 43', 'category=boty shoeSizeEu=42-42 shoeSizeEu=43-43'],
])('„%s“ is an exchange of %s', (query, expected) => {
  expect(chips(query)).toBe(`swap=yes ${expected}`);
});

test.each([
  ['výměna čepele za 100 Kč', 'category=servis-a-upravy price=-100'],
  ['hůl 96 za 500', 'category=florbalky shaftLengthCm=96-96 price=-500'],
  ['síť za branku', 'category=branky'],
  ['dám 500 za florbalku', 'price=-500 category=florbalky'],
])('„%s“ is no exchange: %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test.each([
  ['Vyměním levou 96 za pravou 96', 'florbalky', 'Florbalka Zone 96 cm levá', 'Florbalka Zone 96 cm pravá'],
  ['Vyměním kalhoty 150 za velikost S', 'brankarske-kalhoty', 'Kalhoty Oxdog 150', 'Kalhoty Oxdog S'],
  ['Boty 35 vyměním za 36–37', 'boty', 'Sálovky 35', 'Sálovky 36'],
])(
  '„%s“ finds who has the one as who has the other, and asks nobody for both',
  (query, category, ...titles) => {
    const plan = planOf(query, known);
    for (const title of titles) {
      const traits = read(category, title);
      expect(evaluatePlan(plan, traits), title).toBeGreaterThan(0);
      expect(isExact(plan, traits), title).toBe(true);
      expect(missedBy(plan, traits), title).toEqual([]);
    }
  },
);

test('a listing without a swap is not found by a swap query', () => {
  const { marks, numbers } = read('boty', 'Sálovky 36');
  marks.delete('swap:yes');
  expect(evaluatePlan(planOf('Boty 35 vyměním za 36', known), { marks, numbers })).toBeUndefined();
});

test('removing the swap chip removes its words and leaves both sides as typed', () => {
  const [swap] = planOf('Boty 35 vyměním za 36', known).understood;
  expect(swap).toMatchObject({ label: 'na výměnu', rest: 'Boty 35 36' });
});
