import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { badFaithDays, badFaithLimitWords } from '../rules.ts';

type Marked = { to: string; number: number; reason: string };

/** Warns before further reports are refused (DSA, article 23). */
export function badFaithEmail(config: Config, { to, number, reason }: Marked): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Hlášení č. ${number}: varování`,
    heading: 'Hlášení jsme posoudili jako zneužití',
    parts: [
      {
        text: `Tvoje hlášení č. ${number} jsme posoudili jako zneužití: bylo zjevně nepodložené. Po ${badFaithLimitWords} takových za ${badFaithDays} dní od tebe další hlášení nepřijmeme.`,
      },
      { rows: [['Důvod', reason]] },
      { note: 'Nesouhlasíš? Podej námitku odkazem z e-mailu o rozhodnutí, nebo odpověz na tenhle e-mail.' },
    ],
    replyTo: config.contactEmail,
  });
}

/** The warning no longer holds. */
export function badFaithClearedEmail(config: Config, { to, number, reason }: Marked): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Hlášení č. ${number}: varování neplatí`,
    heading: 'Varování bereme zpět',
    parts: [
      { text: `Hlášení č. ${number} už za zneužití nepovažujeme a do limitu se nepočítá.` },
      { rows: [['Důvod', reason]] },
    ],
    replyTo: config.contactEmail,
  });
}
