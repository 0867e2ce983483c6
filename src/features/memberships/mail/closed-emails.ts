import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import { formatMoney } from '../components/order-labels.ts';
import type { OrderRow } from '../db-orders.ts';
import { paidFor } from '../db-payments.ts';

/** An order was cancelled before it was paid; `reason` is the admin's. */
export async function queueCancelledEmail(
  platform: Platform,
  db: Database,
  order: OrderRow,
  reason?: string,
): Promise<void> {
  const why = reason === undefined ? [] : [{ text: `Zrušili jsme ji my: ${reason}` }];
  await queueClosed(platform, db, order, {
    subject: `Objednávka členství ${order.level_name} je zrušená`,
    heading: 'Objednávka je zrušená',
    parts: why,
  });
}

export async function queueExpiredEmail(platform: Platform, db: Database, order: OrderRow): Promise<void> {
  await queueClosed(platform, db, order, {
    subject: `Objednávka členství ${order.level_name} propadla`,
    heading: 'Platba nedorazila',
    parts: [
      {
        text: `Celá platba s variabilním symbolem ${order.variable_symbol} k nám do konce lhůty nedorazila.`,
      },
    ],
  });
}

async function queueClosed(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  { parts, ...words }: { subject: string; heading: string; parts: { text: string }[] },
): Promise<void> {
  const received = await paidFor(db, order.id);
  const email = await composeEmail(config, {
    ...words,
    to: order.buyer_email,
    parts: [
      ...parts,
      {
        text:
          received > 0
            ? `Nic už neplať. Přišlo nám na ni ${formatMoney(received)}: odpověz na tenhle e-mail číslem účtu a peníze vrátíme.`
            : 'Nic už neplať. Pokud platba mezitím odešla, odpověz na tenhle e-mail a vyřešíme ji.',
      },
      { action: 'Moje členství', url: emailLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}
