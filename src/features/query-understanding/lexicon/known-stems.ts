import { boundStems } from '../facts/bounds.ts';
import { BoundedCache } from '../../../platform/cache/bounded-cache.ts';
import { spellingIndex } from '../text/spelling-index.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { thingBook, thingNames } from './things.ts';
import {
  ageBook,
  colourBook,
  foreignBook,
  kindBook,
  neitherBrandNorThing,
  sideBook,
  wornBook,
} from './words.ts';

const commonStems = new Set(readTokens([...neitherBrandNorThing].join(' ')).map((each) => each.stem));
const ours = new Set(
  [thingBook, kindBook, sideBook, colourBook, ageBook, wornBook, { words: boundStems }].flatMap(
    ({ words }) => [...words],
  ),
);
const correctable = spellingIndex(
  [thingBook, kindBook, sideBook, colourBook]
    .flatMap((book) => [...book.words])
    .filter((word) => word.length >= 4),
  1,
);

/** Words that name a thing by themselves. */
const thingStems = new Set(
  thingNames.flatMap(([name]) => (name.includes(' ') ? [] : readTokens(name).map((each) => each.stem))),
);

/** Whether a stem occurs in the lexicon. */
export function isKnownStem(stem: string): boolean {
  return ours.has(stem) || foreignBook.words.has(stem);
}

/** Corrects a misspelled word of a listing; short words are left alone, because any may be another word. */
export function corrected(token: Token): Token {
  if (token.stem.length < minCorrectedLengthInListings || /\d/.test(token.stem)) return token;
  const stem = corrections.getOr(token.stem, () => correctedStem(token.stem) ?? token.stem);
  return stem === token.stem ? token : { ...token, stem };
}

/** Stems of a title, or of a query that is compared with titles. */
export const titleStems = (text: string): string[] => [
  ...new Set(readTokens(text).map((token) => corrected(token).stem)),
];

const corrections = new BoundedCache<string>({ entries: 50_000 });

const minCorrectedLength = 4;
const minCorrectedLengthInListings = 6;

/** Czech diminutive endings and the endings they replace: `botičky`, `florbalečka`. */
const small = [
  ['ick', ''],
  ['eck', 'k'],
  ['ik', ''],
] as const;

/** The base word of a diminutive. */
function diminished(stem: string): string | undefined {
  return small
    .filter(([ending]) => stem.endsWith(ending))
    .map(([ending, own]) => stem.slice(0, -ending.length) + own)
    .find((each) => each.length >= shortestDiminished && thingStems.has(each));
}

const shortestDiminished = 3;

/** The lexicon's word for a misspelled or diminutive stem; undefined for words with another meaning. */
export function correctedStem(stem: string, text = stem): string | undefined {
  if (stem.length < minCorrectedLength || isKnownStem(stem) || commonStems.has(stem)) return undefined;
  const whole = diminished(stem);
  if (whole !== undefined) return whole;
  // A typing error at the end of a word changes its stem.
  const [first] = [stem, text.slice(0, -1)].flatMap((each) => correctable.closest(each, 1));
  return first && (first.word[0] === stem[0] || stem.length > minCorrectedLength + 1)
    ? first.word
    : undefined;
}
