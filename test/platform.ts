import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig, Pool } from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { readConfig } from '../src/config.ts';
import { setCatalogueChanges } from '../src/features/catalogue/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import { randomIds } from '../src/platform/ids.ts';
import { emailJob } from '../src/platform/mail/email-job.ts';
import type { Email } from '../src/platform/mail/mail.ts';
import type { Platform } from '../src/platform/platform.ts';
import { graphileQueue } from '../src/platform/queue/graphile-queue.ts';
import type { JobHandlers } from '../src/platform/queue/queue.ts';
import type { ShortMessage } from '../src/platform/sms/sms.ts';
import { folderStorage } from '../src/platform/storage/folder.ts';
import { testDatabase } from './database.ts';
import { runDueJobs } from './jobs.ts';

/** A clock that stands still until it is moved. */
export type TestClock = Clock & { set(time: Date): void; advance(milliseconds: number): void };

export type TestPlatform = Omit<Platform, 'clock'> & {
  readonly clock: TestClock;
  /** Every email delivered so far, oldest first. */
  readonly emails: Email[];
  /** Every SMS delivered so far, oldest first. */
  readonly messages: ShortMessage[];
  readonly pool: Pool;
  readonly connection: ClientConfig;
  /** Runs all due jobs and those they add; `send-email` and `send-sms` only collect. */
  runJobs(handlers?: JobHandlers): Promise<void>;
};

/**
 * The platform of one test file: a real database and queue, storage in a temporary folder, a clock that stands still,
 * collected emails and no log. Call it at the top of the file.
 */
export async function testPlatform(replaced: Partial<Platform> = {}): Promise<TestPlatform> {
  const { db, pool, connection } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'bazar-files-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  // Files share the modules of a worker, and with them what a process knows of an admin's changes.
  afterAll(() => setCatalogueChanges({}));
  const emails: Email[] = [];
  const deliver = async (email: Email) => {
    // In every test: each email must be marked as automatic, so that autoresponders ignore it, unless it contains a
    // person's own words.
    if (!email.replyTo && !email.headers?.['Auto-Submitted'])
      throw new Error(`„${email.subject}“ does not say that a program sent it`);
    emails.push(email);
    return 'taken' as const;
  };
  const messages: ShortMessage[] = [];
  const deliverSms = async (message: ShortMessage) => void messages.push(message);
  return {
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    db,
    ids: randomIds,
    queue: graphileQueue,
    mail: { deliver },
    sms: { available: true, deliver: deliverSms },
    storage: folderStorage(join(dataDir, 'storage')),
    log: pino({ level: 'silent' }),
    ...replaced,
    clock: testClock(new Date('2026-05-04T10:00:00Z')),
    emails,
    messages,
    pool,
    connection,
    runJobs: (handlers = {}) =>
      runDueJobs(pool, { ...emailJob({ deliver }), 'send-sms': deliverSms, ...handlers }),
  };
}

export function testClock(start: Date): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (time) => void (now = time),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
  };
}
