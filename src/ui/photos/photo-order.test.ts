import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, moveSentence } from './use-drag-order.ts';

test('moving a photo shifts those between its old and new position', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('moving never loses or duplicates a photo, and the moved one is at its target', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 10 }),
      fc.nat(9),
      fc.nat(9),
      (photos, a, b) => {
        const from = a % photos.length;
        const to = b % photos.length;
        const after = moved(photos, from, to);
        expect(after.toSorted()).toEqual(photos.toSorted());
        expect(after[to]).toBe(photos[from]);
        const others = (list: string[]) => list.filter((photo) => photo !== photos[from]);
        expect(others(after)).toEqual(others(photos));
      },
    ),
  );
});

test('the announcement counts positions from one', () => {
  expect(moveSentence(1, 0)).toBe('Fotka 2 je teď první');
  expect(moveSentence(0, 2)).toBe('Fotka 1 je teď na 3. místě');
});
