import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, Logger as QueueLogger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { backgroundTimeoutMs, inBackground } from '../database/query-timeout.ts';
import { createPool } from '../database/pool.ts';
import type { JobHandlers, Jobs, ScheduledWork } from './queue.ts';
import { freeAllJobs, watchWorkers } from './workers.ts';

/** Tells graphile-worker's types what each of our jobs carries. */
declare global {
  namespace GraphileWorker {
    interface Tasks extends Jobs {}
  }
}

const maxConcurrentJobs = 4;
/** One that listens, and one each for noting what is done and what failed, for the clock and for tending. */
const connections = maxConcurrentJobs + 5;
/** A missed notice about a new job is made up for by asking, this often. */
const pollMilliseconds = 1_000;
/** For what the library has yet to do when its workers have ended. */
const shutdownGraceMs = 1_000;
const maxBackfillMs = 24 * 60 * 60 * 1_000;

export type RunningQueue = {
  /** Whether jobs are taken up. */
  isRunning(): boolean;
  /** Waits for the jobs in hand. */
  stop(): Promise<void>;
};

export type QueueWork = { readonly handlers: JobHandlers; readonly schedule: readonly ScheduledWork[] };

/** `alone`: no other process runs jobs of this database, so those in hand at start belong to a dead one. */
export type QueueOptions = {
  /** Milliseconds after which the queue itself, not a job, gives up a database that does not answer. */
  readonly queryTimeoutMs?: number;
  readonly connection: ClientConfig;
  readonly alone: boolean;
  readonly log: Logger;
};

/**
 * Runs jobs until stopped; comes up by itself when the database is away, at the start too. Throws where two jobs share a
 * name.
 */
export function startQueue(
  { connection, alone, log, queryTimeoutMs = backgroundTimeoutMs }: QueueOptions,
  work: QueueWork,
): RunningQueue {
  refuseSharedNames(work);
  // A time that nobody understands stops the start: below it would stop the queue again and again, with all emails in it.
  const parsedCronItems = parseCronItems(work.schedule.map(cronItem));
  const named = { ...connection, application_name: 'bazar queue' };
  const pool = createPool(named, connections, log, () => queryTimeoutMs);
  const scheduled = Object.fromEntries(work.schedule.map((item) => [item.name, () => item.run()]));
  const watch = watchWorkers(pool, log);
  let runner: Runner | undefined;
  let stopping = false;
  let leftoversAreFree = !alone;
  let hasPolled = false;

  // The library keeps its first lookup of the tasks for good, also one that failed, and would never take a job.
  watch.events.on('worker:getJob:error', () => void (hasPolled || runner?.stop().catch(() => undefined)));
  watch.events.on('worker:getJob:empty', () => (hasPolled = true));
  watch.events.on('job:start', () => (hasPolled = true));

  async function start(): Promise<Runner> {
    if (!leftoversAreFree) await freeAllJobs(pool);
    leftoversAreFree = true;
    hasPolled = false;
    return run({
      pgPool: pool,
      concurrency: maxConcurrentJobs,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      // Only in batches does the library wait for a job to be noted as done, and survive a failure of that.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: workerLog(log),
      events: watch.events,
      taskList: { ...work.handlers, ...scheduled },
      parsedCronItems,
    });
  }

  /**
   * After a job that could not be noted as done the library stops, but where another one is noted after it, it counts
   * wrong and never says that it has stopped: so its workers are asked, too.
   */
  async function ended(ending: Runner): Promise<void> {
    const over = new AbortController();
    const workersEnded = Promise.race(
      ['pool:gracefulShutdown:complete', 'pool:gracefulShutdown:error'].map((event) =>
        once(watch.events, event, { signal: over.signal }),
      ),
    ).then(() => sleep(shutdownGraceMs, undefined, { signal: over.signal }));
    workersEnded.catch(() => undefined);
    try {
      await Promise.race([ending.promise, workersEnded]);
    } finally {
      over.abort();
      await ending.stop().catch(() => undefined);
    }
  }

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      try {
        runner = await inBackground(start);
        // Asked to stop while it was coming up, when there was nothing to stop yet.
        if (stopping) await runner.stop();
        await ended(runner);
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

/** The queue finds its work by name: of two with the same one, the first would never run. */
function refuseSharedNames({ handlers, schedule }: QueueWork): void {
  const names = [...Object.keys(handlers), ...schedule.map(({ name }) => name)];
  const shared = names.find((name, at) => names.indexOf(name) !== at);
  if (shared !== undefined) throw new Error(`Two jobs have the name ${shared}`);
}

function cronItem({ name, cron }: ScheduledWork): CronItem {
  // One key for all runs, so that those which still wait are one.
  return { task: name, match: cron, options: { jobKey: name, backfillPeriod: maxBackfillMs } };
}

/** Passes the queue's own lines on, without the ones about each job, which the runner says itself. */
export function workerLog(log: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
