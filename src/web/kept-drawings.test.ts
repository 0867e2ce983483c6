import { expect, test } from 'vitest';
import { KeptDrawings } from './kept-drawings.ts';

test('what is asked for again is not made again, and the room is never left', () => {
  const kept = new KeptDrawings(1_000);
  const made: string[] = [];
  const ask = (key: string) =>
    kept.of(key, () => {
      made.push(key);
      return '.'.repeat(90);
    });
  const text = ask('often');
  for (let other = 0; other < 1_000; other += 1) {
    ask(`seldom ${other}`);
    expect(ask('often')).toBe(text);
  }
  expect(made.filter((key) => key === 'often')).toHaveLength(1);
  ask('seldom 0');
  expect(made.filter((key) => key === 'seldom 0')).toHaveLength(2);
});
