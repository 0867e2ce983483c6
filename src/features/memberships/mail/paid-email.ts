import { crowns } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { membershipPath } from '../address.ts';
import type { OrderRow } from '../db-orders.ts';
import type { Period } from '../periods.ts';
import { withdrawDays } from '../shapes.ts';
import { czechDay } from './format-czech-day.ts';

/** The payment has come; says from when and until when it holds. */
export async function queuePaidEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  periods: readonly Period[],
): Promise<void> {
  const own = periods.filter(({ orderId }) => orderId === order.id);
  const [from, until] = [own[0]?.startsAt, own.at(-1)?.endsAt];
  if (!from || !until) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name} je zaplacené`,
    heading: 'Platba dorazila, díky',
    parts: [
      {
        rows: [
          ['Členství', order.level_name],
          ['Platí od', czechDay(from)],
          ['Platí do', czechDay(until)],
          ['Zaplaceno', crowns(order.price_czk)],
          ['Variabilní symbol', order.variable_symbol],
        ],
      },
      { action: 'Moje členství', url: emailLink(config, membershipPath) },
      {
        note: `Do ${withdrawDays} dní od zaplacení můžeš na stránce členství odstoupit, vrátíme celou cenu. Po skončení se členství samo neprodlouží.`,
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', email);
}
