import { expect, it } from 'vitest';
import { QueueFull, withHashSemaphore } from './secrets.ts';

it('runs at most two tasks at once, and all of them eventually, even after failures', async () => {
  let running = 0;
  let max = 0;
  const work = async (number: number) => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
    if (number % 3 === 0) throw new Error('failed');
    return number;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => withHashSemaphore(() => work(i))),
  );
  expect(max).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

it('rejects tasks beyond the queue limit at once, and continues with the others', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Array.from({ length: 60 }, () => withHashSemaphore(() => held.promise));
  const answers = Promise.allSettled(begun);
  held.resolve();
  const turnedAway = (await answers).filter(({ status }) => status === 'rejected');
  expect(turnedAway).toHaveLength(60 - 2 - 24);
  for (const each of turnedAway) expect(each).toHaveProperty('reason', expect.any(QueueFull));
  expect(await withHashSemaphore(async () => 'next')).toBe('next');
});
