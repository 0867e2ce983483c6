import type { Config } from '../../../config.ts';
import { decisionUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { DecisionAction } from '../../blocking/contract.ts';
import { objection } from '../../blocking/index.ts';
import {
  badFaithDays,
  badFaithLimitWords,
  outcomeSentences,
  subjectGenitive,
  subjectLabel,
} from '../rules.ts';

type Decided = { action: DecisionAction; reason: string; rule: string };

/** What was decided about a report, why and how to object (DSA, articles 16 and 20); not in the reporter's own words. Who was right has nothing to object to. */
export function decisionEmail(
  config: Config,
  {
    to,
    number,
    key,
    subject,
    decision: { action, reason, rule },
  }: { to: string; number: number; key: string; subject: string; decision: Decided },
): Promise<Email> {
  const done = action === 'removed' || action === 'blocked';
  return composeEmail(config, {
    to,
    subject: `Hlášení č. ${number}: jak jsme rozhodli`,
    heading: 'Rozhodnutí o hlášení',
    parts: [
      { text: `Hlášení č. ${number} se týkalo ${subjectGenitive(subject)}. ${outcomeSentences[action]}` },
      {
        rows: [
          ['Důvod', reason],
          ...(done ? ([['Pravidlo', rule]] as const) : []),
          ['Rozhodl', 'člověk, žádný automat'],
        ],
      },
      ...(done
        ? [{ action: 'Jak je to s hlášením', url: emailLink(config, decisionUrl(key)) } as const]
        : objection(config, key)),
    ],
    replyTo: config.contactEmail,
  });
}

/** The advertiser's objection was granted after all: the reporter learns that and why. */
export function reversedEmail(
  config: Config,
  { to, number, subject, answer }: { to: string; number: number; subject: string; answer: string },
): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Hlášení č. ${number}: rozhodnutí se změnilo`,
    heading: 'Rozhodnutí jsme vzali zpět',
    parts: [
      {
        text: `Hlášení č. ${number} se týkalo ${subjectGenitive(subject)}. Po námitce druhé strany jsme zásah vzali zpět. Nesouhlasíš? Podej námitku odkazem z e-mailu o rozhodnutí.`,
      },
      { rows: [['Důvod', answer]] },
    ],
    replyTo: config.contactEmail,
  });
}

/** The answer to an objection of either side. */
export function objectionAnswerEmail(
  config: Config,
  {
    to,
    granted,
    answer,
    subject,
    report,
  }: { to: string; granted: boolean; answer: string; subject: string; report: number | null },
): Promise<Email> {
  const about = report === null ? subjectLabel(subject) : `hlášení č. ${report}`;
  const then =
    report === null ? 'Zásah bereme zpět.' : 'Na hlášení se podíváme znovu a o novém rozhodnutí ti napíšeme.';
  return composeEmail(config, {
    to,
    subject: `Námitka, ${about}: ${granted ? 'vyhověli jsme' : 'rozhodnutí zůstává'}`,
    heading: granted ? 'Tvé námitce jsme vyhověli' : 'Rozhodnutí zůstává',
    parts: [
      { text: granted ? then : 'Námitku posoudil člověk. Na rozhodnutí nic neměníme.' },
      { rows: [['Důvod', answer]] },
      ...(granted ? [] : [{ note: 'Obrátit se můžeš i na soud nebo na mimosoudní řešení sporů.' } as const]),
    ],
    replyTo: config.contactEmail,
  });
}

/** Warns before further reports are refused (DSA, article 23). */
export function badFaithEmail(
  config: Config,
  { to, number, reason }: { to: string; number: number; reason: string },
): Promise<Email> {
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
