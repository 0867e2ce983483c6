import type { Config } from '../../../config.ts';
import { decisionUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { DecisionAction } from '../../blocking/contract.ts';
import { objection } from '../../blocking/index.ts';
import { outcomeSentences, subjectGenitive, subjectLabel } from '../rules.ts';

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

/** What was done after a report is taken back; why, where an objection led to it. */
export function reversedEmail(
  config: Config,
  {
    to,
    number,
    subject,
    answer,
  }: { to: string; number: number; subject: string; answer?: string | undefined },
): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Hlášení č. ${number}: rozhodnutí se změnilo`,
    heading: 'Rozhodnutí jsme vzali zpět',
    parts: [
      {
        text: `Hlášení č. ${number} se týkalo ${subjectGenitive(subject)}. ${answer ? 'Po námitce druhé strany jsme zásah vzali zpět.' : 'Zásah jsme vzali zpět.'} Nesouhlasíš? Podej námitku odkazem z e-mailu o rozhodnutí.`,
      },
      ...(answer ? [{ rows: [['Důvod', answer]] } as const] : []),
    ],
    replyTo: config.contactEmail,
  });
}

type Answered = {
  to: string;
  granted: boolean;
  answer: string;
  subject: string;
  /** Its number, where its sender objects. */
  report: number | null;
  /** The listing whose hiding was objected to has been removed meanwhile. */
  removed: boolean;
};

/** The answer to an objection of either side. */
export function objectionAnswerEmail(
  config: Config,
  { to, granted, answer, subject, report, removed }: Answered,
): Promise<Email> {
  const about = report === null ? subjectLabel(subject) : `hlášení č. ${report}`;
  const then =
    report !== null
      ? 'Na hlášení se podíváme znovu a o novém rozhodnutí ti napíšeme.'
      : removed
        ? 'Skrytí bereme zpět. Inzerát je ale mezitím smazaný z jiného důvodu, který má vlastní e-mail i námitku.'
        : 'Zásah bereme zpět.';
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
