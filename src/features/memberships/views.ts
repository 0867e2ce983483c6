import type { Config } from '../../config.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform, Database } from '../../platform/platform.ts';
import { allLevels, type LevelRow, levelOf } from './db-levels.ts';
import {
  type OrderRow,
  ordersOf,
  paidForEach,
  findOrder,
  paymentsOfOrders,
  type PaymentRow,
} from './db-orders.ts';
import { periodsOf } from './db-periods.ts';
import { paymentOf, surplusOf, withdrawUntil } from './policy.ts';
import { type Period, periodAt } from './periods.ts';
import { promotionsLeft } from './promotions.ts';
import type {
  Membership,
  MembershipLevel,
  MembershipOrder,
  MembershipReceipt,
  soldOrder as shape,
  BankPayment,
} from './contract-shapes.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { countSlots } from '../listings/index.ts';
import { billingOf } from '../accounts/index.ts';
import type { z } from 'zod';

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
    surplusHalere: surplusOf(order, receivedHalere),
    returnedHalere: order.surplus_returned_halere,
    withdrawUntil: withdrawUntil(order, now)?.toISOString(),
    payment: paymentOf(config, order, receivedHalere),
  };
}

/** All data of the membership page. */
export async function getMembership(
  { config, db, clock }: Platform,
  { advertiserId, seenByAdmin }: Viewer,
): Promise<Membership> {
  const now = clock.now();
  const [levels, levelId, { limit, used, waiting, resting }, periods, orders] = await Promise.all([
    allLevels(db),
    levelOf(db, advertiserId),
    countSlots(db, advertiserId),
    periodsOf(db, advertiserId),
    seenByAdmin ? [] : ordersOf(db, advertiserId),
  ]);
  const level = levels.find(({ id }) => id === levelId);
  if (!level) throw new Error(`No level ${levelId}`);
  const received = await paidForEach(
    db,
    orders.map(({ id }) => id),
  );
  const running = periodAt(periods, now);
  return {
    level: levelView(level),
    until: running && heldUntil(running, periods).toISOString(),
    next: nextLevel(running, periods, (id) => levels.find((each) => each.id === id)?.name ?? id),
    cards: { limit, created: used, waiting, left: Math.max(0, limit - used), resting },
    tops: await promotionsLeft(db, running, level),
    levels: levels.map(levelView),
    orders: orders.map((order) => orderView(config, order, now, received.get(order.id))),
    orderable: config.bankAccount !== undefined,
  };
}

/** End of the current level's contiguous paid time, over all orders of it. */
function heldUntil(running: Period, periods: readonly Period[]): Date {
  const other = periods.find(
    ({ startsAt, levelId }) => startsAt >= running.endsAt && levelId !== running.levelId,
  );
  const same = periods.filter(
    ({ startsAt, levelId }) => levelId === running.levelId && startsAt >= running.startsAt,
  );
  return other?.startsAt ?? same.at(-1)?.endsAt ?? running.endsAt;
}

function nextLevel(running: Period | undefined, periods: readonly Period[], nameOf: (id: string) => string) {
  const next = running && periods.filter(({ startsAt }) => startsAt >= heldUntil(running, periods));
  const [first, last] = [next?.[0], next?.at(-1)];
  return first && last && { levelName: nameOf(first.levelId), until: last.endsAt.toISOString() };
}

/**
 * The receipt of an own paid order. The payer is named by the account's current data, so that a company may be added
 * later.
 */
export async function getReceipt(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  { advertiserId }: Viewer,
  id: string,
): Promise<MembershipReceipt | Refusal<'not-found'>> {
  const order = await findOrder(db, { id });
  if (order?.advertiser_id !== advertiserId || !order.paid_at) return refuse('not-found');
  const periods = (await periodsOf(db, advertiserId)).filter(({ orderId }) => orderId === id);
  const [from, until] = [periods[0]?.startsAt, periods.at(-1)?.endsAt];
  const { name, id: companyId, address, register } = config.operator;
  return {
    id,
    levelName: order.level_name,
    priceCzk: order.price_czk,
    days: order.days,
    variableSymbol: order.variable_symbol,
    paidAt: order.paid_at.toISOString(),
    period: from && until && { from: from.toISOString(), until: until.toISOString() },
    withdrawn: order.refund_account !== null,
    refundedAt: order.refunded_at?.toISOString(),
    buyer: { email: order.buyer_email, ...(await billingOf(db, advertiserId)) },
    seller: { name, id: companyId, address, register, account: config.bankAccount?.local },
  };
}

export type Sold = z.output<typeof shape>;

/** The audit subject of an order. */
export const subjectOf = ({ id }: Pick<OrderRow, 'id'>): string => `membership-order:${id}`;

export async function soldOrder(platform: Platform, db: Database, order: OrderRow): Promise<Sold> {
  const [sold] = await soldOrders(platform, db, [order]);
  if (!sold) throw new Error(`Order ${order.id} is gone`);
  return sold;
}

/** Orders for admins, with the payments received for each. */
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

export const paymentView = (row: PaymentRow): BankPayment => ({
  id: row.id,
  bookedOn: row.booked_on,
  amountHalere: row.amount_halere,
  variableSymbol: row.variable_symbol ?? undefined,
  payerAccount: row.payer_account ?? undefined,
  payerName: row.payer_name ?? undefined,
  message: row.message ?? undefined,
  outcome: row.outcome,
  orderId: row.order_id ?? undefined,
});
