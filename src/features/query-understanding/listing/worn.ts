import type { Condition, Wear } from '../../catalogue/contract.ts';
import { isStickMeasure, wornLevels, type WornLevel } from '../facts/fact.ts';
import { listingNegations } from '../lexicon/words.ts';
import type { ClauseWithFacts } from './heads.ts';

/** Parts of an item: new or broken parts do not describe the item. */
export const partTerms =
  /^(omotav|grip|tkanick|vlozk|sroub|stelk|sit$|site$|polstr|hlavic|koncovk|mrizk|zip$|podsad|guma$|guma|skl[oa])/;

/** Parts that are never sold alone. */
const neverSold = /^(mrizk|zip$|polstr|podsad|vlozk)/;

/**
 * Wear of an item. Sellers flatter in titles and forms, so the worst level in the text counts; a bare `použité`
 * counts only without anything more specific.
 */
export function wornLevel(
  clauses: readonly ClauseWithFacts[],
  form: { condition?: Condition | undefined; wear?: Wear | undefined },
): WornLevel | undefined {
  const levels = clauses.flatMap((clause) =>
    clause.facts.flatMap((fact) =>
      fact.is === 'worn' && !isOfPart(clause, fact.at, fact.level) && !isNegated(clause, fact)
        ? [fact.level]
        : [],
    ),
  );
  if (form.condition === 'damaged' || levels.includes('damaged')) return 'damaged';
  const precise = levels.filter((level) => level !== 'used');
  const worst = precise.toSorted((a, b) => wornLevels.indexOf(b) - wornLevels.indexOf(a))[0];
  if (worst) return worst;
  if (form.wear) return form.wear;
  if (form.condition && form.condition !== 'used') return form.condition;
  return levels.length > 0 || form.condition === 'used' ? 'used' : undefined;
}

const maxNegationDistance = 3;

/** `žádné díry`, `bez jediné praskliny`, `praskliny žádné` and `prasklý není` deny damage. */
function isNegated(
  { tokens }: ClauseWithFacts,
  { at, length, level }: { at: number; length: number; level: WornLevel },
) {
  if (level !== 'damaged') return false;
  if (listingNegations.behind.has(tokens[at + length]?.text ?? '')) return true;
  for (let before = at - 1; before >= Math.max(0, at - maxNegationDistance); before -= 1) {
    if (/[,.;]/.test(tokens[before + 1]?.gap ?? '')) return false;
    if (listingNegations.before.has(tokens[before]?.text ?? '')) return true;
  }
  return false;
}

function isOfPart({ tokens, part, facts }: ClauseWithFacts, at: number, level: WornLevel): boolean {
  if (level === 'damaged') return false;
  // `flex 24, čepel Vision nová` describes the blade of a stick.
  const isMeasured = facts.some((fact) => fact.at < at && isStickMeasure(fact));
  if (
    level === 'new' &&
    isMeasured &&
    tokens.slice(Math.max(0, at - 3), at).some(({ stem }) => stem === 'cepel')
  )
    return true;
  // `nová omotávka`, `ošoupaný grip` describe parts; but a title starts with the offered item: `nová omotávka
  // Zone`.
  const next = tokens[at + 1]?.text ?? '';
  if ((part === 'text' || (level === 'new' && at > 0) ? partTerms : neverSold).test(next)) return true;
  if (level === 'new' && part === 'text' && partTerms.test(tokens[at - 1]?.text ?? '')) return true;
  return (
    tokens.slice(Math.max(0, at - 3), at).some(({ text }) => partTerms.test(text)) &&
    tokens[at - 1]?.text !== 'stav' &&
    at > 0 &&
    tokens.length < 6 &&
    /^(je|jsou|uplne|zcela|nov)/.test(tokens[at - 1]?.text ?? '')
  );
}

/** Form values of condition and wear for a level of wear. */
export function formCondition(level: WornLevel | undefined): { condition?: Condition; wear?: Wear } {
  if (level === undefined) return {};
  if (level === 'light' || level === 'moderate' || level === 'heavy')
    return { condition: 'used', wear: level };
  return { condition: level };
}
