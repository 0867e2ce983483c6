import fc from 'fast-check';
import { expect, it } from 'vitest';
import { promotionRotationMs } from './rules.ts';
import { promotionRotation } from './promotion-rotation.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });

it('shows every promoted listing in every position equally often, from any starting time', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat(10_000_000), (all, atMost, begin) => {
      const places = Array.from({ length: Math.min(all.length, atMost) }, () => new Set<number>());
      for (let turn = 0; turn < all.length; turn += 1) {
        const now = new Date((begin + turn) * promotionRotationMs);
        for (const [place, id] of promotionRotation(all, now, atMost).entries()) places[place]?.add(id);
      }
      // After as many turns as listings each has been in every position once, including the first ones.
      for (const stood of places) expect(stood).toEqual(new Set(all));
    }),
  );
});

it('shows no listing twice at once, and the same ones to everybody for a minute', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat(10_000_000), (all, atMost, minute) => {
      const turn = (ms: number) =>
        promotionRotation(all.toReversed(), new Date(minute * promotionRotationMs + ms), atMost);
      expect(new Set(turn(0)).size).toBe(Math.min(all.length, atMost));
      expect(turn(59_999)).toEqual(turn(0));
    }),
  );
});
