import { sql } from 'kysely';
import type { Database } from '../platform.ts';

export type TroubledJob = {
  id: string;
  name: string;
  attempts: number;
  /** Out of attempts: not retried automatically. */
  failed: boolean;
  error: string;
  addedAt: Date;
  runAt: Date;
};

const troubled = sql`graphile_worker.jobs where last_error is not null and locked_at is null`;

/** Jobs that failed: those out of attempts first, then those that will be retried, each oldest first. */
export async function troubledJobs(db: Database, atMost: number): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select id::text as id, task_identifier as name, attempts::integer as attempts, attempts >= max_attempts as failed,
      last_error as error, created_at as "addedAt", run_at as "runAt"
    from ${troubled} order by failed desc, created_at, id limit ${atMost}`.execute(db);
  return rows;
}

/** Number of jobs that are out of attempts, and of emails that wait to be retried. */
export async function countTroubledJobs(db: Database): Promise<{ failed: number; delayedEmails: number }> {
  const { rows } = await sql<{ failed: number; delayedEmails: number }>`
    select (count(*) filter (where attempts >= max_attempts))::integer as failed,
      (count(*) filter (where attempts < max_attempts and task_identifier = 'send-email'))::integer as "delayedEmails"
    from ${troubled}`.execute(db);
  return rows[0] ?? { failed: 0, delayedEmails: 0 };
}

/** Number of jobs waiting for their time or for a worker. */
export async function countJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from graphile_worker.jobs where locked_at is null and attempts < max_attempts`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

/** A failed job that no worker is running; undefined when there is none with this id. */
export async function findTroubledJob(db: Database, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select task_identifier as name from ${troubled} and id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Reruns a job at once with all its attempts restored; false when a worker has just taken it. */
export async function retryJob(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(
    array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(db);
  return rows.length > 0;
}

/** Removes a job from the queue without running it; false when a worker has just taken it. */
export async function deleteJob(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(db);
  return rows.length > 0;
}
