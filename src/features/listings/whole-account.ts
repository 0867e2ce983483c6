import type { Database, Platform } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';
import { endAll, expireBlocked, pauseUnchanged, setBlocked, setUnblocked } from './db-whole-account.ts';
import { lockListing, lockSlots } from './db.ts';
import { applySlotLimit } from './apply-slot-limit.ts';

/** Withdraws every listing of an account; returns the ids of those that were live or paused. */
export const withdrawAll = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<number[]> => endAll(db, advertiserId, 'withdrawn', clock.now());

/** The same when an admin closes the account. */
export const blockAll = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<number[]> => endAll(db, advertiserId, 'blocked', clock.now());

/** Restores listings as far as slots allow; the rest are paused. Needs a transaction. */
export async function restoreAll(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  await pauseUnchanged(db, advertiserId, ids, 'withdrawn', platform.clock.now());
  await applySlotLimit(platform, db, advertiserId);
}

/**
 * Reverts an admin's block: listings past their time are expired, the others restored as far as slots allow.
 */
export async function releaseListings(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  const now = platform.clock.now();
  await pauseUnchanged(db, advertiserId, ids, 'blocked', now);
  await expireBlocked(db, advertiserId, ids, now);
  await applySlotLimit(platform, db, advertiserId);
}

type Owned = { id: number; advertiserId: string };

/**
 * Blocks one listing in any state; returns its previous state. A paused listing may take the freed slot. Needs a
 * transaction; locks the advertiser's row before the listing's.
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
  await applySlotLimit(platform, db, advertiserId);
  return listing.state;
}

/**
 * Gives a blocked listing another state and extends its expiry by `away` milliseconds. `resting` becomes live as
 * soon as a slot is free, possibly at once. Returns the resulting state. Needs a transaction.
 */
export async function unblockListing(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { id, advertiserId, state, away }: Owned & { state: ListingState; away: number },
): Promise<ListingState> {
  await setUnblocked(db, id, { state, away, now: platform.clock.now() });
  await applySlotLimit(platform, db, advertiserId);
  return (await lockListing(db, id, advertiserId))?.state ?? state;
}
