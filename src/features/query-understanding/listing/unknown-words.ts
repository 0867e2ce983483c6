import { readFacts } from '../facts/read-facts.ts';
import { lineKeys } from '../lexicon/brands.ts';
import { isKnownStem } from '../lexicon/known-stems.ts';
import { isDropped, isFunctionWord, neitherBrandNorThing } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';

const shortestName = 3;

/** Whether a single word means something already, so that it cannot name a brand: a thing, a colour, a line, `pro`. */
export function meansSomething(text: string): boolean {
  const tokens = readTokens(text);
  const [only] = tokens;
  if (lineKeys().has(tokens.map((each) => each.text).join(''))) return true;
  return only !== undefined && tokens.length === 1 && isCommon(only);
}

const isCommon = (token: Token) =>
  isKnownStem(token.stem) || isFunctionWord(token) || neitherBrandNorThing.has(token.text);

/** The word right behind a brand in a title that says nothing we know, as written: the name of a line, perhaps. */
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
