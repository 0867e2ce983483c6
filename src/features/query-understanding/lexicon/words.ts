import { z } from 'zod';
import { type Fact, wornLevels } from '../facts/fact.ts';
import { boundStems } from '../facts/bounds.ts';
import { phraseBook } from '../text/phrase-book.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { entriesOf, meanings, phrase, phrases, words } from './schema.ts';
import file from './words.json' with { type: 'json' };

const years = z.strictObject({ from: z.int(), to: z.int() });

/** Read once, at start: a slip in the file stops the program and names its line. */
const lexicon = z
  .strictObject({
    sides: meanings(z.enum(['left', 'right', 'straight', 'unclear'])),
    hardness: z.array(z.strictObject({ means: phrase, label: phrase, words: phrases })),
    colours: meanings(phrase),
    wear: meanings(z.enum([...wornLevels, 'none'])),
    howUsed: z.array(z.strictObject({ means: z.enum(wornLevels), how: phrases, used: phrases })),
    ages: meanings(z.union([years, z.enum(['junior', 'adult'])])),
    spelledAges: z.strictObject({
      numerals: z.array(z.strictObject({ age: z.int(), word: phrase, joined: phrase })),
      behind: phrases,
      endings: phrases,
    }),
    aboutTheListing: meanings(
      z
        .enum(['demands', 'offers', 'swap', 'free', 'cheap', 'floorball', 'goalie', 'many'])
        .transform((is) => ({ is })),
    ),
    negations: z.strictObject({ before: phrases, behind: phrases }),
    listingNegations: z.strictObject({ before: words, behind: words }),
    otherSports: meanings(phrase),
    neitherBrandNorThing: words,
    functionTerms: words,
    passedOver: words,
    seldomTold: words,
    abbreviations: words,
  })
  .parse(file);

export const { neitherBrandNorThing, seldomTold, abbreviations, listingNegations } = lexicon;

const { functionTerms, passedOver } = lexicon;
const shortestInflected = 5;

/** Short words count in the forms that are listed, longer ones in all. */
function isAmong(list: ReadonlySet<string>) {
  const long = [...list].filter((word) => word.length >= shortestInflected);
  const stems = new Set(readTokens(long.join(' ')).map((each) => each.stem));
  return ({ text, stem }: Pick<Token, 'text' | 'stem'>) =>
    list.has(text) || (text.length >= shortestInflected && stems.has(stem));
}

const isListedFunctionWord = isAmong(functionTerms);
const negative = /^ne(?=.{3})/;

/** Whether a word only holds a sentence together, asks or greets: `kterou`, `nabízíte`, `neprodáváte někdo`, `prosím`. */
export const isFunctionWord = (token: Pick<Token, 'text' | 'stem'>): boolean =>
  isListedFunctionWord(token) ||
  (negative.test(token.text) &&
    isListedFunctionWord({ text: token.text.replace(negative, ''), stem: token.stem.replace(negative, '') }));
const isPassedOver = isAmong(passedOver);

/** Whether a word of a query is left out of the search, silently or as one that is not understood. */
export const isDropped = (token: Pick<Token, 'text' | 'stem'>) =>
  isFunctionWord(token) || isPassedOver(token) || boundStems.has(token.stem);

/** The side of a stick. `Levá ruka nahoře` tells the other side in a way that sellers mix up: it tells nothing. */
export const sideBook = phraseBook(entriesOf(lexicon.sides));

/** How hard a blade is. Of a whole stick people say it of its flex, so it only hints. */
export const hardnessBook = phraseBook(entriesOf(lexicon.hardness));
export const hardnessLabels: Readonly<Record<string, string>> = Object.fromEntries(
  lexicon.hardness.map(({ means, label }) => [means, label]),
);

/** Colours as the catalogue names them; the first word of each is its label. */
export const colourBook = phraseBook(entriesOf(lexicon.colours));
export const colourLabels: Readonly<Record<string, string>> = Object.fromEntries(
  lexicon.colours.map(({ means, words: [label = means] }) => [means, label]),
);

/** `dvakrát hraná`, `hraná dvakrát`. */
const howUsed = lexicon.howUsed.flatMap(({ means, how, used }) =>
  how.flatMap((much) =>
    used.flatMap((each) => [`${much} ${each}`, `${each} ${much}`].map((said) => [said, means] as const)),
  ),
);

/** Wear by its words, `none` where they only look like it: the longest phrase counts, so `jako nová` is not `nová`. */
export const wornBook = phraseBook([...entriesOf(lexicon.wear), ...howUsed]);

const { numerals, behind, endings } = lexicon.spelledAges;

/** `pět let`, `pěti let`, `pětiletý`, `pětileťák`. */
const spelledAges = numerals.flatMap(({ age, word, joined }) =>
  [
    ...behind.map((each) => `${word} ${each}`),
    `${joined} let`,
    ...endings.map((ending) => joined + ending),
  ].map((each) => [each, { from: age, to: age }] as const),
);

export const ageBook = phraseBook([...spelledAges, ...entriesOf(lexicon.ages)]);

/** What of a text is about the listing rather than the thing: offered or wanted, for free, for which sport. */
export const kindBook = phraseBook<Fact>(entriesOf(lexicon.aboutTheListing));

/** Other sports and other goods: what bears such a word is none of ours, however much it looks like it. */
export const foreignBook = phraseBook(entriesOf(lexicon.otherSports));

const book = (list: readonly string[]) => phraseBook(list.map((each) => [each, true] as const));

/** What says that the words behind, or those before, are not wanted. */
export const negationBooks = {
  before: book(lexicon.negations.before),
  behind: book(lexicon.negations.behind),
};
