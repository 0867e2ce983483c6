import type { FoundFact } from '../facts/fact.ts';
import { isDropped } from '../lexicon/words.ts';
import type { Token } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';

/** A clause with what it tells. */
export type ClauseWithFacts = Clause & { facts: FoundFact[] };

const isAnd = new Set(['i', 'nebo', 'ci']);

/** Nouns after these belong to the noun before: `síť na branku`, `florbalka s novou čepelí`. */
export const complements = new Set([
  'na',
  'do',
  'pro',
  'k',
  'ke',
  's',
  'se',
  'bez',
  'od',
  'z',
  'ze',
  'v',
  've',
  'vcetne',
  'misto',
]);

export type Head = { thing: string; at: number; end: number };

/** Things named by a clause in their own right. */
export function headThings(clause: ClauseWithFacts): Head[] {
  const found: Head[] = [];
  /** Where a further complement would stand: `vak na hole i výstroj`. */
  let complemented = -1;
  for (const fact of clause.facts) {
    if (fact.is !== 'thing') continue;
    if (clause.tokens[fact.at]?.gap === '-') continue;
    const { at } = fact;
    const before = clause.tokens[at - 1]?.text ?? '';
    const two = clause.tokens[fact.at - 2]?.text ?? '';
    const isComplement =
      complements.has(before) || complements.has(two) || (isAnd.has(before) && complemented === at);
    if (before === 'bez') continue;
    const holder = found.length === 0 ? unknownNoun(clause, at) : undefined;
    if (holder !== undefined) {
      found.push({ thing: unknownThing, at: holder, end: holder + 1 });
      complemented = fact.at + fact.length + 1;
      continue;
    }
    if (found.length > 0 && (isComplement || isInBrackets(clause.tokens, at))) {
      complemented = fact.at + fact.length + 1;
      continue;
    }
    found.push({ thing: fact.thing, at: fact.at, end: fact.at + fact.length });
  }
  return found;
}

/** What belongs to these: `obal na masku`, `pytel pro míčky`. */
const belonging = /^(na|do|pro|k|ke)$/;

/** Whether a thing is named as what another one is for, and is not meant itself. */
export const isOwner = (tokens: readonly Token[], { at }: { at: number }) =>
  at > 1 && [1, 2].some((back) => at - back > 0 && belonging.test(tokens[at - back]?.text ?? ''));

/** `držák na 10 florbalek`: how many it holds. */
const isCount = (token: Token | undefined) => /^\d+$/.test(token?.text ?? '');

const shortestNoun = 4;

/** What is offered by a name that nobody knows. */
export const unknownThing = 'other';

/** `držák na florbalky`, `kyblík na míčky`: an unknown thing that another one belongs to. */
export function unknownNoun(
  { tokens, facts }: { tokens: readonly Token[]; facts: readonly FoundFact[] },
  at: number,
): number | undefined {
  const held = isCount(tokens[at - 1]) ? at - 1 : at;
  const noun = tokens[held - 2];
  if (!noun || !belonging.test(tokens[held - 1]?.text ?? '')) return undefined;
  const isTold = facts.some((fact) => held - 2 >= fact.at && held - 2 < fact.at + fact.length);
  const isNoun = noun.text.length >= shortestNoun && !/\d/.test(noun.text) && !isDropped(noun);
  return isNoun && !isTold && !/[,.;:!(]/.test(gapsBetween(tokens, held - 1, at)) ? held - 2 : undefined;
}

/** `toolbag (na 4 hole a výstroj)` tells more of the thing before. */
function isInBrackets(tokens: Clause['tokens'], at: number): boolean {
  const gaps = gapsBetween(tokens, 0, at);
  return gaps.lastIndexOf('(') > gaps.lastIndexOf(')');
}

/** `čepel v pořádku` and `omotávka je nová` tell of a part, they do not offer one. */
export function isAside({ tokens }: ClauseWithFacts, { end }: Head): boolean {
  return /^(je|v|ve|jsou|bez|se|ma|mam|mame|maji|nema|nejsou|neni)$|^(drzi|praskl|vymenen|lepi|byl|zustal|sedi)/.test(
    tokens[end]?.text ?? '',
  );
}

export const gapsBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ gap }) => gap)
    .join('');
