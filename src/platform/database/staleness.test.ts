import { expect, test } from 'vitest';
import { Staleness } from './staleness.ts';

test('staleness counts from the newest recorded position of the primary that the replica has replayed', () => {
  const staleness = new Staleness();
  expect(staleness.at(0)).toBe(Infinity);
  staleness.record(1_000, 500, 400);
  expect(staleness.at(1_000)).toBe(Infinity);
  staleness.record(2_000, 800, 650);
  expect(staleness.at(2_100)).toBe(1_100);
  staleness.record(3_000, 900, 900);
  expect(staleness.at(3_010)).toBe(10);
});

test('a replica of an idle primary is current, and one that stops following becomes stale', () => {
  const staleness = new Staleness();
  for (let at = 0; at <= 60_000; at += 1_000) staleness.record(at, 500, 500);
  expect(staleness.at(60_000)).toBe(0);
  for (let at = 61_000; at <= 70_000; at += 1_000) staleness.record(at, 500 + at, 500);
  expect(staleness.at(70_000)).toBe(10_000);
});

test('staleness grows while checks fail, and is unknown after a switch to another server', () => {
  const staleness = new Staleness();
  staleness.record(1_000, 500, 500);
  expect(staleness.at(9_000)).toBe(8_000);
  staleness.reset();
  expect(staleness.at(9_000)).toBe(Infinity);
});
