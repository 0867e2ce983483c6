import { decisionUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { type DecisionAction, isAdverse } from '../../blocking/contract.ts';
import { objection } from '../../blocking/index.ts';
import { outcomeSentence, listingOf, subjectGenitive, subjectLabel } from '../rules.ts';

const reported = { number: 128, key: 'zkouska-Hlaseni7dC', subject: 'listing:4821' };

type Decided = { action: DecisionAction; reason: string; rule: string };

/**
 * The decision about a report, its reason and how to object (DSA, articles 16 and 20); without the reporter's
 * text. A successful reporter has nothing to object to.
 */
export const decisionEmail = emailTemplate<{
  number: number;
  key: string;
  subject: string;
  decision: Decided;
}>({
  name: 'report-decided',
  when: 'Správa rozhodla o hlášení.',
  write({ number, key, subject, decision: { action, reason, rule } }, config) {
    const done = isAdverse(action);
    return {
      subject: `Hlášení č. ${number}: jak jsme rozhodli`,
      heading: 'Rozhodnutí o hlášení',
      parts: [
        {
          text: `Hlášení č. ${number} se týkalo ${subjectGenitive(subject)}. ${outcomeSentence(action, subjectLabel(subject))}`,
        },
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
    };
  },
  specimens: {
    'obsah zůstává': {
      ...reported,
      decision: { action: 'kept', reason: 'Fotky jsou vlastní, cena odpovídá stavu.', rule: '' },
    },
    'inzerát je skrytý': {
      ...reported,
      decision: { action: 'hidden', reason: 'Délka neodpovídá fotce.', rule: 'Pravdivý popis' },
    },
    'hodnocení je skryté': {
      ...reported,
      subject: 'review:zkouska',
      decision: { action: 'hidden', reason: 'Hodnocení nadává druhé straně.', rule: 'Slušné chování' },
    },
    'inzerát je smazaný': {
      ...reported,
      decision: { action: 'removed', reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky' },
    },
  },
});

type Reversed = { number: number; subject: string; action: DecisionAction; answer?: string | undefined };

/**
 * A measure after a report was reverted; with the reason after an objection. A hold that ends because the
 * listing was fixed does not count.
 */
export const reversedEmail = emailTemplate<Reversed>({
  name: 'report-reversed',
  when: 'Správa vzala zpět zásah, který byl po hlášení.',
  write({ number, subject, action, answer }, config) {
    const about = `Hlášení č. ${number} se týkalo ${subjectGenitive(subject)}.`;
    const object = 'Nesouhlasíš? Podej námitku odkazem z e-mailu o rozhodnutí.';
    const replyTo = config.contactEmail;
    if (action === 'hidden' && !answer && listingOf(subject) !== undefined)
      return {
        subject: `Hlášení č. ${number}: inzerát je po kontrole`,
        heading: 'Inzerát je po kontrole',
        parts: [
          { text: `${about} Podívali jsme se na něj znovu a je v pořádku, skrytý už není.` },
          { note: object },
        ],
        replyTo,
      };
    const why = answer ? 'Po námitce druhé strany jsme zásah vzali zpět.' : 'Zásah jsme vzali zpět.';
    return {
      subject: `Hlášení č. ${number}: rozhodnutí se změnilo`,
      heading: 'Rozhodnutí jsme vzali zpět',
      parts: [
        { text: `${about} ${why} ${object}` },
        ...(answer ? [{ rows: [['Důvod', answer]] } as const] : []),
      ],
      replyTo,
    };
  },
  specimens: {
    'smazání, po námitce': {
      ...reported,
      action: 'removed',
      answer: 'Inzerent doložil, že fotky jsou jeho.',
    },
    'smazání, bez námitky': { ...reported, action: 'removed' },
    'skrytí, po opravě': { ...reported, action: 'hidden' },
  },
});

type Answered = {
  granted: boolean;
  answer: string;
  subject: string;
  /** Number of the report, if its sender objected. */
  report: number | null;
  /** The listing was removed while the objection to its hold was waiting. */
  removed: boolean;
};

/** Answer to an objection of either side. */
export const objectionAnswerEmail = emailTemplate<Answered>({
  name: 'objection-answered',
  when: 'Správa odpověděla na námitku.',
  write({ granted, answer, subject, report, removed }, config) {
    const about = report === null ? subjectLabel(subject) : `hlášení č. ${report}`;
    const then =
      report !== null
        ? 'Na hlášení se podíváme znovu a o novém rozhodnutí ti napíšeme.'
        : removed
          ? 'Skrytí bereme zpět. Inzerát je ale mezitím smazaný z jiného důvodu, který má vlastní e-mail i námitku.'
          : 'Zásah bereme zpět.';
    return {
      subject: `Námitka, ${about}: ${granted ? 'vyhověli jsme' : 'rozhodnutí zůstává'}`,
      heading: granted ? 'Tvé námitce jsme vyhověli' : 'Rozhodnutí zůstává',
      parts: [
        { text: granted ? then : 'Námitku posoudil člověk. Na rozhodnutí nic neměníme.' },
        { rows: [['Důvod', answer]] },
        ...(granted
          ? []
          : [{ note: 'Obrátit se můžeš i na soud nebo na mimosoudní řešení sporů.' } as const]),
      ],
      replyTo: config.contactEmail,
    };
  },
  specimens: {
    'inzerentovi, zamítnutá': {
      ...reported,
      granted: false,
      answer: 'Na fotkách je vodoznak e-shopu, vlastní fotku jsi nepřidal.',
      report: null,
      removed: false,
    },
    'kdo hlásil, uznaná': {
      ...reported,
      granted: true,
      answer: 'Máš pravdu, odkaz v popisu vede na podvodnou stránku.',
      report: 128,
      removed: false,
    },
  },
});
