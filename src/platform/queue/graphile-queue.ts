import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { JobName, Queue } from './queue.ts';

/** An email is retried for about three days, once a minute in the end; other jobs for about a day. */
const attempts: Partial<Record<JobName, number>> = {
  'send-email': 4_500,
  'send-newsletter': 4_500,
  'send-terms-notice': 4_500,
};
const usualAttempts = 14;

/**
 * Emails use two queues of their own, so that a slow mail server occupies at most two workers. Emails to one
 * address share a queue and so arrive in order, except that a PIN comes before all others.
 */
const emailQueue = (to: string): string => `emails ${crc32(to) % 2}`;

/**
 * Adds jobs by graphile-worker's SQL function, so that they commit or roll back with the caller's
 * transaction.
 */
export const graphileQueue: Queue = {
  async add(db, name, payload, options = {}) {
    const text = JSON.stringify(payload);
    const queueName =
      options.queueName ?? (name === 'send-email' && 'to' in payload ? emailQueue(payload.to) : null);
    await sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => ${text}::json,
      queue_name => ${queueName}::text,
      priority => ${options.urgent ? -10 : options.lowPriority ? 10 : 0}::integer,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? attempts[name] ?? usualAttempts}::integer,
      job_key => ${options.key ?? null}::text)`.execute(db);
  },
};
