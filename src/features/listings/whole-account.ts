import type { Database, Platform } from '../../platform/platform.ts';
import { settleCards } from './cards.ts';
import { restAgain, withdrawEvery } from './db-whole-account.ts';

/** Takes every advert of an account out of the lists; returns the numbers of those that lived or waited for a card. */
export const withdrawAll = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
): Promise<number[]> => withdrawEvery(db, advertiserId, clock.now());

/** Brings them back as far as cards allow; the rest waits for a card. Needs a transaction. */
export async function bringBack(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  advertiserId: string,
  ids: readonly number[],
): Promise<void> {
  await restAgain(db, advertiserId, ids, platform.clock.now());
  await settleCards(platform, db, advertiserId);
}
