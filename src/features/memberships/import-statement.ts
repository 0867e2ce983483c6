import { createHash } from 'node:crypto';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { statementMaxBytes } from './contract-admin.ts';
import { lockOrder, activateOrder } from './confirm.ts';
import {
  findOrder,
  insertPayment,
  type OrderRow,
  paidFor,
  lockUnmatchedPayment,
  setPayment,
} from './db-orders.ts';
import { partEmail, surplusEmail } from './mail/order-emails.ts';
import { paymentOf, surplusOf } from './policy.ts';
import { paymentView, subjectOf } from './views.ts';
import type { BankPayment, ImportedStatement, PaymentOutcome } from './contract-shapes.ts';
import { readStatement, type StatementPayment } from '../bank-statements/index.ts';

type Refused = Refusal<'statement-not-read' | 'statement-of-another-account' | 'body-too-large'>;

/**
 * Matches the payments of a bank statement with orders by variable symbol and amount. A payment that covers the
 * price confirms its order; the others are listed with their outcome. Payments known from an earlier import are only
 * counted.
 */
export async function importStatement(
  platform: Platform,
  admin: Viewer,
  body: ReadableStream<Uint8Array>,
): Promise<ImportedStatement | Refused> {
  const bytes = await readUpTo(body, statementMaxBytes);
  if (!bytes) return refuse('body-too-large');
  const statement = readStatement(bytes);
  if (!statement) return refuse('statement-not-read');
  const ours = platform.config.bankAccount?.iban;
  if (ours !== undefined && statement.ibans.some((iban) => iban !== ours)) {
    return refuse('statement-of-another-account');
  }
  return platform.db.transaction().execute(async (db) => {
    const seen = new Map<string, number>();
    const payments: BankPayment[] = [];
    for (const payment of statement.payments) {
      const imported = await take(platform, db, payment, fingerprintOf(payment, seen));
      if (imported) payments.push(imported);
    }
    const alreadyImported = statement.payments.length - payments.length;
    const reason = `Nových plateb: ${payments.length}, známých: ${alreadyImported}`;
    await recordAction(platform, db, admin, {
      action: 'import-statement',
      subject: 'bank-statement',
      reason,
    });
    return { payments, known: alreadyImported, leftOut: statement.leftOut };
  });
}

/** Undefined when the payment is already stored. */
async function take(
  platform: Platform,
  db: Database,
  payment: StatementPayment,
  fingerprint: string,
): Promise<BankPayment | undefined> {
  const { variableSymbol, amountHalere } = payment;
  const found = variableSymbol === undefined ? undefined : await findOrder(db, { variableSymbol });
  const order = found && (await lockOrder(db, found.id));
  const outcome = await outcomeOf(db, order, amountHalere);
  const row = {
    fingerprint,
    booked_on: payment.bookedOn,
    amount_halere: amountHalere,
    variable_symbol: variableSymbol ?? null,
    payer_account: payment.payerAccount ?? null,
    payer_name: payment.payerName ?? null,
    message: payment.message ?? null,
    order_id: order?.id ?? null,
    outcome,
    imported_at: platform.clock.now(),
  };
  const inserted = await insertPayment(db, row);
  if (!inserted) return undefined;
  if (order) await applyOutcome(platform, db, order, outcome);
  return paymentView(inserted);
}

/** Applies a stored payment to its order: confirms it or notifies the buyer of a partial payment or a surplus. */
async function applyOutcome(
  platform: Platform,
  db: Database,
  order: OrderRow,
  outcome: PaymentOutcome,
): Promise<void> {
  const begins = order.state === 'awaiting-payment' && (outcome === 'paid' || outcome === 'over');
  const after = begins ? await activateOrder(platform, db, order) : order;
  const payment =
    outcome === 'partial' ? paymentOf(platform.config, order, await paidFor(db, order.id)) : undefined;
  if (payment) await queueEmail(platform, db, partEmail, order.buyer_email, { order, payment });
  const surplus =
    outcome === 'over' || outcome === 'not-waiting' ? surplusOf(after, await paidFor(db, order.id)) : 0;
  if (surplus > 0)
    await queueEmail(platform, db, surplusEmail, order.buyer_email, { order, surplusHalere: surplus });
}

/**
 * Judged by the total received for the order, this payment included. An overpaid order counts as paid, and the
 * surplus is to be refunded.
 */
async function outcomeOf(db: Database, order: OrderRow | undefined, halere: number): Promise<PaymentOutcome> {
  if (halere < 0) return 'reversed';
  if (!order) return 'unknown';
  const price = order.price_czk * 100;
  const come = (await paidFor(db, order.id)) + halere;
  // An admin may have confirmed the order by hand before its payment appeared in a statement.
  const waits = order.state === 'awaiting-payment' && order.advertiser_id !== null;
  if (come === price && (waits || order.state === 'paid')) return 'paid';
  if (!waits) return 'not-waiting';
  return come > price ? 'over' : 'partial';
}

/**
 * Identifies a payment. A bank's own id is the same in each of its formats, but some banks restart ids each year, so
 * day and amount are included; without an id, equal payments of one statement are distinguished by their order.
 */
function fingerprintOf(payment: StatementPayment, seen: Map<string, number>): string {
  const { bankId, bookedOn, amountHalere, variableSymbol, payerAccount, message } = payment;
  const parts = bankId
    ? [bankId, bookedOn, amountHalere]
    : ['', bookedOn, amountHalere, variableSymbol, payerAccount, message];
  const facts = JSON.stringify(parts);
  const same = seen.get(facts) ?? 0;
  seen.set(facts, same + 1);
  return createHash('sha256')
    .update(bankId ? facts : `${facts} ${same}`)
    .digest('hex');
}

/** Reads a whole body; undefined when it is longer than `atMost` bytes. */
async function readUpTo(body: ReadableStream<Uint8Array>, atMost: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > atMost) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const settled = () => refuse('not-found', { message: 'Tahle platba už je vyřízená.' });

/** An admin assigns a payment to an order, which is then processed as if its symbol had been right. */
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

/** An admin closes a payment that was refunded or does not concern the site. */
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
