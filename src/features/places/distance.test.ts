import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, distanceKm } from './distance.ts';

const prague = { lat: 50.08755, lon: 14.42114 };
const brno = { lat: 49.19506, lon: 16.60684 };
const point = fc.record({
  lat: fc.double({ min: 48.5, max: 51.1, noNaN: true }),
  lon: fc.double({ min: 12, max: 19, noNaN: true }),
});

test('from Prague to Brno is 185 to 188 km', () => {
  expect(distanceKm(prague, brno)).toBeGreaterThan(185);
  expect(distanceKm(prague, brno)).toBeLessThan(188);
});

test('a degree of latitude is 111.195 km', () => {
  expect(distanceKm({ lat: 49, lon: 15 }, { lat: 50, lon: 15 })).toBeCloseTo(111.195, 3);
});

test('distance is symmetric, zero to itself and obeys the triangle inequality', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, c) + distanceKm(c, b) + 1e-9);
    }),
  );
});

test('every point within a radius lies in the box around it', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 200 }), (centre, other, km) => {
      fc.pre(distanceKm(centre, other) <= km);
      const { south, north, west, east } = boxAround(centre, km);
      expect(other.lat >= south && other.lat <= north && other.lon >= west && other.lon <= east).toBe(true);
    }),
    { numRuns: 500 },
  );
});
