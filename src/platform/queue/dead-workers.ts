import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * A worker in whose name nothing was noted for this long is taken for dead while its process is connected, or when
 * nobody knows its process.
 */
const idleTimeout = '30 seconds';
/** The same when its process has no connection to the database: its heartbeat should have come twice. */
const disconnectedTimeout = '6 seconds';
/**
 * The same when none of the workers of a connected process is heard of: it may be frozen and go on later, or its machine
 * is gone without the server noticing.
 */
const frozenTimeout = '2 minutes';
/** For this long after it was due, a job that its process did not survive keeps the attempt. */
const attemptsAreFreeFor = '1 hour';

/** For this long a worker must look dead, without a break, before its jobs are taken from it. */
const suspicionMs = 2_500;

export type Suspects = { confirmed(suspected: readonly string[]): string[]; clear(): void };

/**
 * Notes since when something is suspected, and confirms what has been without a break. So after the database was away,
 * when nobody has a heartbeat, who comes back first does not take the jobs of the others, who come back, too.
 */
export function trackSuspects(confirmMs = suspicionMs): Suspects {
  let since = new Map<string, number>();
  return {
    confirmed(suspected) {
      const now = performance.now();
      since = new Map(suspected.map((each) => [each, since.get(each) ?? now]));
      return suspected.filter((each) => now - (since.get(each) ?? now) >= confirmMs);
    },
    clear: () => since.clear(),
  };
}

/**
 * Workers, other than the living ones `alive`, that nobody has heard of for too long. A killed process is recognized
 * within seconds, because the server knows at once that its connections are closed.
 */
export async function findDeadWorkers(pool: Pool, alive: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ worker_id: string }>(
    `with locking as (
       select locked_by as worker_id, max(locked_at) as locked_at
       from graphile_worker.jobs where locked_by is not null group by locked_by
     ), known as (
       select worker_id, seen_at, session_name,
         session_name in (select application_name from pg_stat_activity where datname = current_database()) as connected,
         max(seen_at) over (partition by session_name) as process_seen_at
       from queue_workers
     )
     select worker_id from locking full join known using (worker_id)
     where worker_id <> all ($1::text[]) and case
       when session_name is null then greatest(seen_at, locked_at) < now() - $2::interval
       when not connected then seen_at < now() - $3::interval
       when process_seen_at > now() - $2::interval then seen_at < now() - $2::interval
       else seen_at < now() - $4::interval end`,
    [alive, idleTimeout, disconnectedTimeout, frozenTimeout],
  );
  return rows.map((row) => row.worker_id);
}

/** Every worker that left a trace; only for a process that is alone on its database and runs no jobs yet. */
export async function findAllWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker_id: string }>(
    `select locked_by as worker_id from graphile_worker.jobs where locked_by is not null
     union select worker_id from queue_workers`,
  );
  return rows.map((row) => row.worker_id);
}

/** Jobs that are locked in the name of these workers. */
export async function findJobsOf(pool: Pool, workers: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from graphile_worker.jobs where locked_by = any ($1::text[])',
    [workers],
  );
  return rows.map((row) => row.id);
}

type Interrupted = { id: string; job: string; attempts: number; max_attempts: number; keeps: boolean };

/**
 * Frees the jobs and queues of dead workers. A job does not pay with an attempt for a process that died around it;
 * otherwise a photo or a PIN would be given up in a series of crashes that have nothing to do with it. One that has been
 * due for an hour does, because it may be the cause, and is given up visibly when no attempt is left.
 */
export async function freeJobsOf(pool: Pool, workers: readonly string[], log: Logger): Promise<void> {
  if (workers.length === 0) return;
  const { rows } = await pool.query<Interrupted>(
    `select id::text, task_identifier as job, attempts, max_attempts, run_at > now() - $2::interval as keeps
     from graphile_worker.jobs where locked_by = any ($1::text[])`,
    [workers, attemptsAreFreeFor],
  );
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
  for (const { id, job, attempts, max_attempts, keeps } of rows) {
    if (keeps)
      await pool.query(
        'select graphile_worker.reschedule_jobs(array[$1]::bigint[], attempts => $2::integer)',
        [id, attempts - 1],
      );
    else if (attempts >= max_attempts) {
      await pool.query(
        `select graphile_worker.permanently_fail_jobs(array[$1]::bigint[], 'its process ended at every attempt')`,
        [id],
      );
      log.error({ job, id }, 'a job was given up');
    }
  }
  await pool.query('delete from queue_workers where worker_id = any ($1::text[])', [workers]);
}
