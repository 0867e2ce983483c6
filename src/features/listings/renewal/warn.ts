import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../../accounts/index.ts';
import { maxInEmail, warningDays } from '../contract.ts';
import { lockSlots } from '../db.ts';
import { endingEmail } from '../mail/ending-email.ts';
import { advertisersToWarn, insertRenewalEmail, lockEndings } from './db.ts';

const day = 86_400_000;
const advertisersPerBatch = 200;

/**
 * Warns advertisers about listings that end within three days: each end once. One email includes what ends within
 * another day, so that a shop gets one a day.
 */
export async function warnOfEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + warningDays * day);
  for (;;) {
    const due = await advertisersToWarn(platform.db, { now, until, atMost: advertisersPerBatch });
    if (due.length === 0) return;
    for (const advertiserId of due) {
      await platform.db.transaction().execute((db) => warn(platform, db, advertiserId, now));
    }
  }
}

/** The email and the note that it was written are committed together, so a crash in between changes nothing. */
async function warn(platform: Platform, db: Database, advertiserId: string, now: Date): Promise<void> {
  await lockSlots(db, advertiserId);
  const until = new Date(now.getTime() + (warningDays + 1) * day);
  const endings = await lockEndings(db, { advertiserId, now, until, atMost: maxInEmail });
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (endings.length === 0 || !mailbox) return;
  const key = platform.ids.token();
  const email = { id: platform.ids.uuid(), advertiserId, keyHash: hashOfSecret(key), now };
  await insertRenewalEmail(db, email, endings);
  await platform.queue.add(
    db,
    'send-letter',
    await endingEmail(platform.config, { to: mailbox.email, key, endings }),
  );
}
