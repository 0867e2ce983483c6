import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const platform = await testPlatform();
const { clock } = platform;

/** Answers 1, 2, … which the test resolves or rejects by hand. */
function slowAnswers() {
  const waiting: { resolve: (value: number) => void; reject: (problem: Error) => void }[] = [];
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    waiting.push({ resolve, reject });
    return promise;
  };
  return { waiting, read: staleWhileRevalidate(1_000, ask) };
}

test('concurrent callers share one answer, also while it is pending', async () => {
  const { waiting, read } = slowAnswers();
  const both = [read(platform), read(platform)];
  waiting[0]?.resolve(1);
  expect(await Promise.all(both)).toEqual([1, 1]);
  clock.advance(999);
  expect(await read(platform)).toBe(1);
  expect(waiting).toHaveLength(1);
});

test('a slightly stale answer is served once more while it is renewed, and a failed renewal is retried', async () => {
  const { waiting, read } = slowAnswers();
  const first = read(platform);
  waiting[0]?.resolve(1);
  await first;
  clock.advance(1_500);
  expect(await read(platform)).toBe(1);
  expect(await read(platform)).toBe(1);
  expect(waiting).toHaveLength(2);
  waiting[1]?.reject(new Error('the database is away'));
  await Promise.resolve();
  await Promise.resolve();
  expect(await read(platform)).toBe(1);
  expect(waiting).toHaveLength(3);
  waiting[2]?.resolve(3);
  await Promise.resolve();
  expect(await read(platform)).toBe(3);
});

test('never serves an answer past both periods', async () => {
  const { waiting, read } = slowAnswers();
  const first = read(platform);
  waiting[0]?.resolve(1);
  await first;
  clock.advance(2_001);
  const next = read(platform);
  waiting[1]?.resolve(2);
  expect(await next).toBe(2);
});
