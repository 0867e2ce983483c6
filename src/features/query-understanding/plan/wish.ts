import { type Points, slightly, step } from '../contract.ts';
import { substitutesOf, thingLabels } from '../lexicon/things.ts';
import { seldomTold } from '../lexicon/words.ts';
import type { Loose, QueryWords } from './query-parts.ts';

/** The cost of one criterion for a listing that misses it. */
export type Wish = {
  /** 0 for a listing that meets it, less the farther it is off. */
  points: Points;
  /** Listings without any of these marks do not match. */
  required?: readonly string[];
  /** Whether it counts toward the number of criteria above which small misses weigh half. */
  counts: boolean;
};

/** A cost no other criterion can compensate, halved or not. */
export const ruledOut = -20 * step;

/** Excludes listings that meet a criterion; all others are equal. */
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
    // `ne pro dospělé`: met only by listings without any of the marks.
    if (marks.every(([, each]) => each < otherwise))
      return { marks: marks.map(([mark]) => [mark, 0]), otherwise: ruledOut };
    const excluded = marks.flatMap(([mark, each]) => (isHad(each) ? [[mark, ruledOut] as const] : []));
    // What says something else ranks before what says nothing.
    const stated = marks.flatMap(([mark]) => (mark.startsWith('has:') ? [[mark, 0] as const] : []));
    const without: Points = { marks: excluded, otherwise: 0 };
    return stated.length > 0 ? { sum: [without, { marks: stated, otherwise: -hint }] } : without;
  }
  if (typeof points === 'object' && 'number' in points) {
    const bands = points.bands.map((band) => ({ ...band, points: band.points > slightly ? ruledOut : 0 }));
    return { ...points, bands, missing: 0, otherwise: 0 };
  }
  return 0;
}

const maxCost = 3 * step;
/** Points of a hint, which only improves the rank. */
export const hint = 20;
const thingsByName = Object.keys(thingLabels);

/**
 * Points of a listing by its thing alone; a mixed lot with the thing scores at most good. With `any`, other
 * things match too.
 */
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
    // Gear without a named item matches lots of several different things.
    if (thing === 'gear') for (const each of thingsByName) raise(`lot:${each}`, maxCost);
    if (thing === 'goalie-set') {
      raise('lot-goalie:2', 2 * step);
      for (let pieces = 3; pieces <= 10; pieces += 1) raise(`lot-goalie:${pieces}`, maxCost);
    }
  }
  // A set may be named just that.
  if (isSet) raise('thing:gear', 2 * step);
  if (any) raise('ours:yes', things.length > 0 ? maxCost - hint : maxCost);
  return { points: { marks: [...worth], otherwise: 0 }, marks: any ? ['ours:yes'] : [...worth.keys()] };
}

/** A listing of exactly this thing, alone or in a lot. */
export function thingWish(things: readonly string[]): Wish {
  const marks = things.flatMap((thing) =>
    ['thing', 'several', 'lot', 'beside'].map((group) => [`${group}:${thing}`, 0] as const),
  );
  return { points: { marks, otherwise: ruledOut }, counts: true };
}

/** Maximum points of a mixed lot. */
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

/** Bonus per further requested thing in a mixed lot, larger than a lot's penalty against single offers. */
export function togetherPoints(things: readonly string[]): Points {
  if (things.length < 2) return 0;
  const held = things.map((thing): Points => ({
    marks: ['lot', 'beside'].map((group) => [`${group}:${thing}`, further] as const),
    otherwise: 0,
  }));
  return { best: [0, { sum: [...held, -further] }] };
}

/**
 * Cost of a query word missing in a listing: in total at most that of a model, since beside a brand unknown
 * words usually name one. Undefined when the word is required, because the query names nothing else.
 */
export function wordCosts(
  each: Loose,
  { facts, loose }: Pick<QueryWords, 'facts' | 'loose'>,
  things: readonly string[],
): number | undefined {
  const isNamed = things.length > 0 || facts.some(({ is }) => is === 'brand' || is === 'line');
  if (each.is !== 'word' || !isNamed) return undefined;
  // Materials, shapes and epithets are rarely stated, so they only improve the rank.
  if (seldomTold.has(each.text) || each.epithet) return 2 * hint;
  if (facts.some(({ is }) => is === 'foreign')) return undefined;
  const isBeside = facts.some(
    (fact) =>
      (fact.is === 'brand' || fact.is === 'line') &&
      (fact.at + fact.length === each.at || fact.at === each.at + 1),
  );
  // A model costs two steps, any other word at most one.
  const most = Math.floor((2 * step) / loose.filter(({ is }) => is === 'word').length);
  return each.named === true || isBeside ? most : Math.min(step, most);
}
