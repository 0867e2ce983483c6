import { type OrderState, withdrawDays, type paymentOrder } from './contract-shapes.ts';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { fold } from '../../contract/fold.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { OrderRow } from './db-orders.ts';

const day = 86_400_000;

export const later = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

type Order = { state: OrderState; paid_at: Date | null; refund_account: string | null };

/** Until when the buyer may withdraw from an order; nothing when they may not. */
export function withdrawUntil({ state, paid_at }: Order, now: Date): Date | undefined {
  if (state !== 'paid' || !paid_at) return undefined;
  const until = later(paid_at, withdrawDays);
  return now <= until ? until : undefined;
}

/** A payment may come late, and an order may be cancelled by mistake; what was paid or given back is closed. */
export function mayConfirm({ state, paid_at }: Order): boolean {
  return state !== 'paid' && paid_at === null;
}

/**
 * Haléře that came for an order beyond its price and have not been sent back; of an order that was closed unpaid, all
 * that came. `come` is what the bank has, without what it took back.
 */
export function surplusOf(
  order: Pick<Order, 'state' | 'paid_at'> & { price_czk: number; surplus_returned_halere: number },
  come: number,
): number {
  const due = order.paid_at !== null || order.state === 'awaiting-payment' ? order.price_czk * 100 : 0;
  return Math.max(0, come - due - order.surplus_returned_halere);
}

type Payment = { iban: string; amountHalere: number; variableSymbol: string; message: string };

/** Characters of the standard's message that also fit the alphanumeric mode of a QR code, so that the code stays small. */
const allowed = /[^0-9A-Z $%+\-./:]/g;
const messageLength = 60;

/** A payment as banks' applications read it: Short Payment Descriptor 1.0 of the Czech Banking Association („QR Platba“). */
export function spayd({ iban, amountHalere, variableSymbol, message }: Payment): string {
  const plain = fold(message).toUpperCase().replaceAll(allowed, ' ').replaceAll(/\s+/g, ' ').trim();
  const fields = [
    `ACC:${iban}`,
    `AM:${(amountHalere / 100).toFixed(2)}`,
    'CC:CZK',
    `X-VS:${variableSymbol}`,
    `MSG:${plain.slice(0, messageLength).trim()}`,
  ];
  return ['SPD', '1.0', ...fields].join('*');
}

/** How to pay an order that waits; nothing once it does not, or where no account is set. */
export function paymentOf(
  { bankAccount }: Pick<Config, 'bankAccount'>,
  order: OrderRow,
  /** What has come for it already. */
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
