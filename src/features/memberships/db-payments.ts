import type { Selectable } from 'kysely';
import type { BankPaymentsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

export type PaymentRow = Omit<Selectable<BankPaymentsTable>, 'id'>;

/** False when the same payment was written before. */
export async function insertPayment(db: Database, payment: PaymentRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bank_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Haléře that have come for an order so far, without what the bank took back. */
export async function paidFor(db: Database, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('bank_payments')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.sum<string | number | null>('amount_halere').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function paymentsOfOrders(db: Database, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('bank_payments').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** Newest first. */
export async function lastPayments(db: Database, atMost: number): Promise<PaymentRow[]> {
  return db.selectFrom('bank_payments').selectAll().orderBy('id', 'desc').limit(atMost).execute();
}

/** Whether the bank has taken a payment of this order back, so that less than its price is left. */
export async function isTakenBack(db: Database, order: { id: string; price_czk: number }): Promise<boolean> {
  const reversed = await db
    .selectFrom('bank_payments')
    .where('order_id', '=', order.id)
    .where('outcome', '=', 'reversed')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return reversed !== undefined && (await paidFor(db, order.id)) < order.price_czk * 100;
}
