import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import {
  addDelivery,
  countDeliveries,
  countWaiting,
  dropDelivery,
  dropGivenUp,
  finishDelivery,
  lockWaiting,
  nextRecipients,
} from './db-deliveries.ts';
import { findIssue, issuesBeingSent, lockIssue, updateIssue } from './db-issues.ts';
import { findSubscriber, noteAnswer } from './db-subscribers.ts';
import { giveKey } from './keys.ts';
import { newsletterEmail } from './mail/newsletter-email.ts';
import { day } from './policy.ts';
import { refusalsBeforeEnd } from './shapes.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** The key waits with its job, so that an issue sent again after a crash is the very same. */
    'send-newsletter': { issueId: string; subscriberId: string; key: string };
  }
}

/** Longer than the queue tries an issue. A job that is late after all finds its turn taken, or takes it. */
const givenUpDays = 4;

/** One after the other, so that other emails are not delayed. */
const line = 'newsletter';

/**
 * Queues what the next minute may carry. A delivery, its key and its job are committed together: killed in between,
 * none of them is there. What waits for a mail server that is down counts, so that nothing piles up.
 */
export async function queueDeliveries(platform: Platform): Promise<void> {
  await dropGivenUp(platform.db, new Date(platform.clock.now().getTime() - givenUpDays * day));
  for (const id of await issuesBeingSent(platform.db)) {
    const room = platform.config.newsletterPerMinute - (await countWaiting(platform.db));
    await queueSome(platform, id, room);
  }
}

async function queueSome(platform: Platform, id: string, room: number): Promise<void> {
  const { clock, queue } = platform;
  await platform.db.transaction().execute(async (db) => {
    const issue = await lockIssue(db, id);
    if (issue?.state !== 'sending' || !issue.started_at) return;
    // Without capacity, one more recipient still shows that the issue is not finished.
    const atMost = Math.max(1, room);
    const next = await nextRecipients(db, { id, begun: issue.started_at, atMost });
    if (next.length === 0) return finishWhenDone(platform, db, id);
    for (const subscriberId of room > 0 ? next : []) {
      const which = { issueId: id, subscriberId };
      await addDelivery(db, which, clock.now());
      const key = await giveKey({ ...platform, db }, subscriberId);
      await queue.add(db, 'send-newsletter', { ...which, key }, { line });
    }
  });
}

async function finishWhenDone({ clock }: Platform, db: Platform['db'], id: string): Promise<void> {
  const { waiting, ...sums } = await countDeliveries(db, id);
  if (waiting > 0) return;
  await updateIssue(db, id, { state: 'sent', finished_at: clock.now(), ...sums });
}

type Delivering = Parameters<NonNullable<JobHandlers['send-newsletter']>>[0];

/**
 * Hands one issue to the mail server and notes it in the same transaction, which holds the delivery: no second
 * worker sends it, and a mail server that is down leaves it waiting. Killed between the two, the very same issue,
 * with the same Message-ID, goes again.
 */
export async function deliverOne(
  platform: Platform,
  { issueId, subscriberId, key }: Delivering,
): Promise<void> {
  const { config, mail, clock } = platform;
  const which = { issueId, subscriberId };
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockWaiting(db, which))) return;
    const issue = await findIssue(db, issueId);
    const reader = await findSubscriber(db, subscriberId);
    if (issue?.state !== 'sending') return dropDelivery(db, which);
    if (reader?.state !== 'subscribed') return finishDelivery(db, which, 'skipped', clock.now());
    const answer = await mail.deliver(await newsletterEmail(config, issue, { to: reader.email, key }));
    const outcome = answer === 'taken' ? 'taken' : 'refused';
    await finishDelivery(db, which, outcome, clock.now());
    if (answer === 'letter-refused') return;
    const refused = answer === 'address-refused';
    await noteAnswer(db, subscriberId, { refused, atMost: refusalsBeforeEnd, now: clock.now() });
  });
}
