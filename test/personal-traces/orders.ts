import { sql } from 'kysely';
import type { Viewer } from '../../src/contract/endpoint.ts';
import type { TestPlatform } from '../platform.ts';

/** A paid order with its payment and promotion, and an unpaid one. */
export async function traceOrders(
  { db, ids, clock }: TestPlatform,
  { advertiserId, email }: Viewer,
  listing: number,
): Promise<void> {
  const now = clock.now();
  const order = (paid: boolean) => ({
    id: ids.uuid(),
    variable_symbol: `${ids.pin()}${paid ? 1 : 2}`,
    advertiser_id: advertiserId,
    buyer_email: email,
    level_id: 'club',
    price_czk: 99,
    days: 30,
    level_name: 'Klub',
    state: paid ? ('paid' as const) : ('cancelled' as const),
    created_at: now,
    pay_until: now,
    paid_at: paid ? now : null,
  });
  const paid = order(true);
  await db
    .insertInto('membership_orders')
    .values([paid, order(false)])
    .execute();
  const period = { order_id: paid.id, advertiser_id: advertiserId, level_id: 'club', starts_at: now };
  await db
    .insertInto('membership_periods')
    .values({ ...period, ends_at: new Date(now.getTime() + 1000) })
    .execute();
  await db
    .insertInto('bank_payments')
    .values({
      fingerprint: paid.id,
      booked_on: sql`current_date`,
      amount_halere: 9900,
      order_id: paid.id,
      outcome: 'paid',
      imported_at: now,
    })
    .execute();
  await db.insertInto('tops').values({ order_id: paid.id, listing_id: listing, begun_at: now }).execute();
  await db
    .insertInto('admin_actions')
    .values({ admin_email: email, action: 'x', subject: 'x', reason: 'x', done_at: now })
    .execute();
}
