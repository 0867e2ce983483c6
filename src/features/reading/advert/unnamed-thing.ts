import type { Told } from '../facts/fact.ts';
import { thingsOfKind } from '../lexicon/line-kinds.ts';
import { categoryOfThing, thingOfCategory, vagueCategories } from '../lexicon/thing-book.ts';

/** What is offered where no word names it: by what is measured on it, by its product line, then by its category. */
export function unnamedThing(category: string, facts: readonly Told[]): string {
  const byCategory = thingOfCategory[category] ?? 'other';
  const told = measured(facts) ?? ofLines(category, facts);
  if (told === undefined) return byCategory;
  return vagueCategories.has(category) || categoryOfThing[told] === category ? told : byCategory;
}

function measured(facts: readonly Told[]): string | undefined {
  if (facts.some((fact) => fact.is === 'flex' || fact.is === 'lengths' || fact.is === 'length'))
    return 'stick';
  return facts.some((fact) => fact.is === 'shoe') ? 'shoes' : undefined;
}

function ofLines(category: string, facts: readonly Told[]): string | undefined {
  const things = facts.flatMap((fact) =>
    fact.is === 'line' ? fact.of.flatMap(({ kind }) => thingsOfKind[kind]) : [],
  );
  return things.find((thing) => categoryOfThing[thing] === category) ?? things[0];
}
