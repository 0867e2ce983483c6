import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { type OrderRow, setOrder } from './db-orders.ts';
import { isTakenBack } from './db-payments.ts';
import { periodsOf, storePeriods } from './db-periods.ts';
import { lockOrder } from './lock-order.ts';
import { queueCancelledEmail } from './mail/closed-emails.ts';
import { removeOrder } from './periods.ts';
import { settleLevel } from './settle.ts';
import type { MembershipOrder } from './shapes.ts';
import { type Sold, soldOrder, subjectOf } from './sold-order.ts';
import { orderView } from './view.ts';

type Closed = Refusal<'not-found' | 'membership-order-closed'>;

/** The buyer does not want an order that is not paid yet. */
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
 * The same by an admin, with a reason that is mailed to the buyer. A paid order only when the bank has taken its payment
 * back: then its time ends too.
 */
export async function cancelSold(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Sold | Closed> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) return refuse('not-found');
    const unpaid = order.state === 'paid' && (await isTakenBack(db, order));
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
  await queueCancelledEmail(platform, db, cancelled, reason);
  return cancelled;
}

/** What was left of an order's time goes; what follows comes forward. */
async function endTime(platform: Platform, db: Database, { id, advertiser_id }: OrderRow): Promise<void> {
  if (advertiser_id === null) return;
  const now = platform.clock.now();
  const periods = removeOrder(await periodsOf(db, advertiser_id), id, now);
  await storePeriods(db, advertiser_id, periods, now);
  await settleLevel(platform, db, advertiser_id);
}
