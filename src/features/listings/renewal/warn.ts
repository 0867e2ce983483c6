import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../../accounts/index.ts';
import { mostInLetter, warningDays } from '../contract.ts';
import { lockCards } from '../db.ts';
import { endingLetter } from '../mail/ending-letter.ts';
import { advertisersToWarn, insertRenewalLetter, lockEndings } from './db.ts';

const day = 86_400_000;
const advertisersAtOnce = 200;

/**
 * Tells advertisers about adverts that end within three days: each end once. One letter takes along what ends within
 * another day, so that a shop gets one a day.
 */
export async function warnOfEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + warningDays * day);
  for (;;) {
    const due = await advertisersToWarn(platform.db, { now, until, atMost: advertisersAtOnce });
    if (due.length === 0) return;
    for (const advertiserId of due) {
      await platform.db.transaction().execute((db) => warn(platform, db, advertiserId, now));
    }
  }
}

/** The letter and the note that it was written come about together, so a kill in between changes nothing. */
async function warn(platform: Platform, db: Database, advertiserId: string, now: Date): Promise<void> {
  await lockCards(db, advertiserId);
  const until = new Date(now.getTime() + (warningDays + 1) * day);
  const endings = await lockEndings(db, { advertiserId, now, until, atMost: mostInLetter });
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (endings.length === 0 || !mailbox) return;
  const key = platform.ids.token();
  const letter = { id: platform.ids.uuid(), advertiserId, keyHash: hashOfSecret(key), now };
  await insertRenewalLetter(db, letter, endings);
  await platform.queue.add(
    db,
    'send-letter',
    await endingLetter(platform.config, { to: mailbox.email, key, endings }),
  );
}
