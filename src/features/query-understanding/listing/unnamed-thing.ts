import type { FoundFact } from '../facts/fact.ts';
import { thingsOfKind } from '../lexicon/line-kinds.ts';
import { categoryOfThing, thingOfCategory, vagueCategories } from '../lexicon/thing-book.ts';

/** What is offered where no word names it: by what is measured on it, by its product line, then by its category. */
export function unnamedThing(category: string, facts: readonly FoundFact[]): string {
  const byCategory = thingOfCategory[category] ?? 'other';
  const withFacts = measured(facts) ?? ofLines(category, facts);
  if (withFacts === undefined) return byCategory;
  return vagueCategories.has(category) || categoryOfThing[withFacts] === category ? withFacts : byCategory;
}

function measured(facts: readonly FoundFact[]): string | undefined {
  if (facts.some((fact) => fact.is === 'flex' || fact.is === 'lengths' || fact.is === 'length'))
    return 'stick';
  return facts.some((fact) => fact.is === 'shoe') ? 'shoes' : undefined;
}

function ofLines(category: string, facts: readonly FoundFact[]): string | undefined {
  const things = facts.flatMap((fact) =>
    fact.is === 'line' ? fact.of.flatMap(({ kind }) => thingsOfKind[kind]) : [],
  );
  return things.find((thing) => categoryOfThing[thing] === category) ?? things[0];
}
