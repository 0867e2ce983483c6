import { z } from 'zod';
import file from '../lexicon/numbers.json' with { type: 'json' };
import { phrases, words, worths } from '../lexicon/schema.ts';
import { phraseBook } from '../text/phrase-book.ts';

const side = z.enum(['from', 'to', 'about']);
const bound = z.strictObject({
  side,
  strict: z.literal(true).optional(),
  of: z.enum(['length', 'flex', 'age', 'price']).optional(),
  words: phrases,
});

const numbers = z
  .strictObject({
    labels: z.strictObject({
      cm: words,
      metres: words,
      shaftTerms: words,
      totalTerms: words,
      lengthTerms: words,
      withHandle: words,
      flexTerms: words,
      sizeTerms: words,
      euTerms: words,
      shoeTotalLabels: words,
      heights: words,
      rounds: words,
      years: words,
      yearsOld: words,
      children: words,
      counted: words,
      pieces: words,
      countedThings: words,
      holding: words,
      otherLabels: words,
    }),
    prices: z.strictObject({
      asking: words,
      currency: words,
      hundreds: words,
      thousands: words,
      beside: words,
      ofAll: words,
      agreement: words,
      others: phrases,
    }),
    bounds: z.strictObject({
      before: z.array(bound),
      behind: z.array(bound),
      between: words,
      flipped: phrases,
      units: words,
    }),
    spelled: z.strictObject({ ones: worths, teens: worths, tens: worths, called: worths }),
    amounts: z.strictObject({
      words: worths,
      joinedHundreds: worths,
      joinedNumerals: worths,
      joinedUnits: worths,
    }),
  })
  .parse(file);

/** Postage, what a thing cost new and what it is cheaper by are no prices of the thing. */
export const otherMoney = phraseBook(numbers.prices.others.map((each) => [each, true] as const));

/** Words of prices, numbers as they are said, and amounts of money as they are said. */
export const { prices: priceTerms, bounds: boundTerms, spelled: numerals, amounts } = numbers;

/** Words that stand before or behind numbers and tell what is counted. */
export const {
  cm,
  metres,
  shaftTerms,
  totalTerms,
  lengthTerms,
  withHandle,
  flexTerms,
  sizeTerms,
  euTerms,
  shoeTotalLabels,
  heights,
  rounds,
  years,
  yearsOld,
  /** Whoever is told of so wears and plays by age and height. */
  children,
  counted,
  /** What pieces are counted by. */
  pieces,
  /** Things that are also counted: `vak na 3 hole`, yet `20 míčků` are what is offered. */
  countedThings,
  /** Words between a container and how much goes into it. */
  holding,
  otherLabels,
} = numbers.labels;

const labels = [
  lengthTerms,
  totalTerms,
  shaftTerms,
  flexTerms,
  sizeTerms,
  euTerms,
  heights,
  priceTerms.asking,
];

/** Whether a word tells what the number behind it measures. */
export const isLabel = (word: string) =>
  word !== 'v' && (/^veku?$/.test(word) || labels.some((each) => each.has(word)));
