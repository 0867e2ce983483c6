import type { Points } from '../contract.ts';
import { nearThings } from '../lexicon/things.ts';
import { step } from './wish.ts';

const most = 3 * step;

/** What a listing is worth by its thing alone; a mixed lot with the thing is at most good. */
export function thingPoints(things: readonly string[]): { points: Points; marks: string[] } {
  const worth = new Map<string, number>();
  const raise = (mark: string, points: number) => worth.set(mark, Math.max(points, worth.get(mark) ?? 0));
  for (const thing of things) {
    raise(`thing:${thing}`, most);
    raise(`several:${thing}`, most);
    raise(`lot:${thing}`, most);
    for (const [near, steps] of Object.entries(nearThings[thing] ?? {})) raise(`thing:${near}`, steps * step);
    if (thing === 'goalie-set') {
      raise('lot-goalie:2', 2 * step);
      for (let pieces = 3; pieces <= 10; pieces += 1) raise(`lot-goalie:${pieces}`, most);
    }
  }
  return { points: { marks: [...worth], otherwise: 0 }, marks: [...worth.keys()] };
}

/** The most that a mixed lot can be worth. */
export function lotCap(things: readonly string[]): Points {
  const whole = things.includes('goalie-set');
  return {
    marks: things.flatMap((thing): [string, number][] =>
      whole && thing === 'goalie-set' ? [] : [[`lot:${thing}`, 2 * step]],
    ),
    otherwise: most,
  };
}
