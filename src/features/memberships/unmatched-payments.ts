import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { lockOrder } from './confirm.ts';
import { findOrder, lockUnmatchedPayment, setPayment } from './db-orders.ts';
import { applyOutcome, outcomeOf } from './import-statement.ts';
import { paymentView } from './payment-view.ts';
import type { BankPayment } from './contract-shapes.ts';
import { subjectOf } from './sold-order.ts';

const settled = () => refuse('not-found', { message: 'Tahle platba už je vyřízená.' });

/** An admin says which order a payment belongs to; the order takes it as if its symbol had been right. */
export async function matchPayment(
  platform: Platform,
  admin: Viewer,
  { id, variableSymbol, reason }: { id: number; variableSymbol: string; reason: string },
): Promise<BankPayment | Refusal<'not-found' | 'invalid-input'>> {
  return platform.db.transaction().execute(async (db) => {
    const payment = await lockUnmatchedPayment(db, id);
    if (!payment) return settled();
    const found = await findOrder(db, { variableSymbol });
    const order = found && (await lockOrder(db, found.id));
    if (!order)
      return refuse('invalid-input', {
        fields: { variableSymbol: ['Objednávku s tímto symbolem nemáme.'] },
      });
    const outcome = await outcomeOf(db, order, payment.amount_halere);
    const matched = await setPayment(db, id, { order_id: order.id, outcome });
    await applyOutcome(platform, db, order, outcome);
    await recordAction(platform, db, admin, { action: 'match-payment', subject: subjectOf(order), reason });
    return paymentView(matched);
  });
}

/** An admin has sent a payment back, or it is no matter of the bazaar; it waits no more. */
export async function settlePayment(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: number; reason: string },
): Promise<BankPayment | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    if (!(await lockUnmatchedPayment(db, id))) return settled();
    const closed = await setPayment(db, id, { settled_at: platform.clock.now() });
    await recordAction(platform, db, admin, {
      action: 'settle-payment',
      subject: `bank-payment:${id}`,
      reason,
    });
    return paymentView(closed);
  });
}
