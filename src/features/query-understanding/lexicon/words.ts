import { z } from 'zod';
import { type Fact, wornLevels } from '../facts/fact.ts';
import { boundStems } from '../facts/bounds.ts';
import { phraseBook } from '../text/phrase-book.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { entriesOf, meanings, phrase, phrases, words } from './schema.ts';
import file from './words.json' with { type: 'json' };

const years = z.strictObject({ from: z.int(), to: z.int() });

/** Parsed once at start: an invalid file stops the program with the line of the error. */
const lexicon = z
  .strictObject({
    sides: meanings(z.enum(['left', 'right', 'straight', 'unclear'])),
    hardness: z.array(z.strictObject({ means: phrase, label: phrase, words: phrases })),
    approval: z.strictObject({ marks: phrases, missing: phrases, unreadable: phrases }),
    fits: meanings(z.enum(['women', 'men', 'kids', 'unisex'])),
    colours: meanings(phrase),
    wear: meanings(z.enum([...wornLevels, 'none'])),
    howUsed: z.array(z.strictObject({ means: z.enum(wornLevels), how: phrases, used: phrases })),
    ages: meanings(z.union([years, z.enum(['junior', 'adult'])])),
    spelledAges: z.strictObject({
      numerals: z.array(z.strictObject({ age: z.int(), word: phrase, joined: phrase })),
      behind: phrases,
      endings: phrases,
    }),
    demanding: z.strictObject({ wants: phrases, sells: phrases }),
    swapping: z.strictObject({ verbs: words, gives: words, wants: words }),
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

export const { neitherBrandNorThing, seldomTold, abbreviations, listingNegations, swapping } = lexicon;

const { functionTerms, passedOver } = lexicon;
const shortestInflected = 5;

/** Short words match only in the listed forms, longer ones in all forms. */
function isAmong(list: ReadonlySet<string>) {
  const long = [...list].filter((word) => word.length >= shortestInflected);
  const stems = new Set(readTokens(long.join(' ')).map((each) => each.stem));
  return ({ text, stem }: Pick<Token, 'text' | 'stem'>) =>
    list.has(text) || (text.length >= shortestInflected && stems.has(stem));
}

const isListedFunctionWord = isAmong(functionTerms);
const negative = /^ne(?=.{3})/;

/**
 * Whether a word is a function word, question or greeting: `kterou`, `nabízíte`, `neprodáváte někdo`, `prosím`.
 */
export const isFunctionWord = (token: Pick<Token, 'text' | 'stem'>): boolean =>
  isListedFunctionWord(token) ||
  (negative.test(token.text) &&
    isListedFunctionWord({ text: token.text.replace(negative, ''), stem: token.stem.replace(negative, '') }));
const isPassedOver = isAmong(passedOver);

/** Whether a word of a query is ignored, silently or reported as not understood. */
export const isDropped = (token: Pick<Token, 'text' | 'stem'>) =>
  isFunctionWord(token) || isPassedOver(token) || boundStems.has(token.stem);

/** The side of a stick. `Levá ruka nahoře` is used inconsistently by sellers, so it states nothing. */
export const sideBook = phraseBook(entriesOf(lexicon.sides));

/** Hardness of a blade. For a whole stick people use these words for its flex, so they are only a hint. */
export const hardnessBook = phraseBook(entriesOf(lexicon.hardness));
export const hardnessLabels: Readonly<Record<string, string>> = Object.fromEntries(
  lexicon.hardness.map(({ means, label }) => [means, label]),
);

/** Whom clothes and shoes are cut for, in the listed forms only: `pán` is no `pánské`. */
export const fitBook = phraseBook(entriesOf(lexicon.fits), 'text');

/** Colours by the catalogue's names; the first word of each is its label. */
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

/**
 * Wear by phrases; `none` for phrases that only resemble wear. The longest phrase wins, so `jako nová` is not
 * `nová`.
 */
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

/** Facts about the listing rather than the item: offered or wanted, free, another sport. */
export const kindBook = phraseBook<Fact>(entriesOf(lexicon.aboutTheListing));

/** Other sports and goods: a listing with such a word is not floorball gear, however similar. */
export const foreignBook = phraseBook(entriesOf(lexicon.otherSports));

const book = (list: readonly string[]) => phraseBook(list.map((each) => [each, true] as const));

/** Names of a mark of approval, and words beside them that say it is missing or cannot be read. */
export const approvalBooks = {
  marks: book(lexicon.approval.marks),
  missing: book(lexicon.approval.missing),
  unreadable: book(lexicon.approval.unreadable),
};

/** Verbs and nouns of somebody who wants something, and of somebody who gives something away. */
export const demandingBooks = { wants: book(lexicon.demanding.wants), sells: book(lexicon.demanding.sells) };

/** Words that negate the words after them, or before them. */
export const negationBooks = {
  before: book(lexicon.negations.before),
  behind: book(lexicon.negations.behind),
};
