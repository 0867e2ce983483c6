import type { Config } from '../../config.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { allLevels, type LevelRow, slotCounts } from './db-levels.ts';
import { type OrderRow, ordersOf, paidForEach } from './db-orders.ts';
import { periodsOf } from './db-periods.ts';
import { paymentOf } from './payment-of.ts';
import { type Period, periodAt } from './periods.ts';
import { surplusOf, withdrawUntil } from './policy.ts';
import { promotionsLeft } from './promotions.ts';
import type { Membership, MembershipLevel, MembershipOrder } from './contract-shapes.ts';

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

/** Everything the page of one's membership shows. */
export async function getMembership(
  { config, db, clock }: Platform,
  { advertiserId }: Viewer,
): Promise<Membership> {
  const now = clock.now();
  const [levels, counts, periods, orders] = await Promise.all([
    allLevels(db),
    slotCounts(db, advertiserId),
    periodsOf(db, advertiserId),
    ordersOf(db, advertiserId),
  ]);
  const level = levels.find(({ id }) => id === counts.levelId);
  if (!level) throw new Error(`No level ${counts.levelId}`);
  const received = await paidForEach(
    db,
    orders.map(({ id }) => id),
  );
  const { limit, created, resting } = counts;
  const running = periodAt(periods, now);
  return {
    level: levelView(level),
    until: running && heldUntil(running, periods).toISOString(),
    next: nextLevel(running, periods, (id) => levels.find((each) => each.id === id)?.name ?? id),
    cards: { limit, created, left: Math.max(0, limit - created), resting },
    tops: await promotionsLeft(db, running, level),
    levels: levels.map(levelView),
    orders: orders.map((order) => orderView(config, order, now, received.get(order.id))),
    orderable: config.bankAccount !== undefined,
  };
}

/** The end of the same level, over all that was bought of it. */
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
