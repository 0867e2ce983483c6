import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo, sameSet } from './album.ts';
import { widthsOf } from './process-photo.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 10 });

test('moving a photo puts it at the requested position and keeps the others in order', () => {
  fc.assert(
    fc.property(ids, fc.nat(12), fc.nat(9), (all, position, pick) => {
      const id = all[pick % all.length] ?? '';
      const placed = moveTo(all, id, position);
      expect(sameSet(placed, all)).toBe(true);
      expect(placed.filter((other) => other !== id)).toEqual(all.filter((other) => other !== id));
      expect(placed.indexOf(id)).toBe(Math.min(position, all.length - 1));
    }),
  );
});

test('two lists are the same set only when each has every item exactly once', () => {
  fc.assert(
    fc.property(ids, (all) => {
      expect(sameSet(all, all.toReversed())).toBe(true);
      expect(sameSet(all, all.slice(1))).toBe(false);
      expect(sameSet(all, [...all, 'foreign'])).toBe(false);
      expect(sameSet([...all, 'x'], [...all, all[0] ?? ''])).toBe(false);
    }),
  );
});

test('widths go up to 1600 and never exceed the photo', () => {
  expect(widthsOf(2400)).toEqual([320, 640, 1024, 1600]);
  expect(widthsOf(1600)).toEqual([320, 640, 1024, 1600]);
  expect(widthsOf(1200)).toEqual([320, 640, 1024, 1200]);
  expect(widthsOf(320)).toEqual([320]);
  expect(widthsOf(10)).toEqual([10]);
});
