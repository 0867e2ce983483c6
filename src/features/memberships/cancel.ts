import { readBankAccount } from '../../contract/bank-account.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { lockOrder, applyLevel } from './confirm.ts';
import { isReversed, type OrderRow, paidFor, setOrder } from './db-orders.ts';
import { periodsOf, storePeriods } from './db-periods.ts';
import { cancelledEmail, refundedEmail, withdrawnEmail } from './mail/closed-emails.ts';
import { removeOrder } from './periods.ts';
import { surplusOf, withdrawUntil } from './policy.ts';
import type { MembershipOrder } from './contract-shapes.ts';
import { type Sold, soldOrder, subjectOf, orderView } from './views.ts';

type Closed = Refusal<'not-found' | 'membership-order-closed'>;

/** The buyer cancels an order before it is paid. */
export async function cancelOrder(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<MembershipOrder | Closed> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (order?.advertiser_id !== advertiserId) return refuse('not-found');
    if (order.state === 'cancelled' && !order.paid_at)
      return orderView(platform.config, order, platform.clock.now());
    if (order.state !== 'awaiting-payment') return refuse('membership-order-closed');
    return orderView(platform.config, await cancel(platform, db, order), platform.clock.now());
  });
}

/**
 * An admin cancels an order, with a reason that is mailed to the buyer. A paid order can be cancelled only when the
 * bank has reversed its payment; its paid time then ends too.
 */
export async function cancelSoldOrder(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Sold | Closed> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) return refuse('not-found');
    const unpaid = order.state === 'paid' && (await isReversed(db, order));
    if (order.state !== 'awaiting-payment' && !unpaid) return refuse('membership-order-closed');
    if (unpaid) await endTime(platform, db, order);
    const cancelled = await cancel(platform, db, order, reason);
    await recordAction(platform, db, admin, { action: 'cancel-order', subject: subjectOf(order), reason });
    return soldOrder(platform, db, cancelled);
  });
}

async function cancel(platform: Platform, db: Database, order: OrderRow, reason?: string): Promise<OrderRow> {
  const cancelled = await setOrder(db, order.id, {
    state: 'cancelled',
    closed_at: platform.clock.now(),
    paid_at: null,
  });
  const received = await paidFor(db, order.id);
  await queueEmail(platform, db, cancelledEmail, order.buyer_email, { order, received, reason });
  return cancelled;
}

/** Removes the rest of an order's paid time; later periods move forward. */
async function endTime(platform: Platform, db: Database, { id, advertiser_id }: OrderRow): Promise<void> {
  if (advertiser_id === null) return;
  const now = platform.clock.now();
  const periods = removeOrder(await periodsOf(db, advertiser_id), id, now);
  await storePeriods(db, advertiser_id, periods, now);
  await applyLevel(platform, db, advertiser_id);
}

/** The buyer withdraws within 14 days: the unused time of the order ends now, and its full price is to be refunded. */
export async function withdrawFromOrder(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, refundAccount }: { id: string; refundAccount: string },
): Promise<MembershipOrder | Refusal<'not-found' | 'membership-withdrawal-late'>> {
  const { config, clock } = platform;
  const now = clock.now();
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (order?.advertiser_id !== advertiserId) return refuse('not-found');
    // Idempotent: already withdrawn.
    if (order.refund_account !== null) return orderView(config, order, now);
    if (!withdrawUntil(order, now)) return refuse('membership-withdrawal-late');
    const periods = removeOrder(await periodsOf(db, advertiserId), order.id, now);
    await storePeriods(db, advertiserId, periods, now);
    const settled = await applyLevel(platform, db, advertiserId);
    const refund_account = readBankAccount(refundAccount)?.iban ?? refundAccount;
    const withdrawn = await setOrder(db, order.id, { state: 'cancelled', closed_at: now, refund_account });
    const facts = { order: withdrawn, resting: settled?.resting ?? 0 };
    await queueEmail(platform, db, withdrawnEmail, order.buyer_email, facts);
    return orderView(config, withdrawn, now);
  });
}

/** An admin confirms having refunded the price of a withdrawn order and any surplus. */
export async function noteRefund(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Sold | Refusal<'not-found' | 'membership-order-closed'>> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) return refuse('not-found');
    const withdrawn = order.refund_account !== null && !order.refunded_at;
    const surplus = surplusOf(order, await paidFor(db, order.id));
    if (!withdrawn && surplus === 0) return refuse('membership-order-closed');
    const refunded = await setOrder(db, order.id, {
      ...(withdrawn ? { refunded_at: platform.clock.now() } : {}),
      surplus_returned_halere: order.surplus_returned_halere + surplus,
    });
    await recordAction(platform, db, admin, { action: 'refund-order', subject: subjectOf(order), reason });
    const facts = { order: refunded, price: withdrawn, surplusHalere: surplus };
    await queueEmail(platform, db, refundedEmail, order.buyer_email, facts);
    return soldOrder(platform, db, refunded);
  });
}
