import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRing, pickRings, type Ring, type SwapGraph } from './rings.ts';

type More = { owners?: readonly number[]; past?: readonly string[]; unfit?: readonly string[] };

/** Wishes with their weights; `unfit` ones are candidates that turn out not to fit. */
const graphOf = (
  size: number,
  wishes: readonly (readonly [number, number, number])[],
  { owners = [], past = [], unfit = [] }: More = {},
): SwapGraph => ({
  mayWant: Array.from(
    { length: size },
    (_, who) => new Set(wishes.filter(([from, to]) => from === who && to !== who).map(([, to]) => to)),
  ),
  weightOf: (one, other) =>
    unfit.includes(`${one} ${other}`)
      ? undefined
      : wishes.find(([from, to]) => from === one && to === other)?.[2],
  areApart: (one, other) => owners[one] !== undefined && owners[one] === owners[other],
  isPast: (ring) => past.includes(ring.join('-')),
});

test('A has what B wants, B what C wants, C what A wants: a ring of three', async () => {
  expect(
    await pickRings(
      graphOf(3, [
        [0, 1, 0],
        [1, 2, 0],
        [2, 0, 0],
      ]),
    ),
  ).toEqual([[0, 1, 2]]);
  expect(
    await pickRings(
      graphOf(3, [
        [0, 1, 0],
        [1, 2, 0],
      ]),
    ),
  ).toEqual([]);
});

test('a shorter ring takes precedence over a better longer one', async () => {
  const wishes = [
    [0, 1, 0],
    [1, 2, 0],
    [2, 0, 0],
    [1, 0, 900],
  ] as const;
  expect(await pickRings(graphOf(3, wishes))).toEqual([[0, 1]]);
});

test('a circle of five is too long', async () => {
  expect(
    await pickRings(
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

const wishes = ({ mayWant, weightOf }: SwapGraph, one: number, other: number) =>
  mayWant[one]?.has(other) ? weightOf(one, other) : undefined;

/** All sequences of distinct numbers that start with their smallest. */
function allRings(graph: SwapGraph, size: number): Ring[] {
  const numbers = [...graph.mayWant.keys()];
  let rings: number[][] = numbers.map((each) => [each]);
  for (let more = 1; more < size; more += 1)
    rings = rings.flatMap((ring) =>
      numbers.filter((each) => each > (ring[0] ?? 0) && !ring.includes(each)).map((each) => [...ring, each]),
    );
  return rings.filter(
    (ring) =>
      ring.every((each, at) => wishes(graph, each, ring[(at + 1) % size] ?? -1) !== undefined) &&
      !ring.some((one) => ring.some((other) => one !== other && graph.areApart(one, other))) &&
      !graph.isPast(ring),
  );
}

function pickByBruteForce(graph: SwapGraph): Ring[] {
  const weightOf = (ring: Ring) =>
    ring.reduce((sum, each, at) => sum + (wishes(graph, each, ring[(at + 1) % ring.length] ?? -1) ?? 0), 0);
  const taken = new Set<number>();
  const picked: Ring[] = [];
  for (let size = 2; size <= maxRing; size += 1)
    // Rings are generated in numeric order, and sorting is stable.
    for (const ring of allRings(graph, size).toSorted((a, b) => weightOf(a) - weightOf(b)))
      if (!ring.some((each) => taken.has(each))) {
        picked.push(ring);
        for (const each of ring) taken.add(each);
      }
  return picked;
}

test('picks the same rings as an exhaustive search', async () => {
  const size = 8;
  const number = fc.nat({ max: size - 1 });
  const someWishes = fc.uniqueArray(fc.tuple(number, number, fc.integer({ min: -2, max: 4 })), {
    selector: ([from, to]) => `${from} ${to}`,
    maxLength: 40,
  });
  const owners = fc.array(fc.nat({ max: 5 }), { minLength: size, maxLength: size });
  const unfit = fc.uniqueArray(
    fc.tuple(number, number).map((pair) => pair.join(' ')),
    { maxLength: 12 },
  );
  const keys = (rings: readonly Ring[]) => rings.map((ring) => ring.join('-'));
  await fc.assert(
    fc.asyncProperty(someWishes, owners, unfit, fc.boolean(), async (wanted, whose, notFit, again) => {
      const more = { owners: whose, unfit: notFit };
      const past = again ? keys(await pickRings(graphOf(size, wanted, more))) : [];
      const graph = graphOf(size, wanted, { ...more, past });
      const picked = await pickRings(graph);
      expect(picked).toEqual(pickByBruteForce(graph));
      expect(keys(picked).filter((key) => past.includes(key))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
