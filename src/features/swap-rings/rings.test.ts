import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRing, pickRings, type Ring, type SwapGraph } from './rings.ts';

const graphOf = (
  size: number,
  wishes: readonly (readonly [number, number, number])[],
  { owners = [], past = [] }: { owners?: readonly number[]; past?: readonly string[] } = {},
): SwapGraph => ({
  wants: Array.from(
    { length: size },
    (_, who) =>
      new Map(wishes.filter(([from, to]) => from === who && to !== who).map(([, to, w]) => [to, w])),
  ),
  areApart: (one, other) => owners[one] !== undefined && owners[one] === owners[other],
  isPast: (ring) => past.includes(ring.join('-')),
});

test('A has what B wants, B what C wants, C what A wants: a ring of three', () => {
  expect(
    pickRings(
      graphOf(3, [
        [0, 1, 0],
        [1, 2, 0],
        [2, 0, 0],
      ]),
    ),
  ).toEqual([[0, 1, 2]]);
  expect(
    pickRings(
      graphOf(3, [
        [0, 1, 0],
        [1, 2, 0],
      ]),
    ),
  ).toEqual([]);
});

test('a short ring goes before a better long one', () => {
  const wishes = [
    [0, 1, 0],
    [1, 2, 0],
    [2, 0, 0],
    [1, 0, 900],
  ] as const;
  expect(pickRings(graphOf(3, wishes))).toEqual([[0, 1]]);
});

test('five in a circle are too many', () => {
  expect(
    pickRings(
      graphOf(5, [
        [0, 1, 0],
        [1, 2, 0],
        [2, 3, 0],
        [3, 4, 0],
        [4, 0, 0],
      ]),
    ),
  ).toEqual([]);
});

/** All sequences of different numbers, begun with the smallest. */
function allRings(graph: SwapGraph, size: number): Ring[] {
  const numbers = [...graph.wants.keys()];
  let rings: number[][] = numbers.map((each) => [each]);
  for (let more = 1; more < size; more += 1)
    rings = rings.flatMap((ring) =>
      numbers.filter((each) => each > (ring[0] ?? 0) && !ring.includes(each)).map((each) => [...ring, each]),
    );
  return rings.filter(
    (ring) =>
      ring.every((each, at) => graph.wants[each]?.has(ring[(at + 1) % size] ?? -1)) &&
      !ring.some((one) => ring.some((other) => one !== other && graph.areApart(one, other))) &&
      !graph.isPast(ring),
  );
}

function pickByBruteForce(graph: SwapGraph): Ring[] {
  const weightOf = (ring: Ring) =>
    ring.reduce(
      (sum, each, at) => sum + (graph.wants[each]?.get(ring[(at + 1) % ring.length] ?? -1) ?? 0),
      0,
    );
  const taken = new Set<number>();
  const picked: Ring[] = [];
  for (let size = 2; size <= maxRing; size += 1)
    // Rings come in the order of their numbers already, and sorting leaves equal ones as they are.
    for (const ring of allRings(graph, size).toSorted((a, b) => weightOf(a) - weightOf(b)))
      if (!ring.some((each) => taken.has(each))) {
        picked.push(ring);
        for (const each of ring) taken.add(each);
      }
  return picked;
}

test('picks what trying everything picks', () => {
  const size = 8;
  const number = fc.nat({ max: size - 1 });
  const wishes = fc.uniqueArray(fc.tuple(number, number, fc.integer({ min: -2, max: 4 })), {
    selector: ([from, to]) => `${from} ${to}`,
    maxLength: 40,
  });
  const owners = fc.array(fc.nat({ max: 5 }), { minLength: size, maxLength: size });
  fc.assert(
    fc.property(wishes, owners, fc.boolean(), (wanted, whose, again) => {
      const first = graphOf(size, wanted, { owners: whose });
      const past = again ? pickRings(first).map((ring) => ring.join('-')) : [];
      const graph = graphOf(size, wanted, { owners: whose, past });
      expect(pickRings(graph)).toEqual(pickByBruteForce(graph));
      expect(
        pickRings(graph)
          .map((ring) => ring.join('-'))
          .filter((key) => past.includes(key)),
      ).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
