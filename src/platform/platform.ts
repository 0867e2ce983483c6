import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Replica } from './database/replica-context.ts';
import type { Tables } from './database/tables.ts';
import type { Ids } from './ids.ts';
import type { Mail } from './mail/mail.ts';
import type { Queue } from './queue/queue.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';

export type Database = Kysely<Tables>;

/** The outside world as features see it; tests can replace any part of it. */
export type Platform = {
  readonly config: Config;
  readonly db: Database;
  /** Absent: every answer comes from the primary. */
  readonly replica?: Replica | undefined;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queue: Queue;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly storage: Storage;
  readonly log: Logger;
};
