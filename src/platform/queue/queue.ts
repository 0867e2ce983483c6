import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Email } from '../mail/mail.ts';

/**
 * What a feature queues, by job name. A feature adds its own by declaration merging:
 * `declare module '<…>/platform/queue/queue.ts' { interface Jobs { 'process-photo': { photoId: string } } }`.
 */
export interface Jobs {
  'send-email': Email;
  /** Emails that the version before queues; goes with the release after this one. */
  'send-letter': Email;
}

export type JobName = keyof Jobs;

type AddJobOptions = {
  runAt?: Date;
  /** A second job with the same key replaces the first while it waits. */
  key?: string;
  maxAttempts?: number;
  /** Jobs that name the same queue run one after the other and leave room for the rest. */
  queueName?: string;
  /** Waits until nothing else in its queue is due. */
  lowPriority?: boolean;
};

/** Background work in PostgreSQL, at least once. */
export type Queue = {
  /** Adds in the caller's transaction: the job exists exactly when its cause does. */
  add<N extends JobName>(
    db: Kysely<Tables>,
    name: N,
    payload: Jobs[N],
    options?: AddJobOptions,
  ): Promise<void>;
};

export type JobHandlers = { [N in JobName]?: (payload: Jobs[N]) => Promise<void> };

/**
 * Work done at set times, harmless when repeated. `cron` has five fields, in UTC;
 * runs missed in the last day, while nothing was up, are made up for at start.
 */
export type ScheduledWork = { readonly name: string; readonly cron: string; run(): Promise<void> };
