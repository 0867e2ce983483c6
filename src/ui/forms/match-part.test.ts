import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPart } from './list-option.tsx';

test.each([
  ['Žďár nad Sázavou', 'zda', ['', 'Žďá', 'r nad Sázavou']],
  ['Žďár nad Sázavou', 'saz', ['Žďár nad ', 'Sáz', 'avou']],
  ['Salming', 'Sal', ['', 'Sal', 'ming']],
  ['Ostrava', 'ava', ['', '', 'Ostrava']],
  ['Brno', '', ['', '', 'Brno']],
])('in "%s", typing "%s" highlights the matching part', (label, typed, parts) => {
  expect(matchPart(label, typed)).toEqual(parts);
});

test('the parts always add up to the whole label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, typed) => {
      expect(matchPart(label, typed).join('').normalize('NFC')).toBe(label.normalize('NFC'));
    }),
  );
});
