import { readFacts } from '../facts/read-facts.ts';
import { covers, type FoundFact } from '../facts/fact.ts';
import { lineKeys, linesOfCommonWords } from '../lexicon/brands.ts';
import { isKnownStem } from '../lexicon/known-stems.ts';
import { isDropped, isFunctionWord, neitherBrandNorThing } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';

const shortestName = 3;

/**
 * Whether a single word already has a meaning (a thing, a colour, a line, `pro`), so that it cannot become a
 * brand.
 */
export function meansSomething(text: string): boolean {
  const tokens = readTokens(text);
  const [only] = tokens;
  if (lineKeys().has(tokens.map((each) => each.text).join(''))) return true;
  return only !== undefined && tokens.length === 1 && isCommon(only);
}

const isCommon = (token: Token) =>
  isKnownStem(token.stem) || isFunctionWord(token) || neitherBrandNorThing.has(token.text);

/** Whether a word has a meaning of its own besides any name: `dobrá`, `levá`, `prosím`. */
export const isOrdinary = (token: Token) => isKnownStem(token.stem) || isDropped(token);

/**
 * The unknown word directly after a brand in a title, as written: possibly a product line. A line of other brands only
 * is unknown of this one.
 */
export function unknownBehindBrand(title: string): { brand: string; word: string } | undefined {
  const tokens = readTokens(title);
  const facts = readFacts(tokens);
  for (const fact of facts) {
    if (fact.is !== 'brand') continue;
    const at = fact.at + fact.length;
    const next = tokens[at];
    const isTold = facts.some((each) => covers(each, at) && !isLineOfOthers(each, fact.brand));
    if (!next || isTold || next.gap.trim() !== '' || isCommon(next) || isDropped(next)) continue;
    if (next.text.length >= shortestName && /^\p{L}/u.test(next.text))
      return { brand: fact.brand, word: title.slice(next.start, next.end) };
  }
  return undefined;
}

const isLineOfOthers = (fact: FoundFact, brand: string) =>
  fact.is === 'line' && fact.of.every((each) => each.brand !== brand);

/** Behind a line, a single digit that counts nothing: `Gel Blade 8`. */
const isVersion = ({ text }: Token, next: Token | undefined) =>
  /^\d$/.test(text) &&
  (next === undefined || next.gap.trim() !== '' || !/^(ks|x|cm|let|roky|par)/.test(next.text));

/**
 * The words after a brand that name what it is, as written: its lines, capitalized unknown words and a version.
 * `isLine` when the first is a known line.
 */
export function namesBehindBrand(
  title: string,
  brand: string,
): { words: string[]; isLine: boolean } | undefined {
  const tokens = readTokens(title);
  const facts = readFacts(tokens);
  const named = facts.find((fact) => fact.is === 'brand' && fact.brand === brand);
  if (!named) return undefined;
  const from = named.at + named.length;
  const written = (token: Token) => title.slice(token.start, token.end);
  const isCapitalized = (token: Token) => /^\p{Lu}/u.test(written(token));
  const factAt = (at: number) => facts.find((each) => covers(each, at));
  const isLineAt = (at: number) => {
    const fact = factAt(at);
    const token = tokens[at];
    // `Zone Pro`, yet `Zone pro syna`.
    return (
      fact?.is === 'line' &&
      fact.of.some((each) => each.brand === brand) &&
      token !== undefined &&
      (isCapitalized(token) || !linesOfCommonWords.has(fact.key))
    );
  };
  const isName = (token: Token, at: number) => {
    const fact = factAt(at);
    const isUnknown = fact ? isLineOfOthers(fact, brand) : !isCommon(token);
    return isCapitalized(token) && title !== title.toUpperCase() && isUnknown;
  };
  let end = from;
  for (const [at, token] of tokens.entries()) {
    if (at !== end || !/^[\s-]?$/.test(token.gap)) continue;
    if (isLineAt(at) || isName(token, at) || (end > from && isVersion(token, tokens[at + 1]))) end += 1;
  }
  const words = tokens.slice(from, end).map(written);
  return words.length > 0 ? { words, isLine: isLineAt(from) } : undefined;
}
