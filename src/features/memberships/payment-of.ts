import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { fold } from '../../contract/fold.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { OrderRow } from './db-orders.ts';
import type { paymentOrder } from './contract-shapes.ts';

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
