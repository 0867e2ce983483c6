import { type Points, slightly, step } from '../contract.ts';
import { substitutesOf, thingLabels } from '../lexicon/things.ts';
import { seldomTold } from '../lexicon/words.ts';
import type { Loose, QueryWords } from './query-parts.ts';

/** What one wish of a query costs a listing that misses it. */
export type Wish = {
  /** 0 for a listing that has it, less the further it is off. */
  points: Points;
  /** Whoever carries none of these is not what was asked for. */
  required?: readonly string[];
  /** Counts among the wishes of a long query, whose small misses weigh half. */
  counts: boolean;
};

/** What no other wish can make good, halved or not. */
export const ruledOut = -20 * step;

/** Rules out whoever has what a wish asks for; all others are as good as each other. */
export function negated({ points, required = [] }: Wish): Wish {
  return {
    points: negatedPoints(
      typeof points === 'number' ? { marks: required.map((mark) => [mark, 0]), otherwise: ruledOut } : points,
    ),
    counts: false,
  };
}

function negatedPoints(points: Points): Points {
  if (typeof points === 'object' && 'marks' in points) {
    const { marks, otherwise } = points;
    const most = Math.max(otherwise, ...marks.map(([, each]) => each));
    const isHad = (each: number) => each > slightly && (each > otherwise || each === most);
    // `ne pro dospělé`: only who carries none of the marks has it.
    if (marks.every(([, each]) => each < otherwise))
      return { marks: marks.map(([mark]) => [mark, 0]), otherwise: ruledOut };
    return {
      marks: marks.flatMap(([mark, each]) => (isHad(each) ? [[mark, ruledOut] as const] : [])),
      otherwise: 0,
    };
  }
  if (typeof points === 'object' && 'number' in points) {
    const bands = points.bands.map((band) => ({ ...band, points: band.points > slightly ? ruledOut : 0 }));
    return { ...points, bands, missing: 0, otherwise: 0 };
  }
  return 0;
}

const maxCost = 3 * step;
/** What only moves listings up. */
export const hint = 20;
const thingsByName = Object.keys(thingLabels);

/** What a listing is worth by its thing alone; a mixed lot with the thing is at most good. `any` other one will do too. */
export function thingPoints(
  things: readonly string[],
  { any = false, isSet = false } = {},
): { points: Points; marks: string[] } {
  const worth = new Map<string, number>();
  const raise = (mark: string, points: number) => worth.set(mark, Math.max(points, worth.get(mark) ?? 0));
  for (const thing of things) {
    raise(`thing:${thing}`, maxCost);
    raise(`several:${thing}`, maxCost);
    raise(`lot:${thing}`, maxCost);
    if (any) continue;
    for (const [substitute, steps] of Object.entries(substitutesOf[thing] ?? {}))
      raise(`thing:${substitute}`, steps * step);
    // Gear of nothing in particular is whatever several different things make up.
    if (thing === 'gear') for (const each of thingsByName) raise(`lot:${each}`, maxCost);
    if (thing === 'goalie-set') {
      raise('lot-goalie:2', 2 * step);
      for (let pieces = 3; pieces <= 10; pieces += 1) raise(`lot-goalie:${pieces}`, maxCost);
    }
  }
  // A set of them may be called just that.
  if (isSet) raise('thing:gear', 2 * step);
  if (any) raise('ours:yes', things.length > 0 ? maxCost - hint : maxCost);
  return { points: { marks: [...worth], otherwise: 0 }, marks: any ? ['ours:yes'] : [...worth.keys()] };
}

/** A listing of a thing, alone or among others, and of nothing like it. */
export function thingWish(things: readonly string[]): Wish {
  const marks = things.flatMap((thing) =>
    ['thing', 'several', 'lot', 'beside'].map((group) => [`${group}:${thing}`, 0] as const),
  );
  return { points: { marks, otherwise: ruledOut }, counts: true };
}

/** The most that a mixed lot can be worth. */
export function lotCap(things: readonly string[]): Points {
  const whole = things.includes('goalie-set');
  return {
    marks: things.flatMap((thing): [string, number][] =>
      whole && thing === 'goalie-set' ? [] : [[`lot:${thing}`, 2 * step]],
    ),
    otherwise: maxCost,
  };
}

const further = 1.5 * step;

/** For each further one of several things that a mixed lot holds: more than a lot stands below what is offered alone. */
export function togetherPoints(things: readonly string[]): Points {
  if (things.length < 2) return 0;
  const held = things.map((thing): Points => ({
    marks: ['lot', 'beside'].map((group) => [`${group}:${thing}`, further] as const),
    otherwise: 0,
  }));
  return { best: [0, { sum: [...held, -further] }] };
}

/**
 * What a listing loses that has not a word of the query: together they may cost what a model does, since beside a brand
 * they mostly name one. Nothing where it must have it, because the query names nothing else.
 */
export function wordCosts(
  each: Loose,
  { facts, loose }: Pick<QueryWords, 'facts' | 'loose'>,
  things: readonly string[],
): number | undefined {
  const isNamed = things.length > 0 || facts.some(({ is }) => is === 'brand' || is === 'line');
  if (each.is !== 'word' || !isNamed) return undefined;
  // What things are made of and how they are shaped: who tells it only comes first.
  if (seldomTold.has(each.text)) return step / 2;
  if (each.epithet) return 2 * hint;
  if (facts.some(({ is }) => is === 'foreign')) return undefined;
  return Math.floor((2 * step) / loose.filter(({ is }) => is === 'word').length);
}
