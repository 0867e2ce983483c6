import type { Platform } from '../../platform/platform.ts';
import { clearOwners } from './db-entries.ts';
import { forgetDrawn, roundsToForget } from './db-prizes.ts';
import { lockRound, moveRound } from './db-rounds.ts';
import { retentionMonths } from './rules.ts';

/** A year after the last prize nothing leads from a round to people; its list of numbers stays to be checked. */
export async function forgetOldRounds({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  for (const id of await roundsToForget(db, before)) {
    await db.transaction().execute(async (inside) => {
      await lockRound(inside, id);
      await clearOwners(inside, id);
      await forgetDrawn(inside, id);
      await moveRound(inside, id, { forgotten_at: now });
    });
  }
}
