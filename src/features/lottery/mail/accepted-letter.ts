import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import type { RoundRow } from '../db-rounds.ts';

/** Tells who runs the bazaar that a prize can be handed over. Whose it is stands in the administration alone. */
export async function queueAcceptedLetter(
  { config, queue }: Platform,
  db: Database,
  round: RoundRow,
): Promise<void> {
  const letter = await composeLetter(config, {
    to: config.contactEmail,
    subject: `Losování, ${round.name}: výherce se přihlásil`,
    heading: 'Výherce se přihlásil o výhru',
    parts: [
      { text: `Výhra: ${round.prize}. Kontakt na výherce najdeš ve správě. Až výhru předáš, zapiš to tam.` },
      { action: 'Správa losování', url: letterLink(config, '/sprava/losovani') },
    ],
  });
  await queue.add(db, 'send-letter', letter);
}
