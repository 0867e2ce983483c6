import { counted } from '../../../contract/czech.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { membershipPath } from '../address.ts';
import type { Settled } from '../settle.ts';
import { freeLevel } from '../shapes.ts';
import { czechDay } from './czech-day.ts';
import { restingPart } from './withdrawal-letters.ts';

/** Paid time ends soon and nothing follows. */
export async function queueEndNearLetter(
  { config, queue }: Platform,
  db: Database,
  end: { advertiserId: string; endsAt: Date; levelName: string },
): Promise<void> {
  const mailbox = await advertiserMailbox(db, end.advertiserId);
  if (!mailbox || mailbox.demo) return;
  const letter = await composeLetter(config, {
    to: mailbox.email,
    subject: `Členství ${end.levelName} končí ${czechDay(end.endsAt)}`,
    heading: 'Členství brzy končí',
    parts: [
      {
        text: 'Samo se neprodlouží. Když si ho teď prodloužíš, nový měsíc se připočte až za ten současný.',
      },
      { action: 'Prodloužit členství', url: letterLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', letter);
}

/** The level has changed by itself: another paid one begins, or only the free one is left. */
export async function queueEndedLetter(
  { config, queue }: Platform,
  db: Database,
  { email, demo, level, resting }: Settled,
): Promise<void> {
  if (demo) return;
  const free = level.id === freeLevel;
  const letter = await composeLetter(config, {
    to: email,
    subject: free ? 'Placené členství skončilo' : `Začíná ti členství ${level.name}`,
    heading: free ? 'Placené členství skončilo' : `Teď máš členství ${level.name}`,
    parts: [
      { text: `Máš ${level.name} a v něm ${counted(level.cards, ['kartu', 'karty', 'karet'])}.` },
      ...restingPart(resting),
      { action: 'Moje členství', url: letterLink(config, membershipPath) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', letter);
}
