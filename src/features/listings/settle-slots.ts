import type { Database, Platform } from '../../platform/platform.ts';
import { lockSlots } from './db.ts';
import { advertisersToSettle, pauseOldest, resumeNewest } from './db-own.ts';

/** A listing that waited for a slot is shown for at least so many days more. */
export const daysAfterPause = 14;
const day = 86_400_000;

/**
 * Brings live listings and slots into line: over the limit the oldest are paused, and where a slot is free paused ones
 * come back, the newest first. Holds the advertiser's row; needs a transaction.
 */
export async function settleSlots(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<void> {
  const now = clock.now();
  const { living, used, limit } = await lockSlots(db, advertiserId);
  // Nothing that is in lists makes room for what only waits for a look.
  if (living > limit) await pauseOldest(db, { advertiserId, keep: limit, now });
  if (used >= limit) return;
  const shownUntil = new Date(now.getTime() + daysAfterPause * day);
  await resumeNewest(db, { advertiserId, atMost: limit - used, now, shownUntil });
}

/** The same for everybody whose slots and listings have come apart, as by the end of a membership. */
export async function settleAllSlots(platform: Platform): Promise<void> {
  for (const advertiserId of await advertisersToSettle(platform.db)) {
    await platform.db.transaction().execute((db) => settleSlots(platform, db, advertiserId));
  }
}
