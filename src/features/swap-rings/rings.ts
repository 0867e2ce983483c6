import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Wishes among listings, by number. */
export type SwapGraph = {
  /** All that the advertiser of each listing might take for it; what is left out, they would not. */
  mayWant: readonly ReadonlySet<number>[];
  /**
   * How well the second fits the wish of whoever offers the first, where it does: the less, the better. Whole numbers, so
   * that sums do not depend on where a ring begins. Asked as seldom as possible, as it takes long.
   */
  weightOf: (one: number, other: number) => number | undefined;
  /** Whether two may not be in one ring: they are one person's, or one wants nothing of the other. */
  areApart: (one: number, other: number) => boolean;
  /** Rings that were proposed before. */
  isPast: (ring: Ring) => boolean;
};
/** What each would take, with its weight. */
type Wants = readonly ReadonlyMap<number, number>[];

/** Each gets what stands next to it, the last one gets the first; begins with the smallest number. */
export type Ring = readonly number[];
type Weighed = { ring: Ring; weight: number };

export const maxRing = 4;

/**
 * Picks rings that share no listing: of two before those of three and four, of one length the lightest first, of equally
 * light ones that with the smaller numbers. What is picked takes part in no other.
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

/** Judges what may still be of use: of two only what both might want, then what is left over. */
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
      // Judging takes a while, and others wait for an answer.
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
  for (const each of found) if (!best || isBefore(each, best)) best = each;
  return best;
}

function isBefore(one: Weighed, other: Weighed): boolean {
  if (one.weight !== other.weight) return one.weight < other.weight;
  const at = one.ring.findIndex((each, index) => each !== other.ring[index]);
  return at >= 0 && (one.ring[at] ?? 0) < (other.ring[at] ?? 0);
}

/** Finds the best ring of a size whose smallest number is given, among those that are free at that moment. */
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
    // From where the first one is reached in so many steps, and what that weighs at the least. What the first one itself
    // wants is so little that it is tried.
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
        if ((!best || isBefore(found, best)) && !isPast(found.ring)) best = found;
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
