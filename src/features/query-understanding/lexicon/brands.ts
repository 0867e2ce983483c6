import { z } from 'zod';
import { editDistance } from '../../../contract/edit-distance.ts';
import { fold } from '../../../contract/fold.ts';
import { BoundedCache } from '../../../platform/cache/bounded-cache.ts';
import {
  catalogueBrands,
  currentBrand,
  type LineKind,
  madeOfCatalogue,
  noBrand,
  otherBrand,
} from '../../catalogue/index.ts';
import { type Phrase, phraseBook } from '../text/phrase-book.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import file from './brands.json' with { type: 'json' };
import { phrases, words } from './schema.ts';
import { neitherBrandNorThing } from './words.ts';

const slugs = z.record(z.string(), phrases);
export const { byEar, shoeLines, linesOfCommonWords } = z
  .strictObject({ byEar: slugs, shoeLines: slugs, linesOfCommonWords: words })
  .parse(file);

const brandsWithNames = () => catalogueBrands().filter(({ slug }) => slug !== otherBrand && slug !== noBrand);

type Spelling = readonly [spelling: string, slug: string];

/** `fat pipe`, `fat-pipe` and `fatpipe`; parentheses in a name are not part of it. */
const spellingsOfBrands = (): Spelling[] =>
  brandsWithNames().flatMap(({ slug, name, aliases, formerly }) =>
    [
      name.replace(/\s*\(.*\)/, ''),
      slug.replaceAll('-', ' '),
      ...aliases,
      ...[slug, ...formerly].flatMap((each) => byEar[each] ?? []),
    ].flatMap((spelling) =>
      [spelling, spelling.replaceAll(/[ -]/g, '')].map((each): Spelling => [each, slug]),
    ),
  );

const known = madeOfCatalogue(() => {
  const spellings = spellingsOfBrands();
  return {
    book: phraseBook(spellings, 'text'),
    whole: wholeNames(spellings),
    seconds: secondOfSpelling(spellings),
    names: spellings.filter(isOwnWord).map(([spelling, slug]): Spelling => [plain(spelling), slug]),
    /** Corrections of words to brands; empty when none is near. */
    guesses: new BoundedCache<string>({ entries: 50_000 }),
  };
});

/** A prefix of the sport's own name must not be taken for a misspelled shop name. */
const isOwnWord = ([, slug]: Spelling) => slug !== 'florbalky-cz';
const plain = (spelling: string) => spelling.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const shortestSecond = 4;

/** Single-word spellings of brands, for detecting misspellings. */
function wholeNames(spellings: readonly Spelling[]): Spelling[] {
  const single = spellings.filter(
    (each) => /^\p{L}+$/u.test(each[0]) && each[0].length >= 4 && isOwnWord(each),
  );
  return [...new Map(single.map(([spelling, slug]) => [plain(spelling), slug]))];
}

/** Second words of brands by their first words. */
function secondOfSpelling(spellings: readonly Spelling[]) {
  const pairs = spellings.flatMap(([spelling, slug]) => {
    const [first, second, ...more] = fold(spelling).split(/[ -]/);
    return first && second && second.length >= shortestSecond && more.length === 0
      ? [{ first, second, slug }]
      : [];
  });
  return Map.groupBy(pairs, ({ first }) => first);
}

/** The brand whose name, possibly misspelled or inflected, starts at a word. */
export function brandAt(tokens: readonly Token[], at: number, spelled?: 'exact'): Phrase<string> | undefined {
  return (
    known().book.at(tokens, at) ??
    (spelled ? undefined : (mistypedPair(tokens, at) ?? mistyped(tokens[at]?.text ?? '')))
  );
}

/** `fat pype`: the second word of a brand with one typing error. */
function mistypedPair(tokens: readonly Token[], at: number): Phrase<string> | undefined {
  const word = tokens[at + 1]?.text ?? '';
  if (word.length < shortestSecond || neitherBrandNorThing.has(word)) return undefined;
  const brand = known()
    .seconds.get(tokens[at]?.text ?? '')
    ?.find(({ second }) => second[0] === word[0] && editDistance(word, second, 1) === 1);
  return brand && { value: brand.slug, length: 2 };
}

/** Full names of brands, for completing a prefix. */
export const brandNames = (): readonly Spelling[] => known().names;

function mistyped(word: string): Phrase<string> | undefined {
  if (word.length < 3 || /\d/.test(word) || neitherBrandNorThing.has(word)) return undefined;
  const slug = known().guesses.getOr(word, () => guess(word) ?? '');
  return slug === '' ? undefined : { value: slug, length: 1 };
}

function guess(word: string): string | undefined {
  const near = known()
    .whole.map(([name, slug]) => ({ slug, name, mistakes: mistakes(word, name) }))
    .filter((each) => each.mistakes <= allowed(each.name))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return near[0]?.slug;
}

/** A short name must keep its first letter and consonants: `exl` and `zoone`, but not `zona`. */
function mistakes(word: string, name: string): number {
  if (name.length >= 5) {
    if (isForm(word, name)) return 0;
    return word[0] === name[0] || name.length >= 7 ? editDistance(word, name, 2) : 3;
  }
  const sameBones =
    (name === 'exel' || name === 'zone') && bones(word) === bones(name) && word[0] === name[0];
  return sameBones && Math.abs(word.length - name.length) === 1 ? 1 : 3;
}

const allowed = (name: string) => (name.length >= 8 ? 2 : 1);

/** `salmingu`, `oxdogem`: a brand with a Czech ending. */
function isForm(word: string, name: string): boolean {
  return word.startsWith(name) && /^(u|em|em|y|a|e|i|ka|ky|ku|acky)$/.test(word.slice(name.length));
}

/** Consonants, with doubled ones collapsed. */
function bones(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}

/** Name of a product line, with the brands and kinds of gear that use it. */
type Line = {
  /** Its words joined: `gelrocket`, `q1`. */
  key: string;
  name: string;
  of: readonly { brand: string; kind: LineKind }[];
};

function linesOfBrands(): Line[] {
  const all = [
    ...catalogueBrands().flatMap(({ slug, lines }) =>
      lines.map(({ name, kind }) => ({ brand: slug, name, kind })),
    ),
    // Observed on the market beyond the catalogue, which suggests only confirmed lines.
    ...Object.entries(shoeLines).flatMap(([brand, names]) =>
      names.map((name) => ({ brand: currentBrand(brand), name, kind: 'shoes' as const })),
    ),
  ];
  return [...Map.groupBy(all, (each) => keyOf(each.name))].map(([key, uses]) => ({
    key,
    name: uses[0]?.name ?? key,
    of: uses.map(({ brand, kind }) => ({ brand, kind })),
  }));
}

const lines = madeOfCatalogue(() => {
  const each = linesOfBrands();
  const spellings = each.flatMap((line) => [
    [fold(line.name).replaceAll('-', ' '), line] as const,
    [line.name, line] as const,
    [line.key, line] as const,
  ]);
  const ofLines = each.flatMap(({ name, of }) =>
    of.flatMap(({ brand }) => readTokens(name).map(({ text, stem }) => ({ brand, text, stem }))),
  );
  return {
    book: phraseBook(spellings, 'text'),
    byKey: new Map(each.map((line) => [line.key, line])),
    /** By brand, shortest first. */
    wordsOf: new Map(
      [...Map.groupBy(ofLines, ({ brand }) => brand)].map(([brand, all]) => [
        brand,
        all.toSorted((a, b) => a.text.length - b.text.length),
      ]),
    ),
  };
});

/** The line named at a position, its words joined or divided: `gelrocket`, `hyper light`. */
export function lineAt(tokens: readonly Token[], at: number): Phrase<Line> | undefined {
  const found = lines().book.at(tokens, at);
  const [first, second] = tokens.slice(at, at + 2);
  if (!first || !second || (found?.length ?? 0) > 1 || !/^[ -]$/.test(second.gap)) return found;
  const isDivided = Math.min(first.text.length, second.text.length) >= shortestPart;
  const whole = isDivided ? lines().byKey.get(first.text + second.text) : undefined;
  return whole ? { value: whole, length: 2 } : found;
}

const shortestPart = 3;

/** The word of a brand's line that is meant by a mistyped one, or by an unfinished one. */
export function lineWordNear(
  brand: string,
  typed: string,
  isUnfinished: boolean,
): Pick<Token, 'text' | 'stem'> | undefined {
  const ofBrand = lines().wordsOf.get(brand) ?? [];
  if (typed.length < shortestPart || /\d/.test(typed) || ofBrand.some(({ text }) => text === typed))
    return undefined;
  const word =
    (isUnfinished ? ofBrand.find(({ text }) => text.startsWith(typed)) : undefined) ??
    ofBrand.find(({ text }) => text.length >= shortestSecond && editDistance(typed, text, 1) <= 1);
  return word && { text: word.text, stem: word.stem };
}

export const lineKeys = (): ReadonlyMap<string, Line> => lines().byKey;

function keyOf(name: string): string {
  return readTokens(name)
    .map(({ text }) => text)
    .join('');
}
