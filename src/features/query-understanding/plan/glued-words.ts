import { isKnownStem } from '../lexicon/known-stems.ts';
import { brandAt, lineAt, linesOfCommonWords } from '../lexicon/brands.ts';
import { thingBook } from '../lexicon/things.ts';
import { colourBook, sideBook } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';

const shortestGlued = 7;
const longestGlued = 24;
const shortestPart = 3;

/** Corrects missing and superfluous spaces: `florbalkaunihoc`, `flor balka`. */
export function respaced(tokens: readonly Token[], isFree: (at: number) => boolean): Token[] {
  const corrected: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const next = tokens[at + 1];
    const together =
      next && isFree(at) && isFree(at + 1) && next.gap === ' ' ? whole(token.text + next.text) : undefined;
    if (together) {
      corrected.push({ ...together, gap: token.gap, start: token.start, end: next?.end ?? token.end });
      at += 1;
    } else corrected.push(...(isFree(at) ? halves(token) : [token]));
  }
  return corrected;
}

function whole(text: string): Token | undefined {
  const [token] = readTokens(text);
  return token && text.length >= shortestGlued && isKnownStem(token.stem) ? token : undefined;
}

/** Splits a word into two known ones, otherwise returns it; prefers the longest first part. */
function halves(token: Token): Token[] {
  const { text } = token;
  if (text.length < shortestGlued || text.length > longestGlued || !/^\p{L}+$/u.test(text)) return [token];
  const phrase = phraseOf(token);
  if (phrase) return phrase;
  for (let cut = text.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const [first] = readTokens(text.slice(0, cut));
    const [second] = readTokens(text.slice(cut));
    if (first && second && ((isWhole(first) && isWhole(second)) || isNamed(first, second)))
      return [first, second].map((each, index) => ({
        ...each,
        gap: index === 0 ? token.gap : '',
        start: token.start,
        end: token.end,
      }));
  }
  return [token];
}

/** `botydohaly`: a thing whose name contains a preposition. */
function phraseOf(token: Token): Token[] | undefined {
  for (const { index, 0: preposition } of token.text.matchAll(/na|do|pro|s/g)) {
    const parts = [token.text.slice(0, index), preposition, token.text.slice(index + preposition.length)];
    if (parts.some((part) => part === '')) continue;
    const words = readTokens(parts.join(' '));
    if (words.length === parts.length && thingBook.at(words, 0)?.length === parts.length)
      return words.map((each, at) => ({
        ...each,
        gap: at === 0 ? token.gap : '',
        start: token.start,
        end: token.end,
      }));
  }
  return undefined;
}

/** `brankářskávesta`, `florbalhokejka`: together the name of a thing, or `florbal` before one. */
const isNamed = (first: Token, second: Token) =>
  thingBook.at([first, second], 0)?.length === 2 ||
  (first.stem === 'florbal' && thingBook.at([second], 0) !== undefined);

/** A correctly spelled thing, brand, product line or quality. */
const isWhole = (token: Token) =>
  brandAt([token], 0, 'exact') !== undefined ||
  (lineAt([token], 0) !== undefined && !linesOfCommonWords.has(token.text)) ||
  (token.text.length > shortestPart &&
    [thingBook, sideBook, colourBook].some((book) => book.at([token], 0) !== undefined));
