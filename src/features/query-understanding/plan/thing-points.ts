import type { Points } from '../contract.ts';
import { goalieThings } from '../lexicon/things.ts';
import { step } from './wish.ts';

/** Things that also serve who asks for another one, in steps of three for the thing itself. */
const neighbours: Record<string, Record<string, number>> = {
  stick: { shaft: 1 },
  shaft: { stick: 1 },
  stickbag: { toolbag: 3, cover: 2, bag: 1 },
  toolbag: { stickbag: 3, cover: 2, bag: 1 },
  cover: { stickbag: 2, toolbag: 2 },
  bag: { toolbag: 1, backpack: 1, stickbag: 1 },
  backpack: { bag: 1 },
  tracksuit: { sweatpants: 1, hoodie: 1 },
  sweatpants: { tracksuit: 2 },
  hoodie: { tracksuit: 1, jacket: 1 },
  jersey: { bibs: 1, 'goalie-jersey': 1 },
  bibs: { jersey: 1 },
  'goalie-jersey': { jersey: 1 },
  shirt: { jersey: 1 },
  goal: { net: 1 },
  net: { goal: 1 },
  tarp: { board: 1 },
  board: { tarp: 1 },
  service: { bending: 3, regripping: 3, shortening: 3, printing: 3, painting: 3, repair: 3 },
  repair: { service: 2 },
  bending: { service: 2 },
  regripping: { service: 2 },
  shortening: { service: 2 },
  'ball-net': { ball: 1 },
  headband: { wristband: 1 },
  wristband: { headband: 1 },
  ...Object.fromEntries(goalieThings.map((thing) => [thing, { 'goalie-set': 1 }])),
};

const most = 3 * step;

/** What a listing is worth by its thing alone; a mixed lot with the thing is at most good. */
export function thingPoints(things: readonly string[]): { points: Points; marks: string[] } {
  const worth = new Map<string, number>();
  const raise = (mark: string, points: number) => worth.set(mark, Math.max(points, worth.get(mark) ?? 0));
  for (const thing of things) {
    raise(`thing:${thing}`, most);
    raise(`several:${thing}`, most);
    raise(`lot:${thing}`, most);
    for (const [near, steps] of Object.entries(neighbours[thing] ?? {})) raise(`thing:${near}`, steps * step);
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
