import { sweepEmailRequests } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import { sweep } from './db.ts';
import { deleteBrowsersUnusedSince } from './db-browsers.ts';
import { browserLife, challengeLife, failuresCount, later } from './policy.ts';

/** Deletes challenges, failed tries, sessions, browsers and counted emails that no longer have any effect. */
export async function accountsSweep(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await sweep(platform.db, {
    challengesSent: later(now, -challengeLife),
    failures: later(now, -failuresCount),
    sessionsEnded: now,
  });
  await deleteBrowsersUnusedSince(platform.db, later(now, -browserLife));
  await sweepEmailRequests(platform.db, now);
}
