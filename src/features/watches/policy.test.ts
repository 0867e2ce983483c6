import { expect, test } from 'vitest';
import { notifyUntil } from './policy.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['2026-05-04T10:00:00Z', '2026-05-04T05:00:00Z'],
  ['2026-05-04T04:59:59Z', '2026-05-03T05:00:00Z'],
  ['2026-05-04T05:00:00Z', '2026-05-04T05:00:00Z'],
  // In winter Prague is one hour ahead.
  ['2026-01-10T12:00:00Z', '2026-01-10T06:00:00Z'],
  // The days on which clocks are moved.
  ['2026-03-29T12:00:00Z', '2026-03-29T05:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-25T06:00:00Z'],
  // It is already the next day in Prague.
  ['2026-05-03T22:30:00Z', '2026-05-03T05:00:00Z'],
])('at %s daily emails include what was found until %s', (now, until) => {
  expect(notifyUntil('daily', at(now))).toEqual(at(until));
});

test.each([
  ['2026-05-04T10:00:00Z', '2026-05-04T05:00:00Z'],
  ['2026-05-04T04:00:00Z', '2026-04-27T05:00:00Z'],
  ['2026-05-10T21:00:00Z', '2026-05-04T05:00:00Z'],
  ['2026-03-30T04:00:00Z', '2026-03-23T06:00:00Z'],
])('at %s weekly emails include what was found until %s, a Monday', (now, until) => {
  expect(notifyUntil('weekly', at(now))).toEqual(at(until));
});

test('a watch with immediate emails is notified of everything', () => {
  expect(notifyUntil('at-once', at('2026-05-04T10:00:00Z'))).toEqual(at('2026-05-04T10:00:00Z'));
});
