import type { Database, Platform } from '../../platform/platform.ts';
import { lockSlots } from './db.ts';
import { advertisersOffLimit, pauseOldest, resumeNewest } from './db-own.ts';

/** A resumed listing is public for at least this many more days. */
export const daysAfterPause = 14;
const day = 86_400_000;

/**
 * Makes live listings fit the slots: above the limit the oldest are paused; with free slots paused ones resume,
 * newest first. Locks the advertiser's row; needs a transaction.
 */
export async function applySlotLimit(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<void> {
  const now = clock.now();
  const { living, used, limit } = await lockSlots(db, advertiserId);
  // Slots kept for listings in review do not push out live ones.
  if (living > limit) await pauseOldest(db, { advertiserId, keep: limit, now });
  if (used >= limit) return;
  const shownUntil = new Date(now.getTime() + daysAfterPause * day);
  await resumeNewest(db, { advertiserId, atMost: limit - used, now, shownUntil });
}

/**
 * The same for every advertiser whose slots and listings no longer match, for example after a membership has
 * ended.
 */
export async function applyAllSlotLimits(platform: Platform): Promise<void> {
  for (const advertiserId of await advertisersOffLimit(platform.db)) {
    await platform.db.transaction().execute((db) => applySlotLimit(platform, db, advertiserId));
  }
}
