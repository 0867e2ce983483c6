import type { Config } from '../../config.ts';
import type { LevelRow } from './db-levels.ts';
import type { OrderRow } from './db-orders.ts';
import { paymentOf } from './payment-of.ts';
import { withdrawUntil } from './policy.ts';
import type { MembershipLevel, MembershipOrder } from './shapes.ts';

export const levelView = ({ id, name, price_czk, days, cards, tops }: LevelRow): MembershipLevel => ({
  id,
  name,
  priceCzk: price_czk,
  days,
  cards,
  tops,
});

export function orderView(config: Config, order: OrderRow, now: Date, receivedHalere = 0): MembershipOrder {
  return {
    id: order.id,
    level: order.level_id,
    levelName: order.level_name,
    priceCzk: order.price_czk,
    days: order.days,
    state: order.state,
    variableSymbol: order.variable_symbol,
    createdAt: order.created_at.toISOString(),
    payUntil: order.pay_until.toISOString(),
    paidAt: order.paid_at?.toISOString(),
    closedAt: order.closed_at?.toISOString(),
    withdrawn: order.refund_account !== null,
    refundedAt: order.refunded_at?.toISOString(),
    withdrawUntil: withdrawUntil(order, now)?.toISOString(),
    payment: paymentOf(config, order, receivedHalere),
  };
}
