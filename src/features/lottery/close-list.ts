import type { Database, Platform } from '../../platform/platform.ts';
import { storeEntries, storedEntries } from './db-entries.ts';
import { type RoundRow, lockRound, moveRound, roundsToClose } from './db-rounds.ts';
import { entryListText, sha256 } from './draw-rule.ts';
import { settleMinutes } from './rules.ts';
import { countedIn } from './taking-part.ts';

/** Closes lists of rounds whose last day is over: what counts is written down and its digest published. */
export async function closeDueLists(platform: Platform): Promise<void> {
  const due = await roundsToClose(platform.db, platform.clock.now(), settleMinutes);
  for (const id of due) {
    await platform.db.transaction().execute(async (db) => {
      const round = await lockRound(db, id);
      if (round?.state === 'open') await closeList(platform, db, round);
    });
  }
}

async function closeList({ config, clock }: Platform, db: Database, round: RoundRow): Promise<void> {
  await storeEntries(db, countedIn(config, round));
  const entries = await storedEntries(db, round.id);
  await moveRound(db, round.id, {
    state: 'closed',
    closed_at: clock.now(),
    entries: entries.length,
    list_digest: await sha256(entryListText(round.slug, entries)),
  });
}
