import { expect, test } from 'vitest';
import { titledOffer } from '../../../../test/titled-offer.ts';
import { evaluatePlan, isExact, placeNames, planOf, vocabularyOf } from '../index.ts';

const village = {
  code: 'paseka',
  name: 'Paseka',
  kind: 'place' as const,
  region: 'CZ071',
  district: 'CZ0712',
};
// After this many larger towns it counts as a village.
const towns = Array.from({ length: 300 }, (_, index) => ({
  ...village,
  code: `m${index}`,
  name: `Města${index}`,
}));
const known = {
  vocabulary: vocabularyOf(new Map(Object.entries({ florbalk: 900, bot: 200, mask: 50, vest: 40, vak: 30 }))),
  places: placeNames([...towns, village]),
};

const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');

const read = (category: string, title: string) => titledOffer(category, title).marks;

const points = (query: string, marks: Set<string>) =>
  evaluatePlan(planOf(query, known), { marks, numbers: {} }) ?? 0;

test('of two joined things either is wanted, of an accessory and its item only the accessory', () => {
  const mask = read('brankarske-masky', 'Maska Zone');
  const vest = read('brankarske-vesty', 'Vesta Oxdog L');
  expect([mask, vest].map((marks) => points('maska a vesta', marks))).toEqual([300, 300]);
  expect(chips('vak na hůl')).toBe('category=vaky-na-hole');
});

test('a set without a named item means several different things together', () => {
  const lot = read('ostatni', 'Florbalka Zone 75 cm, sálovky 32 a batoh');
  expect(points('set', lot)).toBeGreaterThan(0);
  expect(points('set', read('florbalky', 'Florbalka Zone 75 cm'))).toBe(0);
});

test('polite questions are not negations', () => {
  expect(chips('neměl by někdo sálovky 44')).toBe(chips('sálovky 44'));
  expect(chips('neprodáváte florbalku')).toBe(chips('florbalka'));
});

test('a village matches only by its exact name unless a preposition precedes it', () => {
  expect(chips('florbalka pásky')).not.toContain('paseka');
  expect(chips('florbalka v Pasece')).toContain('paseka');
  expect(chips('florbalka Paseka')).toContain('paseka');
});

test.each([
  ['maska vesta kalhoty', 'maska, vesta, kalhoty'],
  ['boty vak', 'boty, vak'],
  ['florbalka boty', 'florbalka a boty'],
  ['čepel omotávka', 'čepel, omotávka'],
])('things one behind the other are each wanted, as with commas: „%s“', (query, withCommas) => {
  expect(chips(query)).toBe(chips(withCommas));
  expect(chips(query)).toContain(' category=');
});

test.each(['čepel hůl', 'vak florbalka', 'síť branka'])(
  'of „%s“ the first is wanted, for the other',
  (query) => {
    expect(chips(query)).toMatch(/^category=[a-z-]+$/);
  },
);

test('a set with several of the requested items ranks first and misses nothing', () => {
  const plan = planOf('maska vesta kalhoty', known);
  const traits = (category: string, title: string) => ({ marks: read(category, title), numbers: {} });
  const all = traits('brankarske-sety', 'Maska, vesta a kalhoty Oxdog L');
  const two = traits('brankarske-sety', 'Maska a vesta Oxdog L');
  const one = traits('brankarske-masky', 'Maska Zone');
  const mixed = traits('brankarske-masky', 'Maska a toolbag');
  const found = [all, two, one, mixed].map((each) => evaluatePlan(plan, each) ?? 0);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(new Set(found).size).toBe(4);
  expect([all, two, one, mixed].map((each) => isExact(plan, each))).toEqual([true, true, true, false]);
});
