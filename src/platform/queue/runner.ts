import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, Logger as QueueLogger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { backgroundTimeoutMs, inBackground } from '../database/query-timeout.ts';
import { createPool } from '../database/pool.ts';
import type { JobHandlers, Jobs, ScheduledWork } from './queue.ts';
import { findAllWorkers, freeJobsOf } from './dead-workers.ts';
import { watchWorkers } from './workers.ts';

/** Declares the payloads of our jobs to graphile-worker's types. */
declare global {
  namespace GraphileWorker {
    interface Tasks extends Jobs {}
  }
}

const maxConcurrentJobs = 4;
/** One connection listens; the others mark jobs done or failed, run the cron and tend the queue. */
const connections = maxConcurrentJobs + 5;
/** Polling interval that covers missed notifications of new jobs. */
const pollMilliseconds = 1_000;
/** Time for the library's own clean-up after its workers have ended. */
const shutdownGraceMs = 1_000;
const maxBackfillMs = 24 * 60 * 60 * 1_000;

export type RunningQueue = {
  /** Whether the queue takes up jobs. */
  isRunning(): boolean;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
};

export type QueueWork = { readonly handlers: JobHandlers; readonly schedule: readonly ScheduledWork[] };

/** `alone`: no other process runs jobs of this database, so jobs locked at start belong to a dead process. */
export type QueueOptions = {
  /** Timeout in milliseconds of the queue's own queries, not of jobs. */
  readonly queryTimeoutMs?: number;
  readonly connection: ClientConfig;
  readonly alone: boolean;
  readonly log: Logger;
};

/**
 * Runs jobs until stopped; retries while the database is unreachable, also at start. Throws when two jobs
 * share a name.
 */
export function startQueue(
  { connection, alone, log, queryTimeoutMs = backgroundTimeoutMs }: QueueOptions,
  work: QueueWork,
): RunningQueue {
  refuseSharedNames(work);
  // Parse before the loop below: there an invalid cron expression would stop the queue again and again,
  // emails included.
  const parsedCronItems = parseCronItems(work.schedule.map(cronItem));
  // Other processes see by this name whether any connection of this one is left.
  const sessionName = `bazar queue ${randomBytes(6).toString('hex')}`;
  const pool = createPool(
    { ...connection, application_name: sessionName },
    connections,
    log,
    () => queryTimeoutMs,
  );
  const scheduled = Object.fromEntries(work.schedule.map((item) => [item.name, () => item.run()]));
  let runner: Runner | undefined;
  let hasForgotten = false;
  // When the answer to a worker that takes a job is lost, as while the database is frozen, the job stays locked
  // and blocks its queue. Stopping makes sure that nobody runs it.
  const onForgottenJobs = () => {
    hasForgotten = true;
    runner?.stop().catch(() => undefined);
  };
  const watch = watchWorkers(pool, { sessionName, onForgottenJobs, log });
  let stopping = false;
  let leftoversAreFree = !alone;
  let hasPolled = false;

  // The library caches its first lookup of tasks even when it failed, and would then never take a job; so
  // restart it.
  watch.events.on('worker:getJob:error', () => void (hasPolled || runner?.stop().catch(() => undefined)));
  watch.events.on('worker:getJob:empty', () => (hasPolled = true));
  watch.events.on('job:start', () => (hasPolled = true));

  async function start(): Promise<Runner> {
    if (!leftoversAreFree) await freeJobsOf(pool, await findAllWorkers(pool), log);
    leftoversAreFree = true;
    hasPolled = false;
    hasForgotten = false;
    return run({
      pgPool: pool,
      concurrency: maxConcurrentJobs,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      // Only in batches does the library wait until a job is marked done, and survive a failure of that.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: workerLog(log),
      events: watch.events,
      taskList: { ...work.handlers, ...scheduled },
      parsedCronItems,
    });
  }

  /**
   * Resolves when a runner has stopped, with whether nothing of it is going on any more. After failing to mark
   * a job done the library stops its workers, but if another job is marked done later, it miscounts and its
   * promise never settles; so the workers' own events are awaited, too.
   */
  async function ended(ending: Runner): Promise<boolean> {
    const over = new AbortController();
    const workersEnded = Promise.race(
      ['pool:gracefulShutdown:complete', 'pool:gracefulShutdown:error'].map((event) =>
        once(watch.events, event, { signal: over.signal }),
      ),
    ).then(() => sleep(shutdownGraceMs, false, { signal: over.signal }));
    workersEnded.catch(() => undefined);
    try {
      return await Promise.race([ending.promise.then(() => true), workersEnded]);
    } finally {
      over.abort();
      await ending.stop().catch(() => undefined);
    }
  }

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      try {
        runner = await inBackground(start);
        // `stop()` was called during start, when there was no runner yet.
        if (stopping) await runner.stop();
        const worker = watch.current();
        const isOver = await ended(runner);
        if (hasForgotten && isOver && worker !== undefined) await freeJobsOf(pool, [worker], log);
      } catch (problem) {
        log.warn({ err: problem }, 'the queue stopped and will start again');
      }
      runner = undefined;
      if (!stopping) await sleep(500);
    }
  }

  const running = keepRunning();
  return {
    isRunning: () => runner !== undefined && hasPolled,
    async stop() {
      stopping = true;
      await runner?.stop().catch(() => undefined);
      await running;
      await watch.stop();
      await pool.end();
    },
  };
}

/** The queue finds handlers by name: of two with the same name, the first would never run. */
function refuseSharedNames({ handlers, schedule }: QueueWork): void {
  const names = [...Object.keys(handlers), ...schedule.map(({ name }) => name)];
  const shared = names.find((name, at) => names.indexOf(name) !== at);
  if (shared !== undefined) throw new Error(`Two jobs have the name ${shared}`);
}

function cronItem({ name, cron }: ScheduledWork): CronItem {
  // One job key per schedule, so that waiting runs of it are merged into one.
  return { task: name, match: cron, options: { jobKey: name, backfillPeriod: maxBackfillMs } };
}

/**
 * Passes on the library's warnings and errors, without its lines about each job, which the runner logs
 * itself.
 */
export function workerLog(log: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
