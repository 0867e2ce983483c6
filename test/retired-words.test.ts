import { expect, test } from 'vitest';
import { publicNames, retiredIn, retiredInDocument, retiredInPath } from './retired-words.ts';

const stays = publicNames();
const words = (source: string, path = 'src/web/example.ts') =>
  retiredIn(source, stays, path).map(({ word }) => word);

test.each([
  'const advert = 1;',
  'export const priceWords = () => 1;',
  'const mostKept = 5;',
  'type PinLetter = string;',
  'await tellAll(platform);',
  '// An advert that is topped.',
  '/** Whoever has signed off is asked again. */',
  'const known = new WeakMap<Database, Answer>();',
  'const kept = new Map<string, Cover>();',
  'cache.forget(platform);',
  'const rooms: Int32Array[] = [];',
  'const packed = await gzip(bytes);',
  'const html = drawn(page);',
  'const letter = await writtenTo(email);',
  '// The page was drawn a moment ago.',
  '// An answer that is remembered is packed.',
])('finds a retired word in %s', (source) => {
  expect(words(source)).not.toEqual([]);
});

test.each([
  'const advertiser = 1;',
  'const { toppedUntil, adverts } = row;',
  "queue.add(db, 'send-email', email); // The advertiser signs in.",
  'const letterSpacing = 0;',
  '/** The field `topped` of the API. */',
  'const known = await findAdvertiser(db, { email });',
])('finds nothing in %s', (source) => {
  expect(words(source)).toEqual([]);
});

test('a name of the API may be a key, but nothing of ours is declared by it', () => {
  expect(words('return { adverts: listings, letters: issues };')).toEqual([]);
  expect(words('answer.adverts.map(show);')).toEqual([]);
  expect(words('const adverts = await listings();')).toEqual(['adverts']);
  expect(words('export function adverts() {}')).toEqual(['adverts']);
});

test('checks titles of tests, and no other strings', () => {
  expect(words("test('an advert is found', async () => {});")).toEqual(['advert']);
  expect(words("it.each([[1]])('keeps %s adverts', () => {});")).toEqual(['adverts']);
  expect(words("const file = 'adverts.jsonl';")).toEqual([]);
});

test('allows a word where it is the subject of the file', () => {
  expect(words('const drawn = lots.slice(0, 3);', 'src/features/lottery/draw.ts')).toEqual([]);
  expect(words("const letters = ['č', 'ř'];", 'src/ui/forms/key-filters.ts')).toEqual([]);
});

test('checks documents except for code, URLs and the list of older words', () => {
  const found = (text: string) => retiredInDocument(text).map(({ line, word }) => [line, word]);
  expect(found('# A title\n\nAn advert goes on.')).toEqual([[3, 'advert']]);
  expect(found('See [listings](0031-adverts.md) and `adverts`.\n\n```sh\ncat adverts\n```')).toEqual([]);
  expect(found('## Words\n\n## Older words that stay\n\nadverts')).toEqual([]);
});

test('reports the line of the word and its replacement', () => {
  expect(retiredIn('\n\nconst fewestPhotos = 2;', stays)).toEqual([
    { line: 3, word: 'fewestPhotos', use: 'min' },
  ]);
});

test('finds a retired word in the name of a file, too', () => {
  expect(retiredInPath('src/features/accounts/mail/pin-letter.ts')).toHaveLength(1);
  expect(retiredInPath('src/features/accounts/advertiser-view.ts')).toEqual([]);
});
