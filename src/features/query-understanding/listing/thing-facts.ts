import { lengthsAgree } from '../../catalogue/index.ts';
import type { FactOf, FoundFact, Hand } from '../facts/fact.ts';
import { bounds, within } from '../facts/believed.ts';
import { insole } from '../facts/shoe-sizes.ts';
import { heightSize, socksOfFeet } from '../facts/sizes.ts';
import { categoryOfThing, unsizedThings } from '../lexicon/things.ts';

/** Facts of one item. Lengths in cm, flex in mm, shoes in tenths of an EU size. */
export type ThingFacts = {
  hand?: Hand;
  flex?: number;
  shaft?: number;
  total?: number;
  shoe?: number;
  sizes: string[];
  colours: string[];
  hardness?: string;
  ages?: { from: number; to: number };
  pieces?: number;
  junior: boolean;
  adult: boolean;
};

export const sidedThings = new Set(['stick', 'blade', 'shaft']);
export const longThings = new Set(['stick', 'shaft']);

/** Interprets facts for a thing: the meaning of a bare number or letter depends on what is measured on it. */
export function thingFacts(thing: string | undefined, facts: readonly FoundFact[]): ThingFacts {
  const read: ThingFacts = { sizes: [], colours: [], junior: false, adult: false };
  const sided = thing === undefined || sidedThings.has(thing);
  const long = thing === undefined || longThings.has(thing);
  const sizeable = thing === undefined || !unsizedThings.has(thing);
  for (const fact of facts) {
    if (fact.is === 'hand') read.hand ??= fact.hand;
    else if (fact.is === 'flex') read.flex ??= fact.mm;
    else if (fact.is === 'lengths') {
      read.shaft ??= fact.shaft;
      read.total ??= fact.total;
    } else if (fact.is === 'length') addLength(read, fact.cm, fact.of);
    else if (fact.is === 'shoe') read.shoe ??= fact.tenths;
    else if (fact.is === 'size' && sizeable)
      read.sizes.push(fact.size, ...(fact.to === undefined ? [] : [fact.to]));
    else if (fact.is === 'hardness') read.hardness ??= fact.hardness;
    else if (fact.is === 'colour') read.colours.push(fact.colour, ...(fact.and ? [fact.and] : []));
    else if (fact.is === 'age') read.ages ??= { from: fact.from, to: fact.to };
    else if (fact.is === 'pieces' && isCountOf(fact, thing)) read.pieces ??= fact.count;
    else if (fact.is === 'junior') read.junior = true;
    else if (fact.is === 'adult') read.adult = true;
    else if (fact.is === 'letter') addLetter(read, fact.letter, thing, sided);
  }
  for (const fact of facts) if (fact.is === 'sized') addNumber(read, fact.number, thing, long);
  const abroad = facts.find((fact) => fact.is === 'shoe-abroad');
  // `UK 8,5 (42,5)` states the EU size too.
  for (const fact of facts)
    if (fact.is === 'number' && abroad && Math.abs(fact.number * 10 - abroad.tenths) <= 15)
      addNumber(read, fact.number, thing, long);
  for (const fact of facts)
    if (fact.is === 'shoe-abroad' && (thing === 'shoes' || thing === undefined)) read.shoe ??= fact.tenths;
  for (const fact of facts) if (fact.is === 'number') addNumber(read, fact.number, thing, long);
  for (const fact of facts) {
    const inside = fact.is === 'foot' && thing === 'shoes' ? insole(fact.cm) : undefined;
    if (inside?.is === 'shoe-abroad') read.shoe ??= inside.tenths;
  }
  return read;
}

/** `vak na 4 hole` is one bag. */
const isCountOf = ({ of }: FactOf<'pieces'>, thing: string | undefined) =>
  of === undefined || thing === undefined || categoryOfThing(of) === categoryOfThing(thing);

function addLength(read: ThingFacts, cm: number, of: 'shaft' | 'total' | 'either'): void {
  if (of === 'total' || (of === 'either' && cm > bounds.shaft[1])) read.total ??= cm;
  else read.shaft ??= cm;
}

function addLetter(read: ThingFacts, letter: string, thing: string | undefined, sided: boolean): void {
  if (sided && (letter === 'l' || letter === 'p' || letter === 'r'))
    read.hand ??= letter === 'l' ? 'left' : 'right';
  if (
    (thing === undefined || !unsizedThings.has(thing)) &&
    thing !== 'shoes' &&
    letter !== 'p' &&
    letter !== 'r'
  )
    read.sizes.push(letter);
}

function addNumber(read: ThingFacts, number: number, thing: string | undefined, long: boolean): void {
  if (thing === 'socks') read.sizes.push(...socksOfFeet(number));
  else if (thing === 'shoes') {
    // Thirds count as halves.
    if (read.shoe === undefined && within(number, bounds.shoe)) read.shoe = Math.round(number * 2) * 5;
  } else if (long && thing !== undefined) {
    if (read.flex === undefined && within(number, bounds.flex)) read.flex = number;
    // `Raw Concept 104` when the text states `celek 114`.
    else if (read.shaft === undefined && read.total !== undefined && lengthsAgree(number, read.total))
      read.shaft = number;
    else if (read.shaft === undefined && read.total === undefined && within(number, [55, 118]))
      addLength(read, number, 'either');
  } else if (thing === undefined || !unsizedThings.has(thing)) {
    const size = heightSize(number);
    if (size) read.sizes.push(size);
  }
}
