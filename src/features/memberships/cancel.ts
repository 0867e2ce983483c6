import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { type OrderRow, setOrder } from './db-orders.ts';
import { lockOrder } from './lock-order.ts';
import { queueCancelledLetter } from './mail/closed-letters.ts';
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

/** The same by an admin, with a reason that the buyer is told. */
export async function cancelSold(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Sold | Closed> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) return refuse('not-found');
    if (order.state !== 'awaiting-payment') return refuse('membership-order-closed');
    const cancelled = await cancel(platform, db, order, reason);
    await recordAction(platform, db, admin, { action: 'cancel-order', subject: subjectOf(order), reason });
    return soldOrder(platform, db, cancelled);
  });
}

async function cancel(platform: Platform, db: Database, order: OrderRow, reason?: string): Promise<OrderRow> {
  const cancelled = await setOrder(db, order.id, { state: 'cancelled', closed_at: platform.clock.now() });
  await queueCancelledLetter(platform, db, cancelled, reason);
  return cancelled;
}
