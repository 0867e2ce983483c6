import { sql } from 'kysely';
import type { Database } from '../src/platform/platform.ts';
import type { Queue } from '../src/platform/queue/queue.ts';

/**
 * State that only a crash leaves behind: jobs locked by dead workers, missed scheduled minutes, a completion that could
 * not be stored. No public function of graphile-worker creates it, so these tests, and nothing else, use its private
 * tables; a version that renames them breaks the tests, not the program.
 */
export const jobsTable = 'graphile_worker._private_jobs';
export const crontabsTable = 'graphile_worker._private_known_crontabs';

/** Locks every job in the name of a worker, `ago` before now. */
export async function lockJobs(db: Database, worker: string, ago = '0 seconds'): Promise<void> {
  await sql`update ${sql.raw(jobsTable)} set locked_by = ${worker}, locked_at = now() - ${ago}::interval`.execute(
    db,
  );
}

/** Removes every job from the queue, including locked ones. */
export async function emptyQueue(db: Database): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
}

/** Sets the number of attempts of every job and delays it by five hours. */
export async function postponeJobs(db: Database, attempts = 0): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs),
    run_at => now() + interval '5 hours', attempts => ${attempts})`.execute(db);
}

/** Adds an email that is out of attempts, as after three days without a mail server; returns its job id. */
export async function addFailedJob(db: Database, queue: Queue, { attempts = 4_500 } = {}): Promise<string> {
  const key = crypto.randomUUID();
  const email = {
    to: 'nikdo@example.com',
    subject: 'Nedoručený',
    text: 'Nic.',
    html: '<p>Nic.</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  await queue.add(db, 'send-email', email, { key, maxAttempts: 4_500 });
  const { rows } = await sql<{ id: string }>`
    update ${sql.raw(jobsTable)} set attempts = ${attempts}, last_error = 'Mail server is away'
    where key = ${key} returning id::text as id`.execute(db);
  return rows[0]?.id ?? '';
}
