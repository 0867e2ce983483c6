import { crowns } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { adminLotteryUrl, prizeUrl, verificationUrl } from '../../../contract/urls.ts';
import type { RoundRow } from '../db-rounds.ts';

const long = new Intl.DateTimeFormat('cs', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
});

/** `15. prosince 2026 v 20:00`, in Prague. */
const moment = (time: Date): string => long.format(time);

/** Notifies a winner that the prize is theirs if they answer in time. */
export async function queueWonEmail(
  { config, queue }: Platform,
  db: Database,
  won: { round: RoundRow; advertiserId: string; key: string; answerUntil: Date },
): Promise<void> {
  const mailbox = await advertiserMailbox(db, won.advertiserId);
  if (!mailbox) return;
  const { round } = won;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Losování, ${round.name}: výhra čeká na tebe`,
    heading: 'Tvůj los byl vylosovaný',
    parts: [
      {
        rows: [
          ['Kolo', round.name],
          ['Výhra', round.prize],
          ['Přibližná hodnota', crowns(round.prize_value_czk)],
          ['Přihlas se do', moment(won.answerUntil)],
        ],
      },
      { action: 'Přihlásit se o výhru', url: config.appUrl + prizeUrl(won.key) },
      {
        note: 'Otevřením odkazu se ještě nic nestane, na stránce je jedno tlačítko. Když se do té doby nepřihlásíš, výhra připadne náhradníkovi.',
      },
      {
        note: 'Po přihlášení zveřejníme na stránce losování tvé veřejné jméno a okres a napíšeme ti, jak výhru předáme.',
      },
      { link: 'Ověřit losování', url: config.appUrl + verificationUrl(round.slug) },
    ],
  });
  await queue.add(db, 'send-email', email);
}

/** Notifies the operator that a prize can be handed over. The winner's name is only in the administration. */
export async function queueAcceptedEmail(
  { config, queue }: Platform,
  db: Database,
  round: RoundRow,
): Promise<void> {
  const email = await composeEmail(config, {
    to: config.contactEmail,
    subject: `Losování, ${round.name}: výherce se přihlásil`,
    heading: 'Výherce se přihlásil o výhru',
    parts: [
      { text: `Výhra: ${round.prize}. Kontakt na výherce najdeš ve správě. Až výhru předáš, zapiš to tam.` },
      { action: 'Správa losování', url: emailLink(config, adminLotteryUrl) },
    ],
  });
  await queue.add(db, 'send-email', email);
}
