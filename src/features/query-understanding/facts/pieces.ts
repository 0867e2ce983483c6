import type { Token } from '../text/tokens.ts';
import { covers, type FoundFact } from './fact.ts';
import { numberOf } from './number-facts.ts';
import { holding, numerals, pieces } from './number-words.ts';

const maxPieces = 1000;
/** Before an item's name a larger number is rather a size or a length; only balls are sold by the hundred. */
const maxBeforeName = 20;

/** A number in digits or as one word. */
export const countOf = (token: Token): number | undefined =>
  (/^jed(en|na|nu|no)$/.test(token.text) ? 1 : numberOf(token)) ??
  numerals.ones[token.text] ??
  numerals.teens[token.text] ??
  numerals.tens[token.text];

/** Adds counts of pieces to the facts: `20 ks`, `tři páry`, `2 florbalky`, `15 barevných míčků`. */
export function withPieces(facts: readonly FoundFact[], tokens: readonly Token[]): FoundFact[] {
  const counts = tokens.flatMap((token, at): FoundFact[] => {
    const count = countOf(token);
    if (count === undefined || !Number.isInteger(count) || count < 1 || count > maxPieces) return [];
    if (holding.has(tokens[at - 1]?.text ?? '')) return [];
    const times = tokens[at + 1]?.text === 'x' ? 1 : 0;
    const unit = at + 1 + times;
    if (pieces.has(tokens[unit]?.text ?? '')) return [{ is: 'pieces', count, at, length: unit + 1 - at }];
    const next = (tokens[unit]?.text.length ?? 0) > 1 ? [unit, unit + 1] : [unit];
    const thing = facts.find((fact) => fact.is === 'thing' && next.includes(fact.at));
    const own = facts.find((fact) => covers(fact, at));
    const isBare =
      own === undefined || own.is === 'number' || (own.is === 'other-number' && own.length === 1);
    const isCount = thing?.is === 'thing' && isBare && (count <= maxBeforeName || thing.thing === 'ball');
    return isCount && tokens.slice(at + 1, thing.at + 1).every(({ gap }) => !/[,;.]/.test(gap))
      ? [{ is: 'pieces', count, of: thing.thing, at, length: 1 + times }]
      : [];
  });
  if (counts.length === 0) return [...facts];
  const isCounted = (fact: FoundFact) =>
    counts.some((each) => fact.at < each.at + each.length && each.at < fact.at + fact.length);
  return [...facts.filter((fact) => !isCounted(fact)), ...counts].toSorted((a, b) => a.at - b.at);
}
