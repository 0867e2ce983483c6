import type { Database, Platform } from '../../platform/platform.ts';
import { settleSlots } from './settle-slots.ts';
import type { ListingState } from './contract.ts';
import { lockSlots, lockListing } from './db.ts';
import { setBlocked, setUnblocked } from './db-blocked.ts';

type Owned = { id: number; advertiserId: string };

/**
 * Blocks one listing in whatever state; returns the state it was in. What waits for a slot may take the one it frees.
 * Needs a transaction; holds the advertiser's row before the listing's.
 */
export async function blockListing(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { id, advertiserId, reason }: Owned & { reason: string },
): Promise<ListingState | undefined> {
  await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  if (!listing) return undefined;
  await setBlocked(db, id, reason, platform.clock.now());
  await settleSlots(platform, db, advertiserId);
  return listing.state;
}

/**
 * Gives a blocked listing another state; `away` milliseconds do not count to its life. `resting` is in lists as soon as
 * a slot is free, which may be at once. Returns the state it is in. Needs a transaction.
 */
export async function unblockListing(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { id, advertiserId, state, away }: Owned & { state: ListingState; away: number },
): Promise<ListingState> {
  await setUnblocked(db, id, { state, away, now: platform.clock.now() });
  await settleSlots(platform, db, advertiserId);
  return (await lockListing(db, id, advertiserId))?.state ?? state;
}
