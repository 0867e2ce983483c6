import type { z } from 'zod';
import type { Database, Platform } from '../../platform/platform.ts';
import { type OrderRow, paymentsOfOrders } from './db-orders.ts';
import type { soldOrder as shape } from './contract-shapes.ts';
import { orderView } from './get-membership.ts';

export type Sold = z.output<typeof shape>;

/** What the log of admins calls an order. */
export const subjectOf = ({ id }: Pick<OrderRow, 'id'>): string => `membership-order:${id}`;

export async function soldOrder(platform: Platform, db: Database, order: OrderRow): Promise<Sold> {
  const [sold] = await soldOrders(platform, db, [order]);
  if (!sold) throw new Error(`Order ${order.id} is gone`);
  return sold;
}

/** Orders with what has come for each. */
export async function soldOrders(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Database,
  orders: readonly OrderRow[],
): Promise<Sold[]> {
  const payments = Map.groupBy(
    await paymentsOfOrders(
      db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return orders.map((order) => {
    const own = payments.get(order.id) ?? [];
    const come = own.reduce((sum, { amount_halere }) => sum + amount_halere, 0);
    const { payment: _, ...view } = orderView(config, order, clock.now(), come);
    return {
      ...view,
      buyerEmail: order.buyer_email,
      refundAccount: order.refund_account ?? undefined,
      payments: own.map(({ booked_on, amount_halere, outcome, payer_account }) => ({
        bookedOn: booked_on,
        amountHalere: amount_halere,
        outcome,
        payerAccount: payer_account ?? undefined,
      })),
    };
  });
}
