import type { LineKind } from '../../catalogue/index.ts';
import { goalieThings } from './things.ts';

/** What a kind of line is the name of. */
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
    Object.entries(thingsOfKind).flatMap(([kind, things]) => things.map((thing) => [thing, kind] as const)),
  ),
  shaft: 'stick',
};
