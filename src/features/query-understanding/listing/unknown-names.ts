import { readFacts } from '../facts/read-facts.ts';
import { lineKeys } from '../lexicon/brands.ts';
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

/** The unknown word directly after a brand in a title, as written: possibly a product line. */
export function unknownBehindBrand(title: string): { brand: string; word: string } | undefined {
  const tokens = readTokens(title);
  const facts = readFacts(tokens);
  for (const fact of facts) {
    if (fact.is !== 'brand') continue;
    const at = fact.at + fact.length;
    const next = tokens[at];
    const isTold = facts.some((each) => at >= each.at && at < each.at + each.length);
    if (!next || isTold || next.gap.trim() !== '' || isCommon(next) || isDropped(next)) continue;
    if (next.text.length >= shortestName && /^\p{L}/u.test(next.text))
      return { brand: fact.brand, word: title.slice(next.start, next.end) };
  }
  return undefined;
}
