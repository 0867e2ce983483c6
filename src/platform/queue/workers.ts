import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { findDeadWorkers, findJobsOf, freeJobsOf, type Suspects, trackSuspects } from './dead-workers.ts';

const beatMilliseconds = 3_000;
/** Longer than it takes to begin a job that was just locked, or to store that it is done. */
const beginningMs = 5_000;

type WorkerWatch = {
  readonly events: WorkerEvents;
  /** The newest worker pool of this process, unless it has ended. */
  current(): string | undefined;
  stop(): Promise<void>;
};

type Watched = {
  /** `application_name` of the pool's connections, unique to this process. */
  readonly sessionName: string;
  /** Called once for a worker pool in whose name jobs are locked that it does not run. */
  readonly onForgottenJobs: () => void;
  readonly log: Logger;
};

/**
 * Records heartbeats of this process's workers, frees the jobs of workers that died while running them (the
 * library alone would wait four hours), and limits the retry delay of emails to a minute.
 */
export function watchWorkers(pool: Pool, { sessionName, onForgottenJobs, log }: Watched): WorkerWatch {
  let alive: string | undefined;
  let reported: string | undefined;
  // The pool parses ids as numbers, whatever the library's types say.
  const running = new Set<string | number>();
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
  events.on('job:start', ({ job }) => running.add(job.id));
  events.on('job:complete', ({ job }) => running.delete(job.id));
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { err: error, job: job.task_identifier, attempt: job.attempts },
      'a job failed and will be tried again',
    ),
  );
  events.on('job:failed', ({ job }) =>
    log.error({ job: job.task_identifier, id: job.id }, 'a job was given up'),
  );

  const suspects = trackSuspects();
  const forgotten = trackSuspects(beginningMs);
  const maintain = async () => {
    const own = { sessionName, alive: alive === undefined ? [] : [alive] };
    try {
      await maintainQueue(pool, own, suspects, log);
      const idle = (await findJobsOf(pool, own.alive)).filter((id) => !running.has(Number(id)));
      if (forgotten.confirmed(idle).length > 0 && reported !== alive) {
        reported = alive;
        log.warn({ jobs: idle }, 'jobs are locked that no worker runs');
        onForgottenJobs();
      }
    } catch (problem) {
      suspects.clear();
      forgotten.clear();
      log.warn({ err: problem }, 'the queue could not be maintained');
    }
  };
  let beating: Promise<void> | undefined;
  // Rounds that a hanging database has delayed do not follow each other at once.
  const beat = () => void (beating ??= maintain().finally(() => (beating = undefined)));
  const timer = setInterval(beat, beatMilliseconds);
  return {
    events,
    current: () => alive,
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}

type Own = { readonly sessionName: string; readonly alive: string[] };

/** One round of queue maintenance by a process that owns the worker pools `alive`. */
export async function maintainQueue(pool: Pool, own: Own, suspects: Suspects, log: Logger): Promise<void> {
  await pool.query(
    `insert into queue_workers (worker_id, seen_at, session_name) select unnest($1::text[]), now(), $2
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [own.alive, own.sessionName],
  );
  await freeJobsOf(pool, suspects.confirmed(await findDeadWorkers(pool, own.alive)), log);
  await pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs
         where task_identifier in ('send-email', 'send-letter', 'send-newsletter', 'send-terms-notice')
           and attempts > 0 and locked_at is null
           and run_at > now() + interval '1 minute'),
       run_at => now() + interval '1 minute')`,
  );
}
