import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLevel, lockMember } from './db-levels.ts';
import { insertOrder, nextOrderNumber, ordersOf } from './db-orders.ts';
import { orderEmail } from './mail/order-emails.ts';
import { later, paymentOf } from './policy.ts';
import { type MembershipOrder, payDays } from './contract-shapes.ts';
import { orderView } from './views.ts';

type Refused = Refusal<'not-found' | 'membership-not-sold' | 'membership-order-waits'>;

/** Orders a paid level. Only one order may await payment at a time, so that nobody pays two by mistake. */
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
      cards: level.cards,
      tops: level.tops,
      state: 'awaiting-payment',
      created_at: now,
      pay_until: later(now, payDays),
    });
    const payment = paymentOf(config, order);
    if (payment) await queueEmail(platform, db, orderEmail, order.buyer_email, { order, payment });
    return orderView(config, order, now);
  });
}

/**
 * The variable symbol of an order: two digits of the year, the order's number, and a check digit (Luhn), so that a
 * single mistyped digit never matches another order. At most ten digits, the limit of banks.
 */
export function variableSymbol(number: number, now: Date): string {
  const digits = `${String(now.getUTCFullYear()).slice(2)}${String(number).padStart(5, '0')}`;
  return digits + luhn(digits);
}

function luhn(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
