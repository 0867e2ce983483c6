import type { Platform } from '../../platform/platform.ts';
import { unprovenMailbox } from '../accounts/index.ts';
import { lockWaiting, markNextQueued, updateDelivery } from './db-deliveries.ts';
import { termsNoticeEmail } from './mail/terms-notice-email.ts';
import { factsOf } from './views.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'send-terms-notice': { deliveryId: string };
  }
}

/** Longer than the queue tries an email; a job that is late after all finds its delivery done, or does it. */
const givenUpMs = 4 * 86_400_000;

/** One after the other, so that other emails are not delayed. */
const queueName = 'terms-notices';

/** Queues what the next minute may carry. What waits for a mail server that is down counts, so nothing piles up. */
export async function queueDeliveries({ db, clock, config, queue }: Platform): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const deliveries = await markNextQueued(trx, {
      atMost: config.newsletterPerMinute,
      now,
      givenUpBefore: new Date(now.getTime() - givenUpMs),
    });
    for (const deliveryId of deliveries)
      await queue.add(trx, 'send-terms-notice', { deliveryId }, { queueName });
  });
}

/**
 * Hands one email to the mail server and notes it in the same transaction, which holds the delivery: no second worker
 * sends it, and a mail server that is down leaves it waiting. Killed between the two, it goes again under the same
 * Message-ID.
 */
export async function deliverOne(
  { config, db, mail, clock }: Platform,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notice = await lockWaiting(trx, deliveryId);
    if (!notice) return;
    // Whoever goes on with the notice has it queued again.
    if (notice.paused_at) return updateDelivery(trx, deliveryId, { queued_at: null });
    // What changes concerns whoever has a listing here, also under an address that nobody has proven.
    const to = notice.advertiser_id ? await unprovenMailbox(trx, notice.advertiser_id) : undefined;
    if (to === undefined)
      return updateDelivery(trx, deliveryId, { outcome: 'skipped', done_at: clock.now() });
    const messageId = `<${deliveryId}@${new URL(config.appUrl).hostname}>`;
    const answer = await mail.deliver({
      ...(await termsNoticeEmail.compose(config, to, factsOf(notice))),
      messageId,
    });
    const outcome = answer === 'taken' ? 'taken' : 'refused';
    await updateDelivery(trx, deliveryId, { outcome, done_at: clock.now(), message_id: messageId });
  });
}
