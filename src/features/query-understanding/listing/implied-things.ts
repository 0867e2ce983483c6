import { type FoundFact, isStickMeasure } from '../facts/fact.ts';
import { categoryOfThing, thingOfCategory, thingsOfKind, vagueCategories } from '../lexicon/things.ts';

/** The offered thing when no word names it: by its measures, its product line, then by the category. */
export function unnamedThing(category: string, facts: readonly FoundFact[]): string {
  const byCategory = thingOfCategory[category] ?? 'other';
  const measuredThing = measured(facts) ?? ofLines(category, facts);
  if (measuredThing === undefined) return byCategory;
  return vagueCategories.has(category) || categoryOfThing(measuredThing) === category
    ? measuredThing
    : byCategory;
}

function measured(facts: readonly FoundFact[]): string | undefined {
  if (facts.some(isStickMeasure)) return 'stick';
  return facts.some((fact) => fact.is === 'shoe') ? 'shoes' : undefined;
}

function ofLines(category: string, facts: readonly FoundFact[]): string | undefined {
  const things = facts.flatMap((fact) =>
    fact.is === 'line' ? fact.of.flatMap(({ kind }) => thingsOfKind[kind]) : [],
  );
  return things.find((thing) => categoryOfThing(thing) === category) ?? things[0];
}

export const measuredThing = 'stick';

/** The thing implied by measures, a side or a product line. */
export function thingByFacts(facts: readonly FoundFact[]): string | undefined {
  const sided = facts.some(
    (fact) => fact.is === 'hand' || (fact.is === 'letter' && /^[lpr]$/.test(fact.letter)),
  );
  const long = facts.some((fact) => fact.is === 'number' && fact.number >= 60 && fact.number <= 104);
  return measured(facts) ?? (sided && long ? measuredThing : undefined) ?? ofLines('ostatni', facts);
}
