import type { Platform } from '../../platform/platform.ts';
import { unverifiedMailbox } from '../accounts/index.ts';
import { lockWaiting, markNextQueued, updateDelivery } from './db-deliveries.ts';
import { termsNoticeEmail } from './mail/terms-notice-email.ts';
import { factsOf } from './views.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'send-terms-notice': { deliveryId: string };
  }
}

/** Longer than the queue retries a job; a job that still runs later finds its delivery sent, or sends it. */
const givenUpMs = 4 * 86_400_000;

/** One at a time, so that other emails are not delayed. */
const queueName = 'terms-notices';

/**
 * Queues the deliveries of the next minute. Deliveries still waiting for an unavailable mail server count, so that
 * none pile up.
 */
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
 * Passes one email to the mail server and marks the delivery as sent in one transaction that locks it: no second
 * worker sends it, and it keeps waiting when the mail server is unavailable. After a crash between the two, it is
 * sent again with the same Message-ID.
 */
export async function deliverOne(
  { config, db, mail, clock }: Platform,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notice = await lockWaiting(trx, deliveryId);
    if (!notice) return;
    // Queued again when sending is resumed.
    if (notice.paused_at) return updateDelivery(trx, deliveryId, { queued_at: null });
    // The notice concerns every account holder, so it is also sent to unproven addresses.
    const to = notice.advertiser_id ? await unverifiedMailbox(trx, notice.advertiser_id) : undefined;
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
