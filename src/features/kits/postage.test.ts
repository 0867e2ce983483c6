import { expect, test } from 'vitest';
import { readPostage } from './postage.ts';

test.each([
  ['Pošlu Zásilkovnou za 79 Kč', 79],
  ['Maska Exel. Poštovné 120,-', 120],
  ['Cena 500 + 89 Kč poštovné', 89],
  ['Můžu poslat, poštou 150 Kč.', 150],
  ['Při platbě předem poštovné zdarma', 0],
  ['Poštovné v ceně.', 0],
])('%s', (text, postage) => {
  expect(readPostage(text)).toBe(postage);
});

test.each([
  'Zásilkovna, Balíkovna, osobně',
  'Cena 690 Kč, osobně v Brně nebo poštou.',
  'Stála 1500 Kč. Pošlu.',
  'Levá, do 700 Kč s poštovným',
  'Poštou, cena 900 Kč',
])('%s states no postage', (text) => {
  expect(readPostage(text)).toBeUndefined();
});
