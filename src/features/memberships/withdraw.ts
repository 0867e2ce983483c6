import { readBankAccount } from '../../contract/bank-account.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { setOrder } from './db-orders.ts';
import { paidFor } from './db-payments.ts';
import { periodsOf, storePeriods } from './db-periods.ts';
import { lockOrder } from './lock-order.ts';
import { queueRefundedEmail, queueWithdrawnEmail } from './mail/withdrawal-emails.ts';
import { removeOrder } from './periods.ts';
import { surplusOf, withdrawUntil } from './policy.ts';
import { settleLevel } from './settle.ts';
import type { MembershipOrder } from './shapes.ts';
import { type Sold, soldOrder, subjectOf } from './sold-order.ts';
import { orderView } from './view.ts';

/** The buyer withdraws within 14 days: the unused time of the order ends now, and its whole price goes back. */
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
    // Asked for twice, it is done once.
    if (order.refund_account !== null) return orderView(config, order, now);
    if (!withdrawUntil(order, now)) return refuse('membership-withdrawal-late');
    const periods = removeOrder(await periodsOf(db, advertiserId), order.id, now);
    await storePeriods(db, advertiserId, periods, now);
    const settled = await settleLevel(platform, db, advertiserId);
    const refund_account = readBankAccount(refundAccount)?.iban ?? refundAccount;
    const withdrawn = await setOrder(db, order.id, { state: 'cancelled', closed_at: now, refund_account });
    await queueWithdrawnEmail(platform, db, withdrawn, settled?.resting ?? 0);
    return orderView(config, withdrawn, now);
  });
}

/** An admin has sent back the price of a withdrawn order, and what came beyond it. */
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
    if (withdrawn) await queueRefundedEmail(platform, db, refunded);
    return soldOrder(platform, db, refunded);
  });
}
