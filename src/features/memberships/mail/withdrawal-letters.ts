import { counted, crowns } from '../../../contract/czech.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import type { OrderRow } from '../db-orders.ts';
import { withdrawDays } from '../shapes.ts';

/** Confirms a withdrawal in a lasting form. */
export async function queueWithdrawnLetter(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  resting: number,
): Promise<void> {
  const letter = await composeLetter(config, {
    to: order.buyer_email,
    subject: `Odstoupení od členství ${order.level_name}`,
    heading: 'Odstoupení platí',
    parts: [
      {
        text: `Do ${withdrawDays} dní vrátíme ${crowns(order.price_czk)} na účet ${order.refund_account ?? ''}.`,
      },
      ...restingPart(resting),
      { action: 'Moje členství', url: letterLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', letter);
}

export async function queueRefundedLetter(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
): Promise<void> {
  const letter = await composeLetter(config, {
    to: order.buyer_email,
    subject: `Peníze za členství ${order.level_name} jsou na cestě`,
    heading: 'Peníze jsou na cestě',
    parts: [{ text: `Poslali jsme ${crowns(order.price_czk)} na účet ${order.refund_account ?? ''}.` }],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', letter);
}

/** What rests after the number of cards went down. */
export function restingPart(resting: number): { text: string }[] {
  if (resting === 0) return [];
  const adverts = counted(resting, ['inzerát', 'inzeráty', 'inzerátů']);
  return [
    {
      text: `Máš o ${adverts} víc než karet. Nic se nesmazalo, jen teď odpočívají mimo výpisy a vrátí se, jakmile se uvolní karta.`,
    },
  ];
}
