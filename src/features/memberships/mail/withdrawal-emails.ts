import { counted, crowns } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import type { OrderRow } from '../db-orders.ts';
import { withdrawDays } from '../shapes.ts';

/** Confirms a withdrawal in a lasting form. */
export async function queueWithdrawnEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  resting: number,
): Promise<void> {
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Odstoupení od členství ${order.level_name}`,
    heading: 'Odstoupení platí',
    parts: [
      {
        text: `Do ${withdrawDays} dní vrátíme ${crowns(order.price_czk)} na účet ${order.refund_account ?? ''}.`,
      },
      ...pausedPart(resting),
      { action: 'Moje členství', url: emailLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}

export async function queueRefundedEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
): Promise<void> {
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Peníze za členství ${order.level_name} jsou na cestě`,
    heading: 'Peníze jsou na cestě',
    parts: [{ text: `Poslali jsme ${crowns(order.price_czk)} na účet ${order.refund_account ?? ''}.` }],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}

/** What rests after the number of cards went down. */
export function pausedPart(resting: number): { text: string }[] {
  if (resting === 0) return [];
  const listings = counted(resting, ['inzerát', 'inzeráty', 'inzerátů']);
  return [
    {
      text: `Máš o ${listings} víc než karet. Nic se nesmazalo, jen teď odpočívají mimo výpisy a vrátí se, jakmile se uvolní karta.`,
    },
  ];
}
