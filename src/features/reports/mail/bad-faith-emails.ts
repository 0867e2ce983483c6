import { emailTemplate } from '../../../platform/mail/email-template.ts';
import { badFaithDays, badFaithLimitWords } from '../rules.ts';

type Marked = { number: number; reason: string };

const marked = { number: 128, reason: 'Inzerát je v pořádku, hlásíš ho potřetí, pokaždé s jiným důvodem.' };

/** Warning before further reports are refused (DSA, article 23). */
export const badFaithEmail = emailTemplate<Marked>({
  name: 'report-bad-faith',
  when: 'Správa označila hlášení za zneužité.',
  write: ({ number, reason }, config) => ({
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
  }),
  specimens: { běžný: marked },
});

/** The warning was withdrawn. */
export const badFaithClearedEmail = emailTemplate<Marked>({
  name: 'report-bad-faith-cleared',
  when: 'Správa vzala označení za zneužití zpět.',
  write: ({ number, reason }, config) => ({
    subject: `Hlášení č. ${number}: varování neplatí`,
    heading: 'Varování bereme zpět',
    parts: [
      { text: `Hlášení č. ${number} už za zneužití nepovažujeme a do limitu se nepočítá.` },
      { rows: [['Důvod', reason]] },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { ...marked, reason: 'Podruhé jsme se podívali a hlášení mělo důvod.' } },
});
