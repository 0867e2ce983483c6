import { counted } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { membershipPath } from '../address.ts';
import type { Settled } from '../settle.ts';
import { freeLevel } from '../shapes.ts';
import { czechDay } from './format-czech-day.ts';
import { pausedPart } from './withdrawal-emails.ts';

/** Paid time ends soon and nothing follows. */
export async function queueEndNearEmail(
  { config, queue }: Platform,
  db: Database,
  end: { advertiserId: string; endsAt: Date; levelName: string },
): Promise<void> {
  const mailbox = await advertiserMailbox(db, end.advertiserId);
  if (!mailbox || mailbox.demo) return;
  const mail = await composeEmail(config, {
    to: mailbox.email,
    subject: `Členství ${end.levelName} končí ${czechDay(end.endsAt)}`,
    heading: 'Členství brzy končí',
    parts: [
      {
        text: 'Samo se neprodlouží. Když si ho teď prodloužíš, nový měsíc se připočte až za ten současný.',
      },
      { action: 'Prodloužit členství', url: emailLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', mail);
}

/** The level has changed by itself: another paid one begins, or only the free one is left. */
export async function queueEndedEmail(
  { config, queue }: Platform,
  db: Database,
  { email, demo, level, resting }: Settled,
): Promise<void> {
  if (demo) return;
  const free = level.id === freeLevel;
  const mail = await composeEmail(config, {
    to: email,
    subject: free ? 'Placené členství skončilo' : `Začíná ti členství ${level.name}`,
    heading: free ? 'Placené členství skončilo' : `Teď máš členství ${level.name}`,
    parts: [
      { text: `Máš ${level.name} a v něm ${counted(level.cards, ['kartu', 'karty', 'karet'])}.` },
      ...pausedPart(resting),
      { action: 'Moje členství', url: emailLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', mail);
}
