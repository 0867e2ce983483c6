import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { JobName, Queue } from './queue.ts';

/** An email is tried for about three days, once a minute in the end; other work gives up after a day. */
const attempts: Partial<Record<JobName, number>> = {
  'send-email': 4_500,
  'send-newsletter': 4_500,
  'send-terms-notice': 4_500,
};
const usualAttempts = 14;

/**
 * Emails have two queues of their own, so that a slow mail server leaves half of the workers to the rest. Those to one
 * address stand in one queue and arrive in the order of their causes.
 */
const emailQueue = (to: string): string => `emails ${crc32(to) % 2}`;

/** Adds jobs by graphile-worker's SQL function, so that they commit or roll back with their cause. */
export const graphileQueue: Queue = {
  async add(db, name, payload, options = {}) {
    const text = JSON.stringify(payload);
    const queueName =
      options.queueName ?? (name === 'send-email' && 'to' in payload ? emailQueue(payload.to) : null);
    await sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => ${text}::json,
      queue_name => ${queueName}::text,
      priority => ${options.lowPriority ? 10 : 0}::integer,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? attempts[name] ?? usualAttempts}::integer,
      job_key => ${options.key ?? null}::text)`.execute(db);
  },
};
