import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { runTypeScript } from '../../../test/program.ts';
import { type JobHandlers } from './queue.ts';
import { startQueue } from './runner.ts';

const platform = await testPlatform();
const { connection, db, log, queue } = platform;

function start(handlers: JobHandlers): void {
  const running = startQueue({ connection, alone: false, log }, { handlers, schedule: [] });
  onTestFinished(() => running.stop());
}

const lockOf = async (name: string) =>
  (
    await sql<{ locked_by: string | null }>`
    select locked_by from graphile_worker.jobs where task_identifier = ${name}`.execute(db)
  ).rows[0]?.locked_by;

test('what a killed process was sending is sent within seconds after its successor starts, and a living process keeps what it is sending', async () => {
  const held = Promise.withResolvers<void>();
  let emails = 0;
  start({ 'send-email': () => ((emails += 1), held.promise) });
  onTestFinished(() => held.resolve());
  await queue.add(db, 'send-email', { to: 'eva@example.cz', subject: 'Ahoj', text: '', html: '' });
  await expect.poll(() => emails).toBe(1);
  const living = await lockOf('send-email');

  const program = runTypeScript('test/programs/hang-in-a-job.ts', [], {
    env: { CONNECTION: JSON.stringify(connection) },
  });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  await queue.add(db, 'send-sms', { to: '+420777123456', text: 'Ahoj' });
  await program.says(/hanging/);
  const killed = await lockOf('send-sms');
  expect(killed).not.toBe(living);
  program.child.kill('SIGKILL');
  await program.ended;

  let messages = 0;
  start({ 'send-sms': async () => void (messages += 1) });
  await expect.poll(() => messages, { timeout: 15_000 }).toBe(1);
  expect(await lockOf('send-email')).toBe(living);
  expect(emails).toBe(1);
});
