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
      apart: words,
      namedBy: words,
      ofAll: words,
      agreement: words,
      delivered: phrases,
      notOthers: phrases,
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

/** Postage, the original price and a discount are not the price of the item. */
export const otherMoney = phraseBook(numbers.prices.others.map((each) => [each, true] as const));

/** `včetně poštovného`, behind a price. */
export const delivered = phraseBook(numbers.prices.delivered.map((each) => [each, true] as const));

/** `poštovné hradí kupující`: such words without an amount of their own. */
export const notOtherMoney = phraseBook(numbers.prices.notOthers.map((each) => [each, true] as const));

/** Price words, spelled numbers, and spelled amounts of money. */
export const { prices: priceTerms, bounds: boundTerms, spelled: numerals, amounts } = numbers;

/** Words before or after numbers that state what is counted. */
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
  /** For these people clothes and sticks are sized by age and height. */
  children,
  counted,
  /** Units of pieces. */
  pieces,
  /** Things whose count is a capacity: `vak na 3 hole`; `20 míčků`, by contrast, is the offer. */
  countedThings,
  /** Words between a container and its capacity. */
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

/** Whether a word is a label of the number after it. */
export const isLabel = (word: string) =>
  word !== 'v' && (/^veku?$/.test(word) || labels.some((each) => each.has(word)));
