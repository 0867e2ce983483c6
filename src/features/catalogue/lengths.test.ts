import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimatedShaftCm,
  estimatedTotalCm,
  lengthQuestion,
  lengthsAgree,
  readLengthPair,
  unusualShaft,
  whichLength,
} from './lengths.ts';

const shaft = fc.integer({ min: 50, max: 104 });

test('an estimated length agrees with the stated one, and estimating back returns the stated one', () => {
  fc.assert(
    fc.property(shaft, (cm) => {
      expect(lengthsAgree(cm, estimatedTotalCm(cm))).toBe(true);
      expect(estimatedShaftCm(estimatedTotalCm(cm))).toBe(cm);
    }),
  );
});

test('lengths agree exactly when the whole stick is 8 to 13 cm longer than its shaft', () => {
  fc.assert(
    fc.property(shaft, fc.integer({ min: -20, max: 30 }), (cm, more) => {
      expect(lengthsAgree(cm, cm + more)).toBe(more >= 8 && more <= 13);
    }),
  );
});

test.each(['96/107', '96 (107)', '107/96', ' 96 / 107 cm ', '96cm/107cm', '96–107'])(
  '„%s“ is parsed as a shaft of 96 and a total of 107',
  (text) => {
    expect(readLengthPair(text)).toEqual({ shaftCm: 96, totalCm: 107 });
  },
);

test.each(['96', '96,5', 'asi 96', '1/2', ''])('„%s“ is not parsed as a pair of lengths', (text) => {
  expect(readLengthPair(text)).toBeUndefined();
});

test('warns about a length that sellers often enter in the wrong field', () => {
  expect(lengthQuestion({ shaftLengthCm: 97 })?.text).toBe(unusualShaft);
  expect(lengthQuestion({ shaftLengthCm: 90 })?.text).toBe(whichLength);
  expect(lengthQuestion({ totalLengthCm: 96 })).toEqual({ key: 'totalLengthCm', text: whichLength });
  expect(lengthQuestion({ shaftLengthCm: 96 })).toBeUndefined();
  expect(lengthQuestion({ shaftLengthCm: 90, totalLengthCm: 100 })).toBeUndefined();
});
