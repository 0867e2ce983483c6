import type { FoundFact } from '../facts/fact.ts';
import { isDropped, listingNegations } from '../lexicon/words.ts';
import type { Token } from '../text/tokens.ts';
import type { Clause } from './clauses.ts';

/** A clause with its facts. */
export type ClauseWithFacts = Clause & { facts: FoundFact[] };

const isAnd = new Set(['i', 'nebo', 'ci']);

/**
 * After these words a noun is a complement of the preceding one: `síť na branku`, `florbalka s novou čepelí`.
 */
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

/** Things a clause names as items of their own. */
export function headThings(clause: ClauseWithFacts): Head[] {
  const found: Head[] = [];
  /** Position of a further complement: `vak na hole i výstroj`. */
  let complemented = -1;
  for (const fact of clause.facts) {
    if (fact.is !== 'thing') continue;
    if (clause.tokens[fact.at]?.gap === '-') continue;
    const { at } = fact;
    const before = clause.tokens[at - 1]?.text ?? '';
    const two = clause.tokens[fact.at - 2]?.text ?? '';
    const isComplement =
      (complements.has(before) && isJoined(clause.tokens, at, at)) ||
      (complements.has(two) && isJoined(clause.tokens, at - 1, at)) ||
      (isAnd.has(before) && complemented === at);
    if (listingNegations.before.has(before)) continue;
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

/** `vesta vel. S, kalhoty`: nothing separates a preposition from its noun. */
const isJoined = (tokens: readonly Token[], from: number, to: number) =>
  !/[,;+&]/.test(gapsBetween(tokens, from, to));

/** Prepositions of what an item is for: `obal na masku`, `pytel pro míčky`. */
const belonging = /^(na|do|pro|k|ke)$/;

/** Whether a thing is named only as what another one is for. */
export const isOwner = (tokens: readonly Token[], { at }: { at: number }) =>
  [1, 2].some(
    (back) =>
      at - back > 0 &&
      belonging.test(tokens[at - back]?.text ?? '') &&
      !/[,;:–—]/.test(gapsBetween(tokens, at - back + 1, at)),
  );

/** `držák na 10 florbalek`: its capacity. */
const isCount = (token: Token | undefined) => /^\d+$/.test(token?.text ?? '');

const shortestNoun = 4;

/** The thing of an item with an unknown name. */
export const unknownThing = 'other';

/** Position of an unknown noun that another thing complements: `držák na florbalky`, `kyblík na míčky`. */
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

/** `toolbag (na 4 hole a výstroj)` describes the preceding item. */
function isInBrackets(tokens: Clause['tokens'], at: number): boolean {
  const gaps = gapsBetween(tokens, 0, at);
  return gaps.lastIndexOf('(') > gaps.lastIndexOf(')');
}

/** `čepel v pořádku` and `omotávka je nová` describe a part, they do not offer one. */
export function isAside({ tokens }: ClauseWithFacts, { end }: Head): boolean {
  const next = tokens[end]?.text ?? '';
  return (
    listingNegations.behind.has(next) ||
    /^(je|v|ve|jsou|bez|se|ma|mam|mame|maji)$|^(drzi|praskl|vymenen|lepi|byl|zustal|sedi)/.test(next)
  );
}

export const gapsBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ gap }) => gap)
    .join('');
