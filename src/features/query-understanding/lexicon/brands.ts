import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, noBrand, otherBrand } from '../../catalogue/index.ts';
import { edits } from '../text/near-words.ts';
import { type Phrase, phraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { commonWords } from './common-words.ts';

/** Brands as Czechs spell them by ear, beyond the catalogue's aliases. */
const spokenBrands: Record<string, readonly string[]> = {
  unihoc: ['juniho', 'uniho', 'junyhok', 'unyhok', 'unihog', 'unihoks'],
  zone: ['zoun', 'zoune', 'zoone'],
  salming: ['salmin', 'salmynk', 'sailming', 'salmingu'],
  'fat-pipe': ['fet pajp', 'fetpajp', 'fat pajpe', 'fat pip', 'fatpajpe', 'fat paip', 'fatpaip'],
  exel: ['exsel', 'exl', 'eksl'],
  oxdog: ['oxdoc', 'ogsdog', 'oxdock', 'oksdock'],
  tempish: ['tempiss', 'tempishh', 'tempys'],
  freez: ['fris', 'frizz', 'freese', 'friez'],
  precision: ['presision', 'prezision', 'precisn'],
  x3m: ['xtrem', 'xtreme', 'x trem'],
  canadien: ['kanadijen', 'canadienn', 'kanadjen'],
  accufli: ['akjufli', 'akjuflaj', 'acuflaj', 'accuflai'],
  kensis: ['kenziss', 'kensiss'],
  eurostick: ['jurostik', 'jurostick', 'euro stik'],
  jadberg: ['jatberg', 'jadbergg', 'yadberg', 'jedberg'],
  klubber: ['klaber', 'clubber', 'klubr'],
  'blue-stick': ['blustik', 'blu stik'],
  stiga: ['sthiga'],
  blindsave: ['blajndsejv', 'blajnd sejv', 'blajndsave', 'blindsav', 'blinsave', 'blindsejf', 'blajdsejv'],
  wall: ['vol masky'],
  lexx: ['leks', 'lexxx'],
  realstick: ['rilstik', 'rílstik', 'ril stik', 'realstik', 'real stik'],
  'louis-xiv': ['luis 14', 'lui xiv', 'louis'],
  asics: ['esiks', 'asic', 'asiics'],
  mizuno: ['micuno', 'mizuna', 'mizzuno'],
  adidas: ['adidasky', 'adydasky', 'adidaz'],
  nike: ['najky', 'nikey', 'najke'],
  puma: ['pumy'],
  kempa: ['kempy'],
  hummel: ['hummell', 'humml', 'huml'],
  joma: ['jomma', 'choma'],
  decathlon: ['dekathlon', 'decatlonu'],
  wooloc: ['wulok', 'vulok', 'wooloch', 'wolok'],
};

const brands = catalogueBrands().filter(({ slug }) => slug !== otherBrand && slug !== noBrand);

/** `fat pipe`, `fat-pipe` and `fatpipe`; brackets of a name are no part of it. */
const spellings = brands.flatMap(({ slug, name, aliases }) =>
  [
    name.replace(/\s*\(.*\)/, ''),
    slug.replaceAll('-', ' '),
    ...aliases,
    ...(spokenBrands[slug] ?? []),
  ].flatMap((spelling) => [spelling, spelling.replaceAll(/[ -]/g, '')].map((each) => [each, slug] as const)),
);
const book = phraseBook(spellings, 'text');
const shortestSecond = 4;

/** One word of each brand, by which its mistypings are recognised. */
const words = [
  ...new Map(
    spellings
      .filter(
        ([spelling, slug]) => /^\p{L}+$/u.test(spelling) && spelling.length >= 4 && slug !== 'florbalky-cz',
      )
      .map(([spelling, slug]) => [spelling.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), slug]),
  ),
];

/** The brand whose name, misspelt or inflected too, begins at a word. */
export function brandAt(tokens: readonly Token[], at: number, spelled?: 'exact'): Phrase<string> | undefined {
  return (
    book.at(tokens, at) ??
    (spelled ? undefined : (mistypedPair(tokens, at) ?? mistyped(tokens[at]?.text ?? '')))
  );
}

/** The second words of brands by their first ones. */
const seconds = Map.groupBy(
  spellings.flatMap(([spelling, slug]) => {
    const [first, second, ...more] = fold(spelling).split(/[ -]/);
    return first && second && second.length >= shortestSecond && more.length === 0
      ? [{ first, second, slug }]
      : [];
  }),
  ({ first }) => first,
);

/** `fat pype`: the second word of a brand with one mistake. */
function mistypedPair(tokens: readonly Token[], at: number): Phrase<string> | undefined {
  const word = tokens[at + 1]?.text ?? '';
  if (word.length < shortestSecond || commonWords.has(word)) return undefined;
  const brand = seconds
    .get(tokens[at]?.text ?? '')
    ?.find(({ second }) => second[0] === word[0] && edits(word, second, 1) === 1);
  return brand && { value: brand.slug, length: 2 };
}

/** Names of brands in full, for a beginning that somebody is typing. */
export const brandNames: readonly (readonly [name: string, slug: string])[] = spellings
  .filter(([, slug]) => slug !== 'florbalky-cz')
  .map(([spelling, slug]) => [spelling.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), slug]);

const guessed = new Map<string, string | undefined>();
const maxCachedGuesses = 50_000;

function mistyped(word: string): Phrase<string> | undefined {
  if (word.length < 3 || /\d/.test(word) || commonWords.has(word)) return undefined;
  if (!guessed.has(word)) {
    if (guessed.size > maxCachedGuesses) guessed.clear();
    guessed.set(word, guess(word));
  }
  const slug = guessed.get(word);
  return slug === undefined ? undefined : { value: slug, length: 1 };
}

function guess(word: string): string | undefined {
  const near = words
    .map(([name, slug]) => ({ slug, name, mistakes: mistakes(word, name) }))
    .filter((each) => each.mistakes <= allowed(each.name))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  return near[0]?.slug;
}

/** A short name must keep its first letter and its consonants: `exl` and `zoone`, yet not `zona`. */
function mistakes(word: string, name: string): number {
  if (name.length >= 5) {
    if (isForm(word, name)) return 0;
    return word[0] === name[0] || name.length >= 7 ? edits(word, name, 2) : 3;
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

/** Consonants, a doubled one once. */
function bones(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}
