import { expect, test } from 'vitest';
import { placeChoice, placeNote } from './format-place.ts';

const brno = { name: 'Brno', district: { code: 'CZ0642', name: 'Brno-město' } };
const kolin = { name: 'Kolín', district: { code: 'CZ0204', name: 'Kolín' } };
const praha = { name: 'Praha', district: { code: 'CZ0100', name: 'Praha' } };

test('a municipality is listed with its district, even of the same name, and Prague as the capital', () => {
  expect([brno, kolin, praha].map(placeNote)).toEqual(['okres Brno-město', 'okres Kolín', 'hlavní město']);
  expect(placeChoice(kolin)).toBe('Kolín (okres Kolín)');
});

test('a postal code that was searched for is shown before the district', () => {
  expect(placeNote({ ...brno, postcode: '602 00' })).toBe('602 00, okres Brno-město');
});
