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

/** Whether a stem is a word that the reading knows. */
export function isKnownStem(stem: string): boolean {
  return ours.has(stem) || foreignBook.words.has(stem);
}

/** A word of a listing with its mistyping corrected; short words are left, since any may be another. */
export function corrected(token: Token): Token {
  if (token.stem.length < minCorrectedLengthInListings || /\d/.test(token.stem)) return token;
  const stem = corrections.getOr(token.stem, () => correctedStem(token.stem) ?? token.stem);
  return stem === token.stem ? token : { ...token, stem };
}

/** The words of a title, or of a query that is held against titles. */
export const titleStems = (text: string): string[] => [
  ...new Set(readTokens(text).map((token) => corrected(token).stem)),
];

const corrections = new BoundedCache<string>({ entries: 50_000 });

const minCorrectedLength = 4;
const minCorrectedLengthInListings = 6;

/** Endings by which Czechs make a thing small, and what the thing itself ends in: `botičky`, `florbalečka`. */
const small = [
  ['ick', ''],
  ['eck', 'k'],
  ['ik', ''],
] as const;

/** The thing that a diminutive is of. */
function diminished(stem: string): string | undefined {
  return small
    .filter(([ending]) => stem.endsWith(ending))
    .map(([ending, own]) => stem.slice(0, -ending.length) + own)
    .find((each) => each.length >= shortestDiminished && thingStems.has(each));
}

const shortestDiminished = 3;

/** The word of the trade that a mistyped or diminutive stem stands for; none for words that are something else. */
export function correctedStem(stem: string, text = stem): string | undefined {
  if (stem.length < minCorrectedLength || isKnownStem(stem) || commonStems.has(stem)) return undefined;
  const whole = diminished(stem);
  if (whole !== undefined) return whole;
  // A mistake at the end of a word makes its stem another one.
  const [first] = [stem, text.slice(0, -1)].flatMap((each) => correctable.closest(each, 1));
  return first && (first.word[0] === stem[0] || stem.length > minCorrectedLength + 1)
    ? first.word
    : undefined;
}
