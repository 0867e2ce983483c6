import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { stem } from './stem.ts';
import { tokens } from './tokens.ts';

const catalogue = z
  .object({
    search: z.object({ inflection: z.array(z.object({ lemma: z.string(), forms: z.array(z.string()) })) }),
  })
  .parse(JSON.parse(readFileSync(new URL('../../catalogue/catalogue.json', import.meta.url), 'utf8')));
const stemOf = (word: string) => tokens(word).map(stem).join(' ');

test.each(catalogue.search.inflection)('all forms of $lemma find each other', ({ lemma, forms }) => {
  expect(new Set([lemma, ...forms].map(stemOf))).toHaveLength(1);
});

test('names of Object.prototype members are ordinary words', () => {
  expect(['constructor', 'tostring', 'valueof'].map(stem)).toEqual(['constructor', 'tostring', 'valueof']);
});

test('similar words such as goal and goalkeeper, bag and mask keep different stems', () => {
  const words = [
    'branka',
    'brankář',
    'taška',
    'maska',
    'vak',
    'vesta',
    'bota',
    'batoh',
    'dres',
    'hůl',
    'čepel',
  ];
  expect(new Set(words.map(stemOf))).toHaveLength(words.length);
});

test('numbers keep decimals and are split from units and labels; names with digits stay whole', () => {
  expect(tokens('Epic flex26, 96/107cm, EU 42,5 a Q1, G-280')).toEqual([
    'epic',
    'flex',
    '26',
    '96',
    '107',
    'cm',
    'eu',
    '42.5',
    'a',
    'q1',
    'g280',
  ]);
});

test('an action and its object have different stems', () => {
  expect(stem('zkraceni')).not.toBe(stem('zkracena'));
  expect(stem('zkracenim')).toBe(stem('zkraceni'));
  expect(stem('zahnuti')).not.toBe(stem('zahnute'));
});
