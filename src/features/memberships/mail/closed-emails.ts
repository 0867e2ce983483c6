import { counted, crowns } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { membershipUrl } from '../../../contract/urls.ts';
import { formatMoney } from '../components/order-labels.ts';
import type { Settled } from '../confirm.ts';
import { type OrderRow, paidFor } from '../db-orders.ts';
import { freeLevel, withdrawDays } from '../contract-shapes.ts';
import { czechDay, surplusReturn } from './order-emails.ts';

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
  { parts, ...texts }: { subject: string; heading: string; parts: { text: string }[] },
): Promise<void> {
  const received = await paidFor(db, order.id);
  const email = await composeEmail(config, {
    ...texts,
    to: order.buyer_email,
    parts: [
      ...parts,
      {
        text:
          received > 0
            ? `Nic už neplať. Přišlo nám na ni ${formatMoney(received)}. ${surplusReturn}`
            : 'Nic už neplať. Pokud platba mezitím odešla, odpověz na tenhle e-mail a vyřešíme ji.',
      },
      { action: 'Moje členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

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
      { action: 'Moje členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** What an admin has sent back: the price of a withdrawn order, what came beyond a price, or both. */
export async function queueRefundedEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  sent: { price: boolean; surplusHalere: number },
): Promise<void> {
  const account = order.refund_account ?? '';
  const texts = [
    sent.price && `Poslali jsme ${crowns(order.price_czk)} na účet ${account}.`,
    sent.surplusHalere > 0 &&
      `Vrátili jsme ${formatMoney(sent.surplusHalere)}, které přišly navíc s variabilním symbolem ${order.variable_symbol}.`,
  ];
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Peníze za členství ${order.level_name} jsou na cestě`,
    heading: 'Peníze jsou na cestě',
    parts: texts.filter((each) => each !== false).map((each) => ({ text: each })),
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** What is paused after the number of slots went down. */
function pausedPart(resting: number): { text: string }[] {
  if (resting === 0) return [];
  const listings = counted(resting, ['inzerát', 'inzeráty', 'inzerátů']);
  return [
    {
      text: `Máš o ${listings} víc než karet. Nic se nesmazalo, jen teď odpočívají mimo výpisy a vrátí se, jakmile se uvolní karta.`,
    },
  ];
}

/** Paid time ends soon and nothing follows. */
export async function queueEndNearEmail(
  { config, queue }: Platform,
  db: Database,
  end: { advertiserId: string; endsAt: Date; levelName: string },
): Promise<void> {
  const mailbox = await advertiserMailbox(db, end.advertiserId);
  if (!mailbox) return;
  const mail = await composeEmail(config, {
    to: mailbox.email,
    subject: `Členství ${end.levelName} končí ${czechDay(end.endsAt)}`,
    heading: 'Členství brzy končí',
    parts: [
      {
        text: 'Samo se neprodlouží. Když si ho teď prodloužíš, nový měsíc se připočte až za ten současný.',
      },
      { action: 'Prodloužit členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', mail);
}

/** The level has changed by itself: another paid one begins, or only the free one is left. */
export async function queueEndedEmail(
  { config, queue }: Platform,
  db: Database,
  { advertiserId, level, resting }: Settled,
): Promise<void> {
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (!mailbox) return;
  const free = level.id === freeLevel;
  const mail = await composeEmail(config, {
    to: mailbox.email,
    subject: free ? 'Placené členství skončilo' : `Začíná ti členství ${level.name}`,
    heading: free ? 'Placené členství skončilo' : `Teď máš členství ${level.name}`,
    parts: [
      { text: `Máš ${level.name} a v něm ${counted(level.cards, ['kartu', 'karty', 'karet'])}.` },
      ...pausedPart(resting),
      { action: 'Moje členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', mail);
}
