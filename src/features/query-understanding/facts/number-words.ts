import { z } from 'zod';
import file from '../lexicon/numbers.json' with { type: 'json' };
import { words, worths } from '../lexicon/schema.ts';

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
      countedThings: words,
      holding: words,
      otherLabels: words,
    }),
    prices: z.strictObject({
      upTo: words,
      from: words,
      betweenBound: words,
      asking: words,
      about: words,
      currency: words,
      hundreds: words,
      thousands: words,
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

/** Words of prices, numbers as they are said, and amounts of money as they are said. */
export const { prices: priceTerms, spelled: numerals, amounts } = numbers;

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
  /** Things that are also counted: `vak na 3 hole`, yet `20 míčků` are what is offered. */
  countedThings,
  /** Words between a container and how much goes into it. */
  holding,
  otherLabels,
} = numbers.labels;
