import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLevel, lockMember } from './db-levels.ts';
import { insertOrder, nextOrderNumber, ordersOf } from './db-orders.ts';
import { queueOrderEmail } from './mail/order-email.ts';
import { later } from './policy.ts';
import { type MembershipOrder, payDays } from './shapes.ts';
import { variableSymbol } from './variable-symbol.ts';
import { orderView } from './view.ts';

type Refused = Refusal<'not-found' | 'membership-not-sold' | 'membership-order-waits'>;

/** Orders a paid level. One order waits for its payment at a time, so that nobody pays two by mistake. */
export async function orderMembership(
  platform: Platform,
  { advertiserId }: Viewer,
  levelId: string,
): Promise<MembershipOrder | Refused> {
  const { config, ids, clock } = platform;
  if (!config.bankAccount) return refuse('membership-not-sold');
  return platform.db.transaction().execute(async (db) => {
    const member = await lockMember(db, advertiserId);
    const level = await findLevel(db, levelId);
    if (!member || !level || level.price_czk === 0) return refuse('not-found');
    const orders = await ordersOf(db, advertiserId);
    if (orders.some(({ state }) => state === 'awaiting-payment')) return refuse('membership-order-waits');
    const now = clock.now();
    const order = await insertOrder(db, {
      id: ids.uuid(),
      variable_symbol: variableSymbol(await nextOrderNumber(db), now),
      advertiser_id: advertiserId,
      buyer_email: member.email,
      level_id: level.id,
      level_name: level.name,
      price_czk: level.price_czk,
      days: level.days,
      state: 'awaiting-payment',
      created_at: now,
      pay_until: later(now, payDays),
    });
    await queueOrderEmail(platform, db, order);
    return orderView(config, order, now);
  });
}
