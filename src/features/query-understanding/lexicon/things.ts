import { z } from 'zod';
import { currentCategory, type LineKind } from '../../catalogue/index.ts';
import { phraseBook } from '../text/phrase-book.ts';
import { phrase, phrases } from './schema.ts';
import file from './things.json' with { type: 'json' };

const id = z.string().regex(/^[a-z-]+$/);

const {
  things,
  goalkeepers,
  withoutName,
  vagueCategories: vague,
} = z
  .strictObject({
    things: z.array(
      z.strictObject({
        thing: id,
        category: id,
        label: phrase,
        sized: z.literal(false).optional(),
        ofAnyAge: z.literal(true).optional(),
        substitutes: z.record(id, z.int().min(1).max(3)).optional(),
        names: phrases,
      }),
    ),
    goalkeepers: z.strictObject({ before: phrases, behind: phrases, nouns: z.record(phrase, id) }),
    withoutName: z.record(id, id),
    vagueCategories: z.array(id),
  })
  .parse(file);

const valueOf = <T>(value: (thing: (typeof things)[number]) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(things.map((each) => [each.thing, value(each)]));

const leaves = valueOf(({ category }) => category);
/** Leaf category of a thing, as the catalogue has it today. */
export function categoryOfThing(thing: string): string | undefined {
  const leaf = leaves[thing];
  return leaf === undefined ? undefined : currentCategory(leaf);
}
export const thingLabels = valueOf(({ label }) => label);
/** Acceptable substitutes for a thing, scored from three (the thing itself) down. */
export const substitutesOf = valueOf(({ substitutes }) => substitutes ?? {});

/** Things without clothing sizes. */
export const unsizedThings = new Set(things.filter(({ sized }) => sized === false).map(({ thing }) => thing));
/** Things used by children and adults alike, which rarely state an age. */
export const thingsOfAnyAge = new Set(things.filter(({ ofAnyAge }) => ofAnyAge).map(({ thing }) => thing));
export const goalieThings = things
  .filter(({ category }) => category.startsWith('brankarske-'))
  .map(({ thing }) => thing);

/** The default thing of a leaf category, for a listing that names none. */
export const thingOfCategory: Readonly<Record<string, string>> = {
  ...Object.fromEntries(things.toReversed().map(({ thing, category }) => [category, thing])),
  ...withoutName,
};

/**
 * Leaf categories that may contain anything, such as those of imported listings without a specific category.
 */
export const vagueCategories: ReadonlySet<string> = new Set(vague);

/** Full names of things, for completing a prefix. */
export const thingNames = things.flatMap(({ thing, names }) => names.map((name) => [name, thing] as const));

const ofGoalies = Object.entries(goalkeepers.nouns).flatMap(([noun, thing]) =>
  [
    ...goalkeepers.before.flatMap((word) => [
      `${word} ${noun}`,
      `${noun} ${word}`,
      `florbalový ${word} ${noun}`,
    ]),
    ...goalkeepers.behind.map((words) => `${noun} ${words}`),
  ].map((name) => [name, thing] as const),
);

/** The thing a phrase names. */
export const thingBook = phraseBook([...thingNames, ...ofGoalies]);

/** The things a kind of product line refers to. */
export const thingsOfKind: Record<LineKind, readonly string[]> = {
  stick: ['stick'],
  blade: ['blade'],
  ball: ['ball'],
  shoes: ['shoes'],
  glasses: ['glasses'],
  bag: ['stickbag', 'toolbag', 'backpack', 'bag', 'cover'],
  goalie: goalieThings,
  other: [],
};

export const kindOfThing: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.entries(thingsOfKind).flatMap(([kind, all]) => all.map((thing) => [thing, kind] as const)),
  ),
  shaft: 'stick',
};
