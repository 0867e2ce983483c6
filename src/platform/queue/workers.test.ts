import { run } from 'graphile-worker';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { emptyQueue, lockJobs, postponeJobs } from '../../../test/queue-state.ts';
import { testPlatform } from '../../../test/platform.ts';
import { freeJobsOf, trackSuspects } from './dead-workers.ts';
import { maintainQueue, watchWorkers } from './workers.ts';

const platform = await testPlatform();
const email = { to: 'eva@example.cz', subject: '', text: '', html: '' };

beforeEach(async () => {
  await emptyQueue(platform.db);
  await sql`delete from queue_workers`.execute(platform.db);
  await platform.queue.add(platform.db, 'send-email', email);
});

type Job = { locked_by: string | null; wait: number; attempts: number; last_error: string | null };

async function job(): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    select locked_by, extract(epoch from run_at - now())::float8 as wait, attempts, last_error
    from graphile_worker.jobs`.execute(platform.db);
  return rows[0];
}

/** The job is at its last attempt, due since `ago`, with a process that was killed. */
async function triedBefore(attempts: number, ago: string): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs),
    run_at => now() - ${ago}::interval, attempts => ${attempts}, max_attempts => ${attempts})`.execute(
    platform.db,
  );
  await lockJobs(platform.db, 'killed');
}

const session = 'bazar queue of this test';
const maintain = (suspects = trackSuspects(0)) =>
  maintainQueue(platform.pool, { sessionName: session, alive: ['alive'] }, suspects, platform.log);

/** A worker last heard of `ago`, in a process whose connections have this name. */
async function hearOf(worker: string, ago: string, of: string | null = null): Promise<void> {
  await sql`insert into queue_workers (worker_id, seen_at, session_name)
    values (${worker}, now() - ${ago}::interval, ${of})`.execute(platform.db);
}

/** A connection of another process, as long as the test runs. */
async function connectAs(name: string): Promise<void> {
  const client = new Client({ ...platform.connection, application_name: name });
  await client.connect();
  onTestFinished(() => client.end());
}

test('frees the job of an unknown worker after half a minute', async () => {
  await lockJobs(platform.db, 'dead', '40 seconds');
  await maintain();
  expect((await job())?.locked_by).toBeNull();
});

test('frees the job of a killed process within seconds, because its connections are gone', async () => {
  await lockJobs(platform.db, 'killed', '8 seconds');
  await hearOf('killed', '7 seconds', 'bazar queue that is gone');
  await maintain();
  expect((await job())?.locked_by).toBeNull();
});

test('leaves a job with a process that has just lost its connections', async () => {
  await lockJobs(platform.db, 'cut', '2 hours');
  await hearOf('cut', '4 seconds', 'bazar queue that was cut');
  await maintain();
  expect((await job())?.locked_by).toBe('cut');
});

test('leaves a job with a frozen process that is still connected, but not for ever', async () => {
  await connectAs('bazar queue that is frozen');
  await lockJobs(platform.db, 'frozen', '2 hours');
  await hearOf('frozen', '100 seconds', 'bazar queue that is frozen');
  await maintain();
  expect((await job())?.locked_by).toBe('frozen');
  await sql`update queue_workers set seen_at = now() - interval '130 seconds' where worker_id = 'frozen'`.execute(
    platform.db,
  );
  await maintain();
  expect((await job())?.locked_by).toBeNull();
});

test('frees the job of a worker that its living process has replaced', async () => {
  await connectAs('bazar queue that goes on');
  await lockJobs(platform.db, 'replaced', '40 seconds');
  await hearOf('replaced', '35 seconds', 'bazar queue that goes on');
  await hearOf('its successor', '1 second', 'bazar queue that goes on');
  await maintain();
  expect((await job())?.locked_by).toBeNull();
});

test('takes no job at the first look, because after an outage others come back later', async () => {
  await lockJobs(platform.db, 'late', '1 minute');
  await hearOf('late', '1 minute', 'bazar queue that comes back');
  const suspects = trackSuspects();
  await maintain(suspects);
  expect((await job())?.locked_by).toBe('late');
  await sql`update queue_workers set seen_at = now() where worker_id = 'late'`.execute(platform.db);
  await maintain(suspects);
  expect((await job())?.locked_by).toBe('late');
});

test('leaves a long job with its living worker', async () => {
  await lockJobs(platform.db, 'alive', '2 hours');
  await maintain();
  expect((await job())?.locked_by).toBe('alive');
});

test('leaves a job with a new worker of another process before its first heartbeat', async () => {
  await lockJobs(platform.db, 'fresh', '5 seconds');
  await maintain();
  expect((await job())?.locked_by).toBe('fresh');
});

test('a job does not pay with its attempts for processes that were killed', async () => {
  await triedBefore(14, '5 minutes');
  await freeJobsOf(platform.pool, ['killed'], platform.log);
  expect(await job()).toMatchObject({ locked_by: null, attempts: 13, last_error: null });
});

test('a job that every process dies of is given up in the end, where an admin sees it', async () => {
  await triedBefore(14, '2 hours');
  await freeJobsOf(platform.pool, ['killed'], platform.log);
  expect(await job()).toMatchObject({ attempts: 14, last_error: expect.stringContaining('process ended') });
});

test('limits the wait of an email that failed many times to a minute', async () => {
  await postponeJobs(platform.db, 9);
  await maintain();
  expect((await job())?.wait).toBeLessThanOrEqual(60);
});

test('does not bring forward an email planned for later', async () => {
  await postponeJobs(platform.db);
  await maintain();
  expect((await job())?.wait).toBeGreaterThan(17_000);
});

test('a new worker pool replaces the previous one, even if that one never reported its end', async () => {
  const watch = watchWorkers(platform.pool, {
    sessionName: session,
    onForgottenJobs: () => undefined,
    log: platform.log,
  });
  const open = () =>
    run({ pgPool: platform.pool, events: watch.events, noHandleSignals: true, taskList: {}, crontab: '' });
  const heardOf = async () =>
    (
      await sql<{ worker_id: string; seen_at: Date }>`
    select worker_id, seen_at from queue_workers order by seen_at desc`.execute(platform.db)
    ).rows;
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
