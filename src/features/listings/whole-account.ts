import type { Database, Platform } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';
import { endEvery, expireBlocked, pauseAgain, setBlocked, setUnblocked } from './db-whole-account.ts';
import { lockListing, lockSlots } from './db.ts';
import { settleSlots } from './settle-slots.ts';

/** Takes every listing of an account out of the lists; returns the numbers of those that lived or waited for a slot. */
export const withdrawAll = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<number[]> => endEvery(db, advertiserId, 'withdrawn', clock.now());

/** The same by an admin who closes the account. */
export const blockEvery = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<number[]> => endEvery(db, advertiserId, 'blocked', clock.now());

/** Brings them back as far as slots allow; the others wait for one. Needs a transaction. */
export async function bringBack(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  await pauseAgain(db, advertiserId, ids, 'withdrawn', platform.clock.now());
  await settleSlots(platform, db, advertiserId);
}

/** What an admin's block took goes back: what has run out meanwhile is expired, the others come as far as slots allow. */
export async function releaseListings(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  const now = platform.clock.now();
  await pauseAgain(db, advertiserId, ids, 'blocked', now);
  await expireBlocked(db, advertiserId, ids, now);
  await settleSlots(platform, db, advertiserId);
}

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
