import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../contract/edit-distance.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(
  new Map([
    ['cepel', 40],
    ['cepelk', 2],
    ['cepice', 7],
    ['florbalk', 90],
    ['96', 5],
  ]),
);

test('words with a prefix are returned most frequent first', () => {
  expect(vocabulary.startingWith('cep', 2)).toEqual(['cepel', 'cepice']);
  expect(vocabulary.startingWith('9', 5)).toEqual([]);
});

test.each(['florblak', 'florbak', 'floorbalk', 'florbslk', 'lforbalk'])(
  '%s is a mistyped florbalk',
  (word) => {
    expect(vocabulary.near(word, 3)).toContain('florbalk');
  },
);

test('exactly the words within one typing error are found', () => {
  const word = fc.stringMatching(/^[a-e]{5,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (stock, typed) => {
      const found = vocabularyOf(new Map(stock.map((each) => [each, 1]))).near(typed, 100);
      expect([...found].sort()).toEqual(stock.filter((each) => editDistance(typed, each, 1) <= 1).sort());
    }),
  );
});
