import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustersOf } from './markers.ts';

const point = fc.record({
  x: fc.integer({ min: 0, max: 2000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  count: fc.integer({ min: 1, max: 50 }),
});
const points = fc.uniqueArray(point, { maxLength: 120, selector: ({ x, y }) => `${x} ${y}` });
const reach = fc.record({
  beside: fc.integer({ min: 1, max: 400 }),
  above: fc.integer({ min: 1, max: 400 }),
});

test('every listing is in exactly one cluster', () => {
  fc.assert(
    fc.property(points, reach, (given, within) => {
      const clusters = clustersOf(given, within);
      const members = clusters.flatMap((each) => each.members);
      expect(new Set(members)).toEqual(new Set(given));
      expect(members).toHaveLength(given.length);
      for (const { count, members: own } of clusters)
        expect(count).toBe(own.reduce((sum, each) => sum + each.count, 0));
    }),
  );
});

test('members are within reach of the cluster’s most crowded spot, and no two such spots are within reach of each other', () => {
  fc.assert(
    fc.property(points, reach, (given, within) => {
      const clusters = clustersOf(given, within);
      const away = (a: { x: number; y: number }, b: { x: number; y: number }) =>
        Math.hypot((a.x - b.x) / within.beside, (a.y - b.y) / within.above);
      const heads = clusters.flatMap(({ members: [head] }) => head ?? []);
      for (const { members } of clusters) {
        const [head] = members;
        for (const each of members) expect(head && away(head, each)).toBeLessThanOrEqual(1);
      }
      for (const [index, a] of heads.entries())
        for (const b of heads.slice(index + 1)) expect(away(a, b)).toBeGreaterThan(1);
    }),
  );
});

test('the order of listings does not matter', () => {
  fc.assert(
    fc.property(points, reach, (given, within) => {
      const spots = (list: typeof given) =>
        clustersOf(list, within).map(({ x, y, count }) => ({ x, y, count }));
      expect(spots(given.toReversed())).toEqual(spots(given));
    }),
  );
});

test('four times as many spots on four times the area take about four times the work, not sixteen times', () => {
  const looksAt = (spots: number, side: number) => {
    let looks = 0;
    const many = Array.from({ length: spots }, (_, index) => ({
      get x() {
        looks += 1;
        return (index * 7919) % (5080 * side);
      },
      y: (index * 104_729) % (2970 * side),
      count: 1 + (index % 9),
    }));
    expect(clustersOf(many, { beside: 60, above: 60 }).length).toBeGreaterThan(500);
    return looks;
  };
  expect(looksAt(20_000, 2)).toBeLessThan(looksAt(5_000, 1) * 6);
});
