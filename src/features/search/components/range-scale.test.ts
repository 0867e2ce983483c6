import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RangeFacet } from './filter-groups.ts';
import { positionsOf, rangeScale } from './range-slider.tsx';

const facet = (starts: number[], end: number, step = 1): RangeFacet => ({
  type: 'range',
  key: 'price',
  label: 'Cena',
  step,
  min: starts[0] ?? 0,
  max: end,
  histogram: starts.map((min, at) => ({ min, max: (starts[at + 1] ?? end + step) - step, count: 1 })),
});

test('all bars have the same width on the slider, however many values they contain', () => {
  const scale = rangeScale(facet([0, 100, 1000], 5000));
  expect(scale.valueAt(0)).toBe(0);
  expect(scale.valueAt(scale.last / 3)).toBe(100);
  expect(scale.valueAt((2 * scale.last) / 3)).toBe(1000);
  expect(scale.valueAt(scale.last)).toBe(5000);
});

test('positions on narrow bars are one step apart', () => {
  const scale = rangeScale(facet([60, 62, 64], 65, 0.5));
  expect([0, 1, 2, 3, 4].map(scale.valueAt)).toEqual([60, 60.5, 61, 61.5, 62]);
});

test('values are monotonic, within the range, and round-trip', () => {
  const ranges = fc
    .uniqueArray(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 25 })
    .map((starts) => starts.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(ranges, (starts) => {
      const end = (starts.at(-1) ?? 0) + 50;
      const scale = rangeScale(facet(starts, end));
      const values = Array.from({ length: scale.last + 1 }, (_, at) => scale.valueAt(at));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values[0]).toBe(starts[0]);
      expect(values.at(-1)).toBe(end);
      for (const value of values) expect(scale.valueAt(scale.positionOf(value))).toBe(value);
    }),
    { numRuns: 50 },
  );
});

test('the lower thumb is always below the upper one, also with reversed input', () => {
  const bound = fc.option(fc.nat({ max: 12_000 }), { nil: undefined });
  fc.assert(
    fc.property(bound, bound, (min, max) => {
      const scale = rangeScale(facet([1000, 2000, 5000], 10_000));
      const { low, high } = positionsOf(scale, { min, max });
      expect(low).toBeLessThan(high);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(scale.last);
    }),
  );
});
