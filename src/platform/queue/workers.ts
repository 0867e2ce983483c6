import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const beatMilliseconds = 5_000;
/** A worker without a heartbeat for this long is considered dead. */
const idleTimeout = '30 seconds';

type WorkerWatch = { readonly events: WorkerEvents; stop(): Promise<void> };

/**
 * Records heartbeats of this process's workers, frees the jobs of workers that died while running them (the
 * library alone would wait four hours), and limits the retry delay of emails to a minute.
 */
export function watchWorkers(pool: Pool, log: Logger): WorkerWatch {
  let alive: string | undefined;
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the whole pool, not of a worker. A new pool replaces the previous one even
  // when the library never reports that the previous one was released.
  events.on('pool:create', ({ workerPool }) => {
    alive = workerPool.id;
    beat();
  });
  events.on('pool:release', ({ workerPool }) => {
    if (alive === workerPool.id) alive = undefined;
  });
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { err: error, job: job.task_identifier, attempt: job.attempts },
      'a job failed and will be tried again',
    ),
  );
  events.on('job:failed', ({ job }) =>
    log.error({ job: job.task_identifier, id: job.id }, 'a job was given up'),
  );

  const tend = () =>
    maintainQueue(pool, alive === undefined ? [] : [alive]).catch((problem) =>
      log.warn({ err: problem }, 'the queue could not be tended'),
    );
  let beating = Promise.resolve();
  const beat = () => void (beating = beating.then(tend));
  const timer = setInterval(beat, beatMilliseconds);
  return {
    events,
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}

/** One round of queue maintenance by a process that owns the worker pools `alive`. */
export async function maintainQueue(pool: Pool, alive: string[]): Promise<void> {
  await pool.query(
    `insert into queue_workers (worker_id, seen_at) select unnest($1::text[]), now()
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [alive],
  );
  await pool.query(`delete from queue_workers where seen_at < now() - interval '1 day'`);
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - $1::interval
         and locked_by not in (select worker_id from queue_workers where seen_at > now() - $1::interval)))`,
    [idleTimeout],
  );
  await pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs
         where task_identifier in ('send-email', 'send-letter', 'send-newsletter', 'send-terms-notice')
           and attempts > 0 and locked_at is null
           and run_at > now() + interval '1 minute'),
       run_at => now() + interval '1 minute')`,
  );
}

/** Unlocks every running job; only for a process that is alone on its database. */
export async function unlockAllJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  );
}
