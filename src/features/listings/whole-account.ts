import type { Database, Platform } from '../../platform/platform.ts';
import { settleSlots } from './settle-slots.ts';
import { endEvery, expireBlocked, pauseAgain } from './db-whole-account.ts';

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

/** Brings them back as far as slots allow; the rest waits for a card. Needs a transaction. */
export async function bringBack(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  await pauseAgain(db, advertiserId, ids, 'withdrawn', platform.clock.now());
  await settleSlots(platform, db, advertiserId);
}

/** What an admin's block took goes back: what has run out meanwhile is expired, the rest comes as far as slots allow. */
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
