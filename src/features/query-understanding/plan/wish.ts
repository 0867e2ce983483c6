import type { Points } from '../contract.ts';

/** What one wish of a query costs a listing that misses it. */
export type Wish = {
  /** 0 for a listing that has it, less the further it is off. */
  points: Points;
  /** Whoever carries none of these is not what was asked for. */
  required?: readonly string[];
  /** Counts among the wishes of a long query, whose small misses weigh half. */
  counts: boolean;
};

/** A step of the scale: „one thing is slightly off“. */
export const step = 100;
/** What no other wish can make good, halved or not. */
export const ruledOut = -20 * step;

type Marks = readonly (readonly [mark: string, points: number])[];

/** Marks of a listing of one thing, and the same behind the names of things in a mixed one. */
export function markPoints(things: readonly string[], marks: Marks, otherwise: number): Points {
  return {
    marks: [
      ...marks,
      ...things.flatMap((thing) => marks.map(([mark, points]) => [`${thing}|${mark}`, points] as const)),
    ],
    otherwise,
  };
}

export function inLots(things: readonly string[], marks: readonly string[]): string[] {
  return [...marks, ...things.flatMap((thing) => marks.map((mark) => `${thing}|${mark}`))];
}
