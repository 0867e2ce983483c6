import type { Spot } from '../places/components/mercator.ts';

/** Listings that share a spot of the map. */
export type Crowd = Spot & { readonly count: number };

export type Cluster<C extends Crowd> = Spot & {
  readonly count: number;
  /** The most crowded first. */
  readonly members: readonly C[];
};

/** How near two markers may come beside each other and above each other, in units of the map. */
export type Reach = { readonly beside: number; readonly above: number };

/**
 * Puts together what lies within the oval of `reach` around a more crowded spot. A cluster stands where its listings are
 * on average. What is in view does not matter, so clusters stay as they are while the map is moved.
 */
export function clustersOf<C extends Crowd>(crowds: readonly C[], { beside, above }: Reach): Cluster<C>[] {
  const waiting = new Map<string, Set<C>>();
  const column = (x: number) => Math.floor(x / beside);
  const row = (y: number) => Math.floor(y / above);
  const keyOf = ({ x, y }: Spot) => `${column(x)} ${row(y)}`;
  for (const crowd of crowds)
    waiting.set(keyOf(crowd), (waiting.get(keyOf(crowd)) ?? new Set<C>()).add(crowd));
  const near = ({ x, y }: Spot) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) =>
        [...(waiting.get(`${column(x) + dx} ${row(y) + dy}`) ?? [])].filter(
          (other) => Math.hypot((other.x - x) / beside, (other.y - y) / above) <= 1,
        ),
      ),
    );
  return crowds.toSorted(largestFirst).flatMap((crowd) => {
    if (!waiting.get(keyOf(crowd))?.has(crowd)) return [];
    const members = near(crowd).toSorted(largestFirst);
    for (const member of members) waiting.get(keyOf(member))?.delete(member);
    return [together(members)];
  });
}

/** Ties by place, so that the order given does not matter. */
function largestFirst(a: Crowd, b: Crowd): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}

function together<C extends Crowd>(members: readonly C[]): Cluster<C> {
  const count = members.reduce((sum, each) => sum + each.count, 0);
  const mean = (axis: 'x' | 'y') => members.reduce((sum, each) => sum + each[axis] * each.count, 0) / count;
  return { count, x: mean('x'), y: mean('y'), members };
}
