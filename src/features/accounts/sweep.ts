import type { Platform } from '../../platform/platform.ts';
import { sweep } from './db.ts';
import { challengeLife, lastingPinWindow, later } from './policy.ts';

/** Forgets challenges, failed tries and sessions that no longer have any effect. */
export async function accountsSweep(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await sweep(platform.db, {
    challengesSent: later(now, -challengeLife),
    failures: later(now, -lastingPinWindow.milliseconds),
    sessionsEnded: now,
  });
}
