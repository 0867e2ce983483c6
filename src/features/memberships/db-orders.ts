import { type Selectable, sql } from 'kysely';
import type { BankPaymentsTable, MembershipOrdersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { OrderState } from './contract-shapes.ts';

export type OrderRow = Selectable<MembershipOrdersTable>;

/** The next order number; unique, but may have gaps. */
export async function nextOrderNumber(db: Database): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select nextval('membership_order_numbers') as number`.execute(db);
  return rows[0]?.number ?? 0;
}

export async function insertOrder(
  db: Database,
  order: Omit<
    OrderRow,
    'paid_at' | 'closed_at' | 'refund_account' | 'refunded_at' | 'surplus_returned_halere'
  >,
): Promise<OrderRow> {
  return db.insertInto('membership_orders').values(order).returningAll().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function ordersOf(db: Database, advertiserId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('membership_orders')
    .selectAll()
    .where('advertiser_id', '=', advertiserId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findOrder(
  db: Database,
  by: { id: string } | { variableSymbol: string },
): Promise<OrderRow | undefined> {
  const query = db.selectFrom('membership_orders').selectAll();
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('variable_symbol', '=', by.variableSymbol)
  ).executeTakeFirst();
}

export async function setOrder(
  db: Database,
  id: string,
  change: Partial<
    Pick<
      OrderRow,
      'state' | 'paid_at' | 'closed_at' | 'refund_account' | 'refunded_at' | 'surplus_returned_halere'
    >
  >,
): Promise<OrderRow> {
  return db
    .updateTable('membership_orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Expires orders not paid in time; returns them. */
export async function expireOrders(db: Database, now: Date): Promise<OrderRow[]> {
  return db
    .updateTable('membership_orders')
    .set({ state: 'expired', closed_at: now })
    .where('state', '=', 'awaiting-payment')
    .where('pay_until', '<=', now)
    .returningAll()
    .execute();
}

type OrderQuery = {
  state?: OrderState | 'to-refund' | undefined;
  /** Part of a variable symbol or of the buyer's email address. */
  words?: string | undefined;
  atMost: number;
};

const toRefund = sql<boolean>`(
  (refund_account is not null and refunded_at is null)
  or (select sum(amount_halere) from bank_payments where order_id = membership_orders.id)
    > surplus_returned_halere
      + case when paid_at is not null or state = 'awaiting-payment' then price_czk * 100 else 0 end)`;

/** Number of orders and payments that need an admin. */
export async function countMembershipWork(db: Database) {
  const orders = db.selectFrom('membership_orders').select(({ fn }) => fn.countAll<number>().as('count'));
  const [unpaid, refunds, unmatched] = await Promise.all([
    orders.where('state', '=', 'awaiting-payment').executeTakeFirstOrThrow(),
    orders.where(toRefund).executeTakeFirstOrThrow(),
    db
      .selectFrom('bank_payments')
      .where('order_id', 'is', null)
      .where('settled_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { unpaid: unpaid.count, toRefund: refunds.count, unmatched: unmatched.count };
}

/** Newest first. */
export async function searchOrders(db: Database, { state, words, atMost }: OrderQuery): Promise<OrderRow[]> {
  let query = db
    .selectFrom('membership_orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(atMost);
  if (state === 'to-refund') {
    query = query.where(toRefund);
  } else if (state !== undefined) query = query.where('state', '=', state);
  if (words) {
    query = query.where(sql<boolean>`(strpos(variable_symbol, ${words}) > 0
      or strpos(buyer_email, ${words.toLowerCase()}) > 0)`);
  }
  return query.execute();
}

export type PaymentRow = Selectable<BankPaymentsTable>;

/** Undefined when the payment is already stored. */
export async function insertPayment(
  db: Database,
  payment: Omit<PaymentRow, 'id' | 'settled_at'>,
): Promise<PaymentRow | undefined> {
  return db
    .insertInto('bank_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Locks a payment that has no order and that no admin has settled, until the transaction ends. */
export async function lockUnmatchedPayment(db: Database, id: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('bank_payments')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPayment(
  db: Database,
  id: number,
  change: Partial<Pick<PaymentRow, 'order_id' | 'outcome' | 'settled_at'>>,
): Promise<PaymentRow> {
  return db
    .updateTable('bank_payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Haléře received for an order so far, minus reversed payments. */
export async function paidFor(db: Database, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('bank_payments')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.sum<string | number | null>('amount_halere').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The same for several orders; orders without a payment are omitted. */
export async function paidForEach(db: Database, orderIds: string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { order_id: id, amount_halere: halere } of await paymentsOfOrders(db, orderIds))
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + halere);
  return sums;
}

export async function paymentsOfOrders(db: Database, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('bank_payments').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** Newest first; `unmatched` selects those without an order that no admin has settled. */
export async function lastPayments(
  db: Database,
  { unmatched, atMost }: { unmatched: boolean; atMost: number },
): Promise<PaymentRow[]> {
  const query = db.selectFrom('bank_payments').selectAll().orderBy('id', 'desc').limit(atMost);
  return (unmatched ? query.where('order_id', 'is', null).where('settled_at', 'is', null) : query).execute();
}

/** Whether the bank has reversed a payment of this order, so that less than its price remains. */
export async function isReversed(db: Database, order: { id: string; price_czk: number }): Promise<boolean> {
  const reversed = await db
    .selectFrom('bank_payments')
    .where('order_id', '=', order.id)
    .where('outcome', '=', 'reversed')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return reversed !== undefined && (await paidFor(db, order.id)) < order.price_czk * 100;
}
