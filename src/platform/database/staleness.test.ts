import { expect, test } from 'vitest';
import { Staleness } from './staleness.ts';

test('an answer is as old as the newest note of the primary that the replica has replayed', () => {
  const staleness = new Staleness();
  expect(staleness.at(0)).toBe(Infinity);
  staleness.note(1_000, 500, 400);
  expect(staleness.at(1_000)).toBe(Infinity);
  staleness.note(2_000, 800, 650);
  expect(staleness.at(2_100)).toBe(1_100);
  staleness.note(3_000, 900, 900);
  expect(staleness.at(3_010)).toBe(10);
});

test('where the primary writes nothing the replica is not behind, and where it stops following it grows old', () => {
  const staleness = new Staleness();
  for (let at = 0; at <= 60_000; at += 1_000) staleness.note(at, 500, 500);
  expect(staleness.at(60_000)).toBe(0);
  for (let at = 61_000; at <= 70_000; at += 1_000) staleness.note(at, 500 + at, 500);
  expect(staleness.at(70_000)).toBe(10_000);
});

test('looks that fail prove nothing, and a server that is another one now proves the least', () => {
  const staleness = new Staleness();
  staleness.note(1_000, 500, 500);
  expect(staleness.at(9_000)).toBe(8_000);
  staleness.doubt();
  expect(staleness.at(9_000)).toBe(Infinity);
});
