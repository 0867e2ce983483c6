import { expect, test } from 'vitest';
import { remainingIssues } from './policy.ts';

const now = new Date('2026-05-31T10:00:00Z');

test.each([
  [[], { left: 2 }],
  [['2026-05-20'], { left: 1 }],
  [['2026-05-20', '2026-04-01'], { left: 1 }],
  [['2026-05-20', '2026-05-04'], { left: 0, nextAt: new Date('2026-06-03') }],
])('after issues started at %j the remaining room is %j', (begun, room) => {
  expect(
    remainingIssues(
      begun.map((day) => new Date(day)),
      now,
    ),
  ).toEqual(room);
});
