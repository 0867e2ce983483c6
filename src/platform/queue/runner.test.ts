import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { crontabsTable, emptyQueue, jobsTable, lockJobs } from '../../../test/queue-state.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Email } from '../mail/mail.ts';
import { startQueue, type QueueWork, type RunningQueue } from './runner.ts';

const platform = await testPlatform();
const { connection, log } = platform;

let started: RunningQueue | undefined;
function start(work: Partial<QueueWork>, through = connection): RunningQueue {
  started = startQueue({ connection: through, alone: true, log }, { handlers: {}, schedule: [], ...work });
  return started;
}
const startWith = (deliver: (email: Email) => Promise<void>) =>
  start({ handlers: { 'send-email': deliver } });

afterEach(async () => {
  await started?.stop();
  started = undefined;
  await sql`drop function if exists refuse cascade`.execute(platform.db);
  await emptyQueue(platform.db);
});

const add = (subject: string, options = {}) =>
  platform.queue.add(
    platform.db,
    'send-email',
    { to: 'eva@example.cz', subject, text: '', html: '' },
    options,
  );
const waiting = async () => (await sql`select id from graphile_worker.jobs`.execute(platform.db)).rows;

test('retries a failed job within seconds, and completes it once', async () => {
  const tries: string[] = [];
  startWith(async ({ subject }) => {
    tries.push(subject);
    if (tries.length === 1) throw new Error('the mail server is down');
  });
  await add('second time lucky');
  await expect.poll(() => tries.length).toBe(2);
  await expect.poll(waiting).toEqual([]);
});

test('stopping waits for the running job and marks it done', async () => {
  let begun = false;
  let finished = false;
  const queue = startWith(async () => {
    begun = true;
    await sleep(300);
    finished = true;
  });
  await add('slow');
  await expect.poll(() => begun).toBe(true);
  await queue.stop();
  started = undefined;
  expect(finished).toBe(true);
  expect(await waiting()).toEqual([]);
});

test('a restart takes up the job of a killed process', async () => {
  await add('left behind');
  await lockJobs(platform.db, 'dead');
  const delivered: string[] = [];
  startWith(async ({ subject }) => void delivered.push(subject));
  await expect.poll(() => delivered).toEqual(['left behind']);
});

test('a job that was locked for a worker that never heard of it runs within seconds, and running ones only once', async () => {
  const held = Promise.withResolvers<void>();
  setTimeout(held.resolve, 9_000);
  const begun: string[] = [];
  startWith(async ({ subject }) => {
    begun.push(subject);
    if (subject === 'running') await held.promise;
  });
  await add('running', { queueName: 'apart' });
  await expect.poll(() => begun).toEqual(['running']);
  await add('forgotten', { runAt: new Date(Date.now() + 3_600_000) });
  await add('behind it');
  await expect.poll(() => begun).toEqual(['running', 'behind it']);
  // As after an answer of the database that came too late.
  await sql`update ${sql.raw(jobsTable)} set run_at = now() - interval '1 minute', attempts = 1, locked_at = now(),
    locked_by = (select max(locked_by) from ${sql.raw(jobsTable)})
    where payload ->> 'subject' = 'forgotten'`.execute(platform.db);
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['running', 'behind it', 'forgotten']);
  await expect.poll(waiting).toEqual([]);
});

test('a job that runs for long is not taken for forgotten, and others go on beside it', async () => {
  const held = Promise.withResolvers<void>();
  setTimeout(held.resolve, 20_000);
  const begun: string[] = [];
  startWith(async ({ subject }) => {
    begun.push(subject);
    if (subject === 'long') await held.promise;
  });
  await add('long', { queueName: 'apart' });
  await expect.poll(() => begun).toEqual(['long']);
  await sleep(12_000);
  await add('other');
  await expect.poll(() => begun, { timeout: 5_000 }).toEqual(['long', 'other']);
  held.resolve();
});

test('the queue recovers by itself after its connections are cut', async () => {
  const delivered: string[] = [];
  const queue = startWith(async ({ subject }) => void delivered.push(subject));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'bazar queue %' and datname = current_database()`.execute(platform.db);
  await add('after the cut');
  await expect.poll(() => delivered).toEqual(['after the cut']);
  expect(queue.isRunning()).toBe(true);
});

for (const admitted of [0, 1, 2])
  test(`a queue refused further connections after its first ${admitted} at start recovers by itself`, async () => {
    await using gate = await openGate(admitted);
    const delivered: string[] = [];
    const queue = start(
      { handlers: { 'send-email': async ({ subject }) => void delivered.push(subject) } },
      gate.connection,
    );
    await add('while the door was shut');
    await expect.poll(gate.turnedAway).toBeGreaterThan(0);
    // Keep refusing while the rest of the start fails.
    await sleep(500);
    gate.open();
    await expect.poll(() => delivered).toEqual(['while the door was shut']);
    expect(queue.isRunning()).toBe(true);
    await started?.stop();
    started = undefined;
  });

test('takes up jobs again after one could not be marked done while later ones were', async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`.execute(platform.db);
  await sql`create trigger refuse before delete on ${sql.raw(jobsTable)} for each row
    when (old.payload ->> 'subject' = 'first') execute function refuse()`.execute(platform.db);
  const delivered: string[] = [];
  const held: Record<string, PromiseWithResolvers<void>> = {
    second: Promise.withResolvers(),
    third: Promise.withResolvers(),
  };
  startWith(async ({ subject }) => {
    await held[subject]?.promise;
    delivered.push(subject);
    if (subject === 'third') throw new Error('a failure is noted in another way');
  });
  // A queue per job, so that all run at once.
  const addAlone = (subject: string) => add(subject, { queueName: subject });
  for (const subject of ['second', 'third', 'first']) await addAlone(subject);
  for (const subject of ['first', 'second', 'third']) {
    held[subject]?.resolve();
    await expect.poll(() => delivered).toContain(subject);
    // Wait until marking it done has succeeded or failed.
    await sleep(300);
  }
  await sql`drop function refuse cascade`.execute(platform.db);
  await addAlone('fourth');
  await expect.poll(() => delivered).toContain('fourth');
});

test('makes up for scheduled work missed while no process ran', async () => {
  await sql`insert into ${sql.raw(crontabsTable)} (identifier, known_since, last_execution)
    values ('sweep', now() - interval '1 day', now() - interval '1 hour')`.execute(platform.db);
  let runs = 0;
  start({ schedule: [{ name: 'sweep', cron: '*/15 * * * *', run: async () => void runs++ }] });
  await expect.poll(() => runs).toBeGreaterThan(0);
});

test('refuses to start with two jobs of the same name', () => {
  const run = async () => undefined;
  const scheduled = (name: string) => ({ name, cron: '0 3 * * *', run });
  expect(() => start({ handlers: { 'send-sms': run }, schedule: [scheduled('send-sms')] })).toThrow(
    'Two jobs have the name send-sms',
  );
  expect(() => start({ schedule: [scheduled('sweep'), scheduled('sweep')] })).toThrow('name sweep');
});

test('refuses to start with an unsupported cron expression', () => {
  const run = () => Promise.resolve();
  const oddly = { name: 'sweep', cron: '2-57/5 * * * *', run };
  expect(() => start({ schedule: [oddly] })).toThrow('2-57/5');
});

test('runs jobs of one queue one at a time and leaves the other workers free', async () => {
  const order: string[] = [];
  let inQueue = 0;
  for (let index = 0; index < 6; index += 1) await add('in queue', { queueName: 'slow things' });
  await add('urgent');
  startWith(async ({ subject }) => {
    if (subject === 'in queue') expect((inQueue += 1)).toBe(1);
    if (subject === 'in queue') await sleep(120);
    if (subject === 'in queue') inQueue -= 1;
    order.push(subject);
  });
  await expect.poll(() => order.length).toBe(7);
  expect(order.indexOf('urgent')).toBeLessThan(2);
});

test('a slow mail server delays emails only', async () => {
  let sent = 0;
  let smsAfter: number | undefined;
  for (let index = 0; index < 16; index += 1) await add(`slow ${index}`);
  await platform.queue.add(platform.db, 'send-sms', { to: '+420777123456', text: 'Ahoj' });
  start({
    handlers: {
      'send-email': async () => {
        await sleep(400);
        sent += 1;
      },
      'send-sms': async () => void (smsAfter = sent),
    },
  });
  await expect.poll(() => smsAfter).toBeLessThan(6);
});

/**
 * A TCP proxy to the database that admits a number of connections and refuses further ones until it is
 * opened.
 */
async function openGate(admitted: number) {
  let wide = false;
  let turnedAway = 0;
  let left = admitted;
  const server = createServer((visitor) => {
    visitor.on('error', () => undefined);
    if (!wide && left === 0) {
      turnedAway += 1;
      visitor.destroy();
      return;
    }
    if (!wide) left -= 1;
    const inside = connect(`${connection.host}/.s.PGSQL.5432`);
    inside.on('error', () => visitor.destroy());
    visitor.pipe(inside).pipe(visitor);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : undefined;
  return {
    connection: { ...connection, host: '127.0.0.1', ...(port === undefined ? {} : { port }) },
    turnedAway: () => turnedAway,
    open: () => void (wide = true),
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
