import { crowns } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import type { OrderRow } from '../db-orders.ts';
import { paymentOf } from '../payment-of.ts';
import { withdrawDays } from '../shapes.ts';
import { czechDay } from './format-czech-day.ts';

/** What was ordered and how to pay it; the contract in a lasting form, as the law asks. */
export async function queueOrderEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
): Promise<void> {
  const payment = paymentOf(config, order);
  if (!payment) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Objednávka členství ${order.level_name}, variabilní symbol ${order.variable_symbol}`,
    heading: 'Zbývá zaplatit',
    parts: [
      {
        text: `Máme tvoji objednávku členství ${order.level_name} na ${order.days} dní. Zaplať ji převodem:`,
      },
      {
        rows: [
          ['Částka', crowns(order.price_czk)],
          ['Účet', payment.account],
          ['IBAN', payment.iban],
          ['Variabilní symbol', payment.variableSymbol],
          ['Zpráva', payment.message],
          ['Zaplať do', czechDay(order.pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: emailLink(config, membershipPath) },
      {
        text: 'Členství začne, jakmile platbu uvidíme na účtu. Napíšeme ti, většinou do dvou pracovních dnů.',
      },
      {
        note:
          `Od členství můžeš do ${withdrawDays} dní od zaplacení odstoupit, bez udání důvodu, přímo na stránce členství. ` +
          'Vrátíme celou cenu. Členství se samo neprodlužuje a nic se nestrhává.',
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}
