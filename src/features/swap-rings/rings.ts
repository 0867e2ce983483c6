/** Wishes among listings: `wants[a]` are those that the advertiser of `a` would take for it, by number. */
export type SwapGraph = {
  /** The less, the better; whole numbers, so that sums do not depend on where a ring begins. */
  wants: readonly ReadonlyMap<number, number>[];
  /** Whether two may not be in one ring: they are one person's, or one wants nothing of the other. */
  areApart: (one: number, other: number) => boolean;
  /** Rings that were proposed before. */
  isPast: (ring: Ring) => boolean;
};

/** Each gets what stands next to it, the last one gets the first; begins with the smallest number. */
export type Ring = readonly number[];
type Weighed = { ring: Ring; weight: number };

export const maxRing = 4;

/**
 * Picks rings that share no listing: of two before those of three and four, of one length the lightest first, of equally
 * light ones that with the smaller numbers. What is picked takes part in no other.
 */
export function pickRings(graph: SwapGraph): Ring[] {
  const free = new Set(graph.wants.keys());
  const picked: Ring[] = [];
  for (let size = 2; size <= maxRing; size += 1) {
    const search = searchOf(graph, free, size);
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
function searchOf({ wants, areApart, isPast }: SwapGraph, free: ReadonlySet<number>, size: number) {
  const wantedBy = wants.map((): number[] => []);
  let least = 0;
  for (const [who, wanted] of wants.entries())
    for (const [what, weight] of wanted) {
      wantedBy[what]?.push(who);
      least = Math.min(least, weight);
    }
  const byWeight = wants.map((wanted) => [...wanted].toSorted((a, b) => a[1] - b[1]));

  return (first: number): Weighed | undefined => {
    // From where the first one is reached in so many steps; nothing else is worth a step.
    const reaching: Set<number>[] = [new Set([first])];
    for (let steps = 1; steps < size; steps += 1) {
      const before = [...(reaching[steps - 1] ?? [])].flatMap((each) => wantedBy[each] ?? []);
      reaching.push(new Set(before.filter((each) => each > first && free.has(each))));
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
        if (!reaching[left]?.has(next) || path.some((each) => each === next || areApart(each, next)))
          continue;
        path.push(next);
        step(next, weight + more);
        path.pop();
      }
    };
    step(first, 0);
    return best;
  };
}
