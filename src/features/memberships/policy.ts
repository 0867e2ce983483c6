import { type OrderState, withdrawDays, type paymentOrder } from './contract-shapes.ts';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { fold } from '../../contract/fold.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { OrderRow } from './db-orders.ts';

const day = 86_400_000;

export const later = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

type Order = { state: OrderState; paid_at: Date | null; refund_account: string | null };

/** Deadline for a withdrawal from an order; undefined when it is not possible. */
export function withdrawUntil({ state, paid_at }: Order, now: Date): Date | undefined {
  if (state !== 'paid' || !paid_at) return undefined;
  const until = later(paid_at, withdrawDays);
  return now <= until ? until : undefined;
}

/**
 * Expired and cancelled orders may be confirmed too: a payment may be late, a cancellation a mistake. Orders that
 * were ever paid may not.
 */
export function mayConfirm({ state, paid_at }: Order): boolean {
  return state !== 'paid' && paid_at === null;
}

/**
 * Surplus in haléře: what was received beyond the price, or everything for an order closed unpaid, minus what was
 * already refunded. `come` is the total received minus reversed payments.
 */
export function surplusOf(
  order: Pick<Order, 'state' | 'paid_at'> & { price_czk: number; surplus_returned_halere: number },
  come: number,
): number {
  const due = order.paid_at !== null || order.state === 'awaiting-payment' ? order.price_czk * 100 : 0;
  return Math.max(0, come - due - order.surplus_returned_halere);
}

type Payment = { iban: string; amountHalere: number; variableSymbol: string; message: string };

/**
 * Matches characters that the standard forbids in a message or that do not fit the alphanumeric mode of a QR code,
 * which keeps the code small.
 */
const disallowed = /[^0-9A-Z $%+\-./:]/g;
const messageLength = 60;

/**
 * A payment as a Short Payment Descriptor 1.0 of the Czech Banking Association („QR Platba“), which banking apps
 * read.
 */
export function spayd({ iban, amountHalere, variableSymbol, message }: Payment): string {
  const plain = fold(message).toUpperCase().replaceAll(disallowed, ' ').replaceAll(/\s+/g, ' ').trim();
  const fields = [
    `ACC:${iban}`,
    `AM:${(amountHalere / 100).toFixed(2)}`,
    'CC:CZK',
    `X-VS:${variableSymbol}`,
    `MSG:${plain.slice(0, messageLength).trim()}`,
  ];
  return ['SPD', '1.0', ...fields].join('*');
}

/** Payment details of a pending order; undefined when it is not pending or no bank account is configured. */
export function paymentOf(
  { bankAccount }: Pick<Config, 'bankAccount'>,
  order: OrderRow,
  /** Haléře already received. */
  received = 0,
): z.output<typeof paymentOrder> | undefined {
  if (!bankAccount || order.state !== 'awaiting-payment') return undefined;
  const { iban, local: account } = bankAccount;
  const { variable_symbol: variableSymbol } = order;
  const receivedHalere = Math.max(0, received);
  const amountHalere = order.price_czk * 100 - receivedHalere;
  const message = `Členství ${order.level_name}`;
  const text = spayd({ iban, amountHalere, variableSymbol, message });
  const qr = renderQr(text);
  return { account, iban, amountHalere, receivedHalere, variableSymbol, message, spayd: text, qr };
}
