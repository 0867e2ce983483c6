import { expect, test } from 'vitest';
import { priorityMutex } from './priority-mutex.ts';

test('runs one task at a time, those of high priority first, each priority in order', async () => {
  const inTurn = priorityMutex();
  const log: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(name);
    running -= 1;
  };
  const first = inTurn(work('first'), 'low');
  const later = [
    inTurn(work('low 1'), 'low'),
    inTurn(work('high 1')),
    inTurn(work('low 2'), 'low'),
    inTurn(work('high 2')),
  ];
  await Promise.all([first, ...later]);
  expect(log).toEqual(['first', 'high 1', 'high 2', 'low 1', 'low 2']);
});

test('a failed task rejects for its own caller and lets the next one run', async () => {
  const inTurn = priorityMutex();
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
