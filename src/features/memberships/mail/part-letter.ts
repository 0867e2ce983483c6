import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import { moneyWords } from '../components/order-words.ts';
import type { OrderRow } from '../db-orders.ts';
import { paymentOf } from '../payment-of.ts';
import { czechDay } from './czech-day.ts';

/** Less than the price has come; says how much is left and how to send it. */
export async function queuePartLetter(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  receivedHalere: number,
): Promise<void> {
  const payment = paymentOf(config, order, receivedHalere);
  if (!payment) return;
  const letter = await composeLetter(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name}: zbývá doplatit ${moneyWords(payment.amountHalere)}`,
    heading: 'Dorazila část platby',
    parts: [
      {
        text: `Zatím nám přišlo ${moneyWords(payment.receivedHalere)}. Členství začne, až dorazí i zbytek.`,
      },
      {
        rows: [
          ['Zbývá doplatit', moneyWords(payment.amountHalere)],
          ['Účet', payment.account],
          ['IBAN', payment.iban],
          ['Variabilní symbol', payment.variableSymbol],
          ['Zaplať do', czechDay(order.pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: letterLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', letter);
}
