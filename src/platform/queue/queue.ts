import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Email } from '../mail/mail.ts';

/**
 * Payloads of jobs by job name. A feature adds its own by declaration merging: `declare module
 * '<…>/platform/queue/queue.ts' { interface Jobs { 'process-photo': { photoId: string } } }`.
 */
export interface Jobs {
  'send-email': Email;
  /** Emails queued by the previous version; to be removed in the release after this one. */
  'send-letter': Email;
}

export type JobName = keyof Jobs;

type AddJobOptions = {
  runAt?: Date;
  /** A second job with the same key replaces the first while that one waits. */
  key?: string;
  maxAttempts?: number;
  /** Jobs of the same queue run one at a time and leave the other workers free. */
  queueName?: string;
  /** Runs before all jobs that are not: somebody waits for it in front of a form. */
  urgent?: boolean;
  /** Runs only when no normal job of its queue is due. */
  lowPriority?: boolean;
};

/** Background jobs stored in PostgreSQL, run at least once. */
export type Queue = {
  /** Adds a job in the caller's transaction: it exists exactly when that transaction commits. */
  add<N extends JobName>(
    db: Kysely<Tables>,
    name: N,
    payload: Jobs[N],
    options?: AddJobOptions,
  ): Promise<void>;
};

export type JobHandlers = { [N in JobName]?: (payload: Jobs[N]) => Promise<void> };

/**
 * Scheduled work; must be harmless when repeated. `cron` has five fields, in UTC. Runs missed during the last
 * day while no process ran are made up at start.
 */
export type ScheduledWork = { readonly name: string; readonly cron: string; run(): Promise<void> };
