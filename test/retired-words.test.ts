import { expect, test } from 'vitest';
import { publicNames, retiredIn, retiredInPath } from './retired-words.ts';

const stays = publicNames();
const words = (source: string) => retiredIn(source, stays).map(({ word }) => word);

test.each([
  'const advert = 1;',
  'export const priceWords = () => 1;',
  'const mostKept = 5;',
  'type PinLetter = string;',
  'await tellAll(platform);',
  '// An advert that is topped.',
  '/** Whoever has signed off is asked again. */',
])('a retired word is found in %s', (source) => {
  expect(words(source)).not.toEqual([]);
});

test.each([
  'const advertiser = 1;',
  'const { toppedUntil, adverts } = row;',
  "queue.add(db, 'send-email', email); // The advertiser signs in.",
  'const letterSpacing = 0; // the first letter of a name',
  '/** The field `topped` of the API. */',
])('nothing is found in %s', (source) => {
  expect(words(source)).toEqual([]);
});

test('says where the word stands and what to say instead', () => {
  expect(retiredIn('\n\nconst fewestPhotos = 2;', stays)).toEqual([
    { line: 3, word: 'fewestPhotos', use: 'min' },
  ]);
});

test('a file is not called by a retired word either', () => {
  expect(retiredInPath('src/features/accounts/mail/pin-letter.ts')).toHaveLength(1);
  expect(retiredInPath('src/features/accounts/advertiser-view.ts')).toEqual([]);
});
