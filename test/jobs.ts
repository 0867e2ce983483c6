import { EventEmitter } from 'node:events';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { JobHandlers } from '../src/platform/queue/queue.ts';
import { workerLog } from '../src/platform/queue/runner.ts';

/** Runs all due jobs, including those they add; throws the first error of a handler. */
export async function runDueJobs(pool: Pool, handlers: JobHandlers): Promise<void> {
  const errors: unknown[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ error }) => errors.push(error));
  const logger = workerLog(pino({ level: 'silent' }));
  // A queue is released a moment after its job, so its next job may be skipped in one pass.
  do await runOnce({ pgPool: pool, taskList: handlers, events, logger, noHandleSignals: true });
  while (await isAnyDue(pool, Object.keys(handlers)));
  if (errors.length > 0) throw errors[0];
}

async function isAnyDue(pool: Pool, names: string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where task_identifier = any($1) and run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
    [names],
  );
  return rowCount === 1;
}
