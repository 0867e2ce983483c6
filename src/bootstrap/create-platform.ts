import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { randomIds } from '../platform/ids.ts';
import { folderOutbox, type Outbox } from '../platform/mail/outbox.ts';
import { smtpMail } from '../platform/mail/smtp.ts';
import type { Platform } from '../platform/platform.ts';
import { graphileQueue } from '../platform/queue/graphile-queue.ts';
import { gatewaySms, noSms, outboxSms, type Sms } from '../platform/sms/sms.ts';
import { openStorage } from '../platform/storage/open.ts';

/** `outbox` is defined when no mail server is configured. */
export type CreatedPlatform = { readonly platform: Platform; readonly outbox?: Outbox | undefined };

type Opened = Pick<Platform, 'db' | 'replica'>;

/** The real outside world: system clock, chance, PostgreSQL, the mail server or the outbox, the storage that is set. */
export function createPlatform(config: Config, database: Opened, log: Logger): CreatedPlatform {
  const outbox = folderOutbox(join(config.dataDir, 'outbox'), systemClock);
  const platform: Platform = {
    config,
    db: database.db,
    replica: database.replica,
    clock: systemClock,
    ids: randomIds,
    queue: graphileQueue,
    mail: config.smtpUrl
      ? smtpMail(config.smtpUrl, config.mailFrom, { db: database.db, clock: systemClock, log })
      : outbox,
    sms: smsOf(config, outbox),
    storage: openStorage(config.storage),
    log,
  };
  return { platform, outbox: config.smtpUrl ? undefined : outbox };
}

function smsOf({ smsUrl, env }: Config, outbox: Outbox): Sms {
  if (smsUrl) return gatewaySms(smsUrl);
  return env === 'production' ? noSms : outboxSms(outbox);
}
