import { priceTerms } from '../facts/number-words.ts';
import { countOf } from '../facts/pieces.ts';
import { readTokens, type Token } from '../text/tokens.ts';

/** Number of identical pieces, the text without it, and whether its price is that of all together. */
export type SamePieces = { count: number; rest: string; together: boolean };

const units = /^(ks|kus[uy]?|kousk[uy]|kousek)$/;
const selling = /^(prodam|prodavam|prodame|nabizim|nabizime|mam|mame)$/;
/** `2x hraná`, `3x vypraný`. */
const happened = /^(za|vy)?(hra[nl]|pran|nosen|pouzit)/;

/**
 * Recognizes `20 ks Unihoc`, `5x maska`, `…, dvacet kusů, …`: at the beginning of the text, or alone between
 * commas. Elsewhere a count usually belongs to a part.
 */
export function samePieces(text: string): SamePieces | undefined {
  const tokens = readTokens(text);
  const together = isPricedTogether(text);
  for (const [at, token] of tokens.entries()) {
    const count = severalIn(token);
    const behind = tokens[at + 1];
    if (count === undefined || behind === undefined) continue;
    const isFirst = tokens.slice(0, at).every((each) => selling.test(each.text));
    const next = tokens[at + 2];
    const isTimes =
      /^\s?×/u.test(text.slice(token.end)) || (behind.text === 'x' && /^\s*$/.test(behind.gap) && next);
    if (isFirst && isTimes) {
      const thing = behind.text === 'x' ? next : behind;
      if (thing && !/^\d/.test(thing.text) && !happened.test(thing.text))
        return { count, rest: without(text, token.start, thing.start), together };
    }
    if (!units.test(behind.text) || !/^\s*$/.test(behind.gap)) continue;
    const isAlone = separates(token.gap) && (next === undefined || separates(next.gap));
    if (isFirst || isAlone)
      return { count, rest: without(text, token.start, next?.start ?? text.length), together };
  }
  return undefined;
}

/** `obě za 1 500`, `netrhám`; `vše funkční, 900 Kč` speaks of no price of all. */
export const isPricedTogether = (text: string): boolean =>
  text
    .split(/[,;()\n]|\.\s/u)
    .map(readTokens)
    .some((part) =>
      part.some((token) => priceTerms.ofAll.has(token.text) && (part.length === 1 || part.some(isAmount))),
    );

const isAmount = ({ text }: Token) => Number(text) >= leastAmount || priceTerms.hundreds.has(text);
const leastAmount = 50;

const separates = (gap: string) => /[,;\n]/.test(gap);

function severalIn(token: Token): number | undefined {
  const count = countOf(token);
  return count !== undefined && Number.isInteger(count) && count > 1 ? count : undefined;
}

/** Keeps a single separator where words were cut out. */
const without = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${text.slice(to)}`.replace(/[\s,;]+$/u, '').trim();
