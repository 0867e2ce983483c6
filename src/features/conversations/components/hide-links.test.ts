import { expect, test } from 'vitest';
import { hideLinks } from './hide-links.ts';

test.each([
  [
    'Peníze čekají na https://dpd-platba.xyz/prijem?id=7, zadej kartu.',
    'Peníze čekají na [odkaz] zadej kartu.',
  ],
  ['Napiš na www.posta-kuryr.example.', 'Napiš na [odkaz]'],
  ['Otevři dpd-platba.xyz a potvrď.', 'Otevři [odkaz] a potvrď.'],
  ['Odkaz platba.cz/x1 platí hodinu', 'Odkaz [odkaz] platí hodinu'],
])('%s', (text, shown) => {
  expect(hideLinks(text)).toBe(shown);
});

test.each([
  'Hůl má 96 cm, flex 2.9, čepel atd.',
  'Přijdu v 17.30 do haly.',
  'Platím 1.200 Kč.',
  'jana@example.cz',
])('leaves „%s“ as it is', (text) => {
  expect(hideLinks(text)).toBe(text);
});
