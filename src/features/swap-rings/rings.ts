import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Wishes between listings, by index. */
export type SwapGraph = {
  /** Superset of what the advertiser of each listing might take for it; anything not included does not fit. */
  mayWant: readonly ReadonlySet<number>[];
  /**
   * How well the second listing fits the wish of the first one's advertiser: lower is better, undefined when it does
   * not fit. Integers, so that sums do not depend on where a ring starts. Slow, so it is called as rarely as
   * possible.
   */
  weightOf: (one: number, other: number) => number | undefined;
  /** Whether two listings must not be in one ring: they have the same owner, or one owner has blocked the other. */
  areApart: (one: number, other: number) => boolean;
  /** Whether the ring was proposed before. */
  isPast: (ring: Ring) => boolean;
};
/** What each would take, with its weight. */
type Wants = readonly ReadonlyMap<number, number>[];

/** Each gets the next item, the last gets the first; starts with the smallest index. */
export type Ring = readonly number[];
type Weighed = { ring: Ring; weight: number };

export const maxRing = 4;

/**
 * Picks disjoint rings: those of two before those of three and four; of the same length the lightest first; ties by
 * smaller indices.
 */
export async function pickRings(graph: SwapGraph): Promise<Ring[]> {
  const free = new Set(graph.mayWant.keys());
  const picked: Ring[] = [];
  for (let size = 2; size <= maxRing; size += 1) {
    const search = searchOf(graph, await wantsAmong(graph, free, size), free, size);
    const best = new Map([...free].flatMap((first) => entryOf(first, search(first))));
    for (let next = lightest(best.values()); next; next = lightest(best.values())) {
      const first = next.ring[0] ?? 0;
      if (next.ring.every((each) => free.has(each))) {
        picked.push(next.ring);
        for (const each of next.ring) {
          free.delete(each);
          best.delete(each);
        }
      } else {
        const other = search(first);
        if (other) best.set(first, other);
        else best.delete(first);
      }
    }
  }
  return picked;
}

/**
 * Computes the weights that may be needed: for rings of two only mutual candidates, for longer ones everything still
 * free.
 */
async function wantsAmong(
  { mayWant, weightOf, areApart }: SwapGraph,
  free: ReadonlySet<number>,
  size: number,
): Promise<Wants> {
  const wants: ReadonlyMap<number, number>[] = [];
  for (const [one, others] of mayWant.entries()) {
    const wanted = new Map<number, number>();
    if (free.has(one)) {
      for (const other of others) {
        if (!free.has(other) || areApart(one, other)) continue;
        if (size === 2 && !mayWant[other]?.has(one)) continue;
        const weight = weightOf(one, other);
        if (weight !== undefined) wanted.set(other, weight);
      }
      // Matching takes a while, and other requests must not wait for it.
      await yieldToEventLoop();
    }
    wants.push(wanted);
  }
  return wants;
}

const entryOf = (first: number, found: Weighed | undefined): [number, Weighed][] =>
  found ? [[first, found]] : [];

function lightest(found: Iterable<Weighed>): Weighed | undefined {
  let best: Weighed | undefined;
  for (const each of found) if (!best || isBetter(each, best)) best = each;
  return best;
}

function isBetter(one: Weighed, other: Weighed): boolean {
  if (one.weight !== other.weight) return one.weight < other.weight;
  const at = one.ring.findIndex((each, index) => each !== other.ring[index]);
  return at >= 0 && (one.ring[at] ?? 0) < (other.ring[at] ?? 0);
}

/**
 * Returns a search for the best ring of a size that starts with a given smallest index, among the listings free at
 * the time.
 */
function searchOf({ areApart, isPast }: SwapGraph, wants: Wants, free: ReadonlySet<number>, size: number) {
  const wantedBy = wants.map((): [number, number][] => []);
  let least = 0;
  for (const [who, wanted] of wants.entries())
    for (const [what, weight] of wanted) {
      wantedBy[what]?.push([who, weight]);
      least = Math.min(least, weight);
    }
  const byWeight = wants.map((wanted) => [...wanted].toSorted((a, b) => a[1] - b[1]));

  return (first: number): Weighed | undefined => {
    // For pruning: from which nodes the first one can be reached in a number of steps, and the minimum weight of
    // that. For the first node's own wants, few enough, it is not computed.
    const reaching: Map<number, number>[] = [new Map([[first, 0]])];
    for (let steps = 1; steps < size - 1; steps += 1) {
      const reached = new Map<number, number>();
      for (const [each, rest] of reaching[steps - 1] ?? [])
        for (const [who, weight] of wantedBy[each] ?? [])
          if (who > first && free.has(who) && !(weight + rest >= (reached.get(who) ?? Infinity)))
            reached.set(who, weight + rest);
      reaching.push(reached);
    }
    let best: Weighed | undefined;
    const path = [first];
    const step = (last: number, weight: number): void => {
      const left = size - path.length;
      if (left === 0) {
        const closing = wants[last]?.get(first);
        if (closing === undefined) return;
        const found = { ring: [...path], weight: weight + closing };
        if ((!best || isBetter(found, best)) && !isPast(found.ring)) best = found;
        return;
      }
      for (const [next, more] of byWeight[last] ?? []) {
        if (best && weight + more + left * least > best.weight) break;
        if (next < first || !free.has(next)) continue;
        const rest = left < reaching.length ? reaching[left]?.get(next) : left * least;
        if (rest === undefined || (best && weight + more + rest > best.weight)) continue;
        if (path.some((each) => each === next || areApart(each, next))) continue;
        path.push(next);
        step(next, weight + more);
        path.pop();
      }
    };
    step(first, 0);
    return best;
  };
}
