import { sql } from 'kysely';
import type { JobName, Queue } from './queue.ts';

/** A letter is tried for about three days, once a minute in the end; other work gives up after a day. */
const attempts: Partial<Record<JobName, number>> = { 'send-letter': 4_500, 'send-newsletter': 4_500 };
const usualAttempts = 14;

/** Adds jobs by graphile-worker's SQL function, so that they commit or roll back with their cause. */
export const graphileQueue: Queue = {
  async add(db, name, payload, options = {}) {
    await sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.line ?? null}::text,
      priority => ${options.unhurried ? 10 : 0}::integer,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? attempts[name] ?? usualAttempts}::integer,
      job_key => ${options.key ?? null}::text)`.execute(db);
  },
};
