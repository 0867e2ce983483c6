import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import { formatMoney } from '../components/order-labels.ts';
import type { OrderRow } from '../db-orders.ts';
import { paymentOf } from '../payment-of.ts';
import { czechDay } from './format-czech-day.ts';

/** Less than the price has come; says how much is left and how to send it. */
export async function queuePartEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  receivedHalere: number,
): Promise<void> {
  const payment = paymentOf(config, order, receivedHalere);
  if (!payment) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name}: zbývá doplatit ${formatMoney(payment.amountHalere)}`,
    heading: 'Dorazila část platby',
    parts: [
      {
        text: `Zatím nám přišlo ${formatMoney(payment.receivedHalere)}. Členství začne, až dorazí i zbytek.`,
      },
      {
        rows: [
          ['Zbývá doplatit', formatMoney(payment.amountHalere)],
          ['Účet', payment.account],
          ['IBAN', payment.iban],
          ['Variabilní symbol', payment.variableSymbol],
          ['Zaplať do', czechDay(order.pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: emailLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}
