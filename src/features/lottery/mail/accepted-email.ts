import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import type { RoundRow } from '../db-rounds.ts';

/** Tells the operator that a prize can be handed over. The winner's name is only in the administration. */
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
      { action: 'Správa losování', url: emailLink(config, '/sprava/losovani') },
    ],
  });
  await queue.add(db, 'send-letter', email);
}
