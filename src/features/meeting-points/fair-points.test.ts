import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../places/index.ts';
import { fairPoints } from './fair-points.ts';

const point = fc.record({
  lat: fc.double({ min: 48.6, max: 51, noNaN: true }),
  lon: fc.double({ min: 12.2, max: 18.8, noNaN: true }),
});
const halls = fc.uniqueArray(fc.tuple(fc.uuid(), point), { maxLength: 40, selector: ([id]) => id });
const given = fc.tuple(halls, point, point);
const named = (list: readonly [string, { lat: number; lon: number }][]) =>
  list.map(([id, at]) => ({ id, ...at }));

test('the result is symmetric in the two ends', () => {
  fc.assert(
    fc.property(given, ([list, one, other]) => {
      const [there, back] = [fairPoints(named(list), [one, other]), fairPoints(named(list), [other, one])];
      expect(back.map(({ point: { id } }) => id)).toEqual(there.map(({ point: { id } }) => id));
      expect(back.map(({ ways: [from, to] }) => [to, from])).toEqual(there.map(({ ways }) => ways));
    }),
  );
});

test('no way is much longer than the other, and the first point has the shortest longer way', () => {
  fc.assert(
    fc.property(given, ([list, one, other]) => {
      const apart = distanceKm(one, other);
      const found = fairPoints(named(list), [one, other]);
      for (const { ways } of found) {
        expect(Math.abs(ways[0] - ways[1])).toBeLessThanOrEqual(Math.max(15, apart / 4) + 1);
        expect(ways[0] + ways[1]).toBeLessThanOrEqual(apart + Math.max(30, apart / 4) + 1);
      }
      const longer = found.map(({ ways }) => Math.max(...ways));
      expect(longer).toEqual(longer.toSorted((a, b) => a - b));
    }),
  );
});

test('a hall halfway is always found, and one in either town never when they are far apart', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const middle = { id: 'middle', lat: (one.lat + other.lat) / 2, lon: (one.lon + other.lon) / 2 };
      const ids = fairPoints([middle, { id: 'home', ...one }, { id: 'there', ...other }], [one, other]).map(
        (each) => each.point.id,
      );
      expect(ids[0]).toBe('middle');
      if (distanceKm(one, other) > 20) expect(ids).toEqual(['middle']);
    }),
  );
});

test('the order of stored halls does not matter', () => {
  fc.assert(
    fc.property(given, ([list, one, other]) => {
      const ids = (points: typeof list) =>
        fairPoints(named(points), [one, other]).map(({ point: { id } }) => id);
      expect(ids(list.toReversed())).toEqual(ids(list));
    }),
  );
});
