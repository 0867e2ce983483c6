import { phraseBook } from '../text/phrase-book.ts';
import { goalieBefore, goalieBehind, goalieForms, things } from './things.ts';

const plain = things.flatMap(([thing, , , names]) =>
  names
    .split(', ')
    .filter((name) => name !== '')
    .map((name) => [name, thing] as const),
);

const ofGoalies = goalieForms.flatMap(([noun, thing]) => [
  ...goalieBefore.flatMap((word) => [
    [`${word} ${noun}`, thing] as const,
    [`${noun} ${word}`, thing] as const,
    [`florbalový ${word} ${noun}`, thing] as const,
  ]),
  ...goalieBehind.map((words) => [`${noun} ${words}`, thing] as const),
]);

/** What a phrase names. */
export const thingBook = phraseBook([...plain, ...ofGoalies]);

export const thingLabels: Readonly<Record<string, string>> = Object.fromEntries(
  things.map(([thing, , label]) => [thing, label]),
);

/** The leaf of a thing. */
export const categoryOfThing: Readonly<Record<string, string>> = Object.fromEntries(
  things.map(([thing, category]) => [thing, category]),
);

/** What a listing offers whose text names nothing: the first thing of its leaf. */
export const thingOfCategory: Readonly<Record<string, string>> = {
  ...Object.fromEntries(things.toReversed().map(([thing, category]) => [category, thing])),
  ostatni: 'other',
  'servis-a-upravy': 'service',
};

/** Leaves where listings from elsewhere land whose category was only a group, and where anything lies. */
export const vagueCategories = new Set([
  'ostatni',
  'sportovni-tasky',
  'trika-a-mikiny',
  'branky',
  'brankarske-doplnky',
  'sety',
]);

/** Whole names of things, for a beginning that somebody is typing. */
export const thingNames: readonly (readonly [name: string, thing: string])[] = plain;
