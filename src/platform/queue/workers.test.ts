import { run } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyQueue, lockJobs, postponeJobs } from '../../../test/queue-state.ts';
import { testPlatform } from '../../../test/platform.ts';
import { maintainQueue, watchWorkers } from './workers.ts';

const platform = await testPlatform();
const email = { to: 'eva@example.cz', subject: '', text: '', html: '' };

beforeEach(async () => {
  await emptyQueue(platform.db);
  await platform.queue.add(platform.db, 'send-email', email);
});

async function job(): Promise<{ locked_by: string | null; wait: number } | undefined> {
  const { rows } = await sql<{ locked_by: string | null; wait: number }>`
    select locked_by, extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs`.execute(
    platform.db,
  );
  return rows[0];
}

test('frees the job of a worker without a heartbeat for half a minute', async () => {
  await lockJobs(platform.db, 'dead', '40 seconds');
  await maintainQueue(platform.pool, ['alive']);
  expect((await job())?.locked_by).toBeNull();
});

test('leaves a long job with its living worker', async () => {
  await lockJobs(platform.db, 'alive', '2 hours');
  await maintainQueue(platform.pool, ['alive']);
  expect((await job())?.locked_by).toBe('alive');
});

test('leaves a job with a new worker of another process before its first heartbeat', async () => {
  await lockJobs(platform.db, 'fresh', '5 seconds');
  await maintainQueue(platform.pool, ['alive']);
  expect((await job())?.locked_by).toBe('fresh');
});

test('limits the wait of an email that failed many times to a minute', async () => {
  await postponeJobs(platform.db, 9);
  await maintainQueue(platform.pool, []);
  expect((await job())?.wait).toBeLessThanOrEqual(60);
});

test('does not bring forward an email planned for later', async () => {
  await postponeJobs(platform.db);
  await maintainQueue(platform.pool, []);
  expect((await job())?.wait).toBeGreaterThan(17_000);
});

test('a new worker pool replaces the previous one, even if that one never reported its end', async () => {
  const watch = watchWorkers(platform.pool, platform.log);
  const open = () =>
    run({ pgPool: platform.pool, events: watch.events, noHandleSignals: true, taskList: {}, crontab: '' });
  const heardOf = async () =>
    (
      await sql<{ worker_id: string; seen_at: Date }>`
    select worker_id, seen_at from queue_workers order by seen_at desc`.execute(platform.db)
    ).rows;
  await sql`delete from queue_workers`.execute(platform.db);
  const first = await open();
  await expect.poll(async () => (await heardOf()).length).toBe(1);
  const second = await open();
  await expect.poll(async () => (await heardOf()).length).toBe(2);
  const [next, before] = await heardOf();
  // The next heartbeat is the second pool's alone.
  await expect.poll(async () => (await heardOf())[0]?.seen_at, { timeout: 8_000 }).not.toEqual(next?.seen_at);
  expect((await heardOf())[1]).toEqual(before);
  await Promise.all([first.stop(), second.stop(), watch.stop()]);
});
