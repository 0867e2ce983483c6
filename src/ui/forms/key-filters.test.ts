import { expect, test } from 'vitest';
import { type KeyFilter, keyFilters } from './key-filters.ts';

const cases: [KeyFilter, string, string][] = [
  ['integer', '-12', '1,5'],
  ['positiveInteger', '1 650', '-1'],
  ['decimal', '-42,5', '4e2'],
  ['money', '1 650,50', '50 Kč'],
  ['hex', 'aF09', 'g'],
  ['email', 'jan.novak+bazar@example.cz', 'jan novák'],
  ['letters', 'Žďár nad Sázavou', 'Praha 4'],
  ['alphanumerics', 'Praha 4', 'Praha-4'],
];

test.each(cases)('the %s filter accepts "%s" and rejects "%s"', (kind, good, bad) => {
  expect(keyFilters[kind].test(good)).toBe(true);
  expect(keyFilters[kind].test(bad)).toBe(false);
});

test('a letter with a combining háček is accepted as a letter', () => {
  expect(keyFilters.letters.test('c\u030C')).toBe(true);
});
