import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { findLevel } from './db-levels.ts';
import { type OrderRow, setOrder } from './db-orders.ts';
import { periodsOf, storePeriods } from './db-periods.ts';
import { lockOrder } from './lock-order.ts';
import { queuePaidEmail } from './mail/paid-email.ts';
import { addDays } from './periods.ts';
import { mayConfirm } from './policy.ts';
import { settleLevel } from './settle.ts';
import { type Sold, soldOrder, subjectOf } from './sold-order.ts';

type Given = { id: string; reason: string };

/** An admin confirms that an order is paid: its period begins, and the buyer is notified. */
export async function confirmOrder(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Given,
): Promise<Sold | Refusal<'not-found' | 'membership-order-closed'>> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order?.advertiser_id) return refuse('not-found');
    if (!mayConfirm(order)) return refuse('membership-order-closed');
    await recordAction(platform, db, admin, { action: 'confirm-order', subject: subjectOf(order), reason });
    return soldOrder(platform, db, await takePayment(platform, db, order));
  });
}

/** Begins the paid time of an order that `lockOrder` holds. */
export async function takePayment(platform: Platform, db: Database, order: OrderRow): Promise<OrderRow> {
  const { advertiser_id: advertiserId, level_id: levelId, days } = order;
  const level = await findLevel(db, levelId);
  if (!advertiserId || !level) throw new Error(`Order ${order.id} has nobody to serve`);
  const now = platform.clock.now();
  const bought = { orderId: order.id, levelId, rank: level.rank, days };
  const periods = addDays(await periodsOf(db, advertiserId), bought, now);
  await storePeriods(db, advertiserId, periods, now);
  await settleLevel(platform, db, advertiserId);
  const paid = await setOrder(db, order.id, { state: 'paid', paid_at: now, closed_at: null });
  await queuePaidEmail(platform, db, paid, periods);
  return paid;
}
