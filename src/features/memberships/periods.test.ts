import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Period, addDays, paidUntil, periodAt, removeOrder } from './periods.ts';

const day = 86_400_000;
const start = new Date('2026-05-04T10:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);
const levels = ['basic', 'club', 'pro'];

const bought = (orderId: string, rank: number) => ({ orderId, levelId: levels[rank] ?? '', rank, days: 30 });
const shown = (periods: readonly Period[]) =>
  periods.map(({ levelId, startsAt, endsAt }) => [
    levelId,
    (startsAt.getTime() - start.getTime()) / day,
    (endsAt.getTime() - start.getTime()) / day,
  ]);

it('extends the same level at its end', () => {
  const first = addDays([], bought('a', 1), start);
  expect(shown(addDays(first, bought('b', 1), after(10)))).toEqual([
    ['club', 0, 30],
    ['club', 30, 60],
  ]);
});

it('begins a higher level at once, followed by the rest of the lower one', () => {
  const club = addDays([], bought('a', 1), start);
  expect(shown(addDays(club, bought('b', 2), after(10)))).toEqual([
    ['pro', 10, 40],
    ['club', 0, 10],
    ['club', 40, 60],
  ]);
});

it('queues a lower level after the current one', () => {
  const pro = addDays([], bought('a', 2), start);
  expect(shown(addDays(pro, bought('b', 1), after(10)))).toEqual([
    ['pro', 0, 30],
    ['club', 30, 60],
  ]);
});

it('removes the unused days of an order, and later periods move forward', () => {
  const club = addDays([], bought('a', 1), start);
  const both = addDays(club, bought('b', 2), after(10));
  expect(shown(removeOrder(both, 'b', after(12)))).toEqual([
    ['pro', 10, 12],
    ['club', 12, 32],
  ]);
});

const purchases = fc.array(
  fc.record({ rank: fc.constantFrom(1, 2), wait: fc.integer({ min: 0, max: 40 }) }),
  { minLength: 1, maxLength: 8 },
);
const leftAt = (periods: readonly Period[], now: Date) =>
  periods.reduce(
    (sum, { startsAt, endsAt }) =>
      sum + Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime())),
    0,
  );

it('never shortens paid time: every order adds thirty days, and no moment gets a lower level than before', () => {
  fc.assert(
    fc.property(purchases, (orders) => {
      let periods: Period[] = [];
      let now = start;
      for (const [index, { rank, wait }] of orders.entries()) {
        now = new Date(now.getTime() + wait * day);
        const before = periods;
        periods = addDays(before, bought(String(index), rank), now);
        expect(leftAt(periods, now)).toBe(leftAt(before, now) + 30 * day);
        for (let days = 0; days < 120; days += 1) {
          const moment = new Date(now.getTime() + days * day);
          const had = periodAt(before, moment)?.rank ?? 0;
          expect(periodAt(periods, moment)?.rank ?? 0).toBeGreaterThanOrEqual(had);
        }
      }
    }),
  );
});

it('leaves no gap or overlap, and removing any order removes only its own days', () => {
  fc.assert(
    fc.property(purchases, fc.nat(7), (orders, which) => {
      let periods: Period[] = [];
      for (const [index, { rank }] of orders.entries()) {
        periods = addDays(periods, bought(String(index), rank), after(index));
      }
      const now = after(orders.length);
      const own = periods.filter(({ orderId }) => orderId === String(which % orders.length));
      const kept = removeOrder(periods, String(which % orders.length), now);
      expect(leftAt(kept, now)).toBe(leftAt(periods, now) - leftAt(own, now));
      const ahead = kept
        .filter(({ endsAt }) => endsAt > now)
        .toSorted((a, b) => Number(a.endsAt) - Number(b.endsAt));
      for (const [index, period] of ahead.entries()) {
        const next = ahead[index + 1];
        if (next) expect(next.startsAt).toEqual(period.endsAt);
      }
      expect(paidUntil(kept, now)).toEqual(ahead.at(-1)?.endsAt);
    }),
  );
});
