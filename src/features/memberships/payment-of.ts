import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { OrderRow } from './db-orders.ts';
import type { paymentOrder } from './shapes.ts';
import { spayd } from './spayd.ts';

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
