import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { drawQr } from '../../platform/qr/qr.ts';
import type { OrderRow } from './db-orders.ts';
import type { paymentOrder } from './shapes.ts';
import { spayd } from './spayd.ts';

/** How to pay an order that waits; nothing once it does not, or where no account is set. */
export function paymentOf(
  { bankAccount }: Pick<Config, 'bankAccount'>,
  order: OrderRow,
): z.output<typeof paymentOrder> | undefined {
  if (!bankAccount || order.state !== 'awaiting-payment') return undefined;
  const { iban, local: account } = bankAccount;
  const { price_czk: amountCzk, variable_symbol: variableSymbol } = order;
  const message = `Členství ${order.level_name}`;
  const text = spayd({ iban, amountCzk, variableSymbol, message });
  return { account, iban, amountCzk, variableSymbol, message, spayd: text, qr: drawQr(text) };
}
