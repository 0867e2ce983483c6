import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toppedTurnMs } from './rules.ts';
import { toppedTurn } from './topped-turn.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 });

it('shows every topped listing equally often in a round, however many there are and whenever it begins', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat(10_000_000), (all, atMost, begin) => {
      const shown = new Map<number, number>();
      for (let turn = 0; turn < all.length; turn += 1) {
        const now = new Date((begin + turn) * toppedTurnMs);
        for (const id of toppedTurn(all, now, atMost)) shown.set(id, (shown.get(id) ?? 0) + 1);
      }
      expect(new Set(shown.keys())).toEqual(new Set(all));
      expect(new Set(shown.values()).size).toBe(1);
    }),
  );
});

it('shows nothing twice at once, and the same to everybody for a minute', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat(10_000_000), (all, atMost, minute) => {
      const turn = (ms: number) => toppedTurn(all.toReversed(), new Date(minute * toppedTurnMs + ms), atMost);
      expect(new Set(turn(0)).size).toBe(Math.min(all.length, atMost));
      expect(turn(59_999)).toEqual(turn(0));
    }),
  );
});
