import type { Config } from '../../../config.ts';
import { counted } from '../../../contract/czech.ts';
import { decisionUrl, myListingsUrl } from '../../../contract/urls.ts';
import { ruleUrl } from '../../../contract/rule-url.ts';
import { emailLink, type EmailPart, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { BlockSource } from '../contract.ts';

const sources = {
  reported: 'upozornění od jiného člověka',
  own: 'naše vlastní kontrola',
  detected: 'program, který hledá podvody a podezřelé inzeráty',
} as const satisfies Record<BlockSource, string>;

const notUsed = 'nepoužili jsme ho ani k nalezení obsahu';
/** Whether automated means were used. */
const automated: Record<BlockSource, string> = {
  reported: notUsed,
  own: notUsed,
  detected: 'na obsah jen upozornil, posoudil ho člověk',
};

type Reasons = { reason: string; rule: string; source: BlockSource };

/** Reason, grounds and source of a decision, as article 17 of the DSA requires, with a link to the rules. */
export function statementOfReasons(
  config: Pick<Config, 'appUrl'>,
  { reason, rule, source }: Reasons,
): EmailPart[] {
  return [
    {
      rows: [
        ['Důvod', reason],
        ['Pravidlo', rule],
        ['Podnět', sources[source]],
        ['Rozhodl', 'člověk, žádný automat'],
        ['Automat', automated[source]],
      ],
    },
    { link: 'Přečíst pravidla', url: config.appUrl + ruleUrl(rule) },
  ];
}

/** How to object to a decision, by the recipient's key; works without signing in. */
export function objection(config: Pick<Config, 'appUrl'>, key: string): EmailPart[] {
  return [
    {
      text: 'Nesouhlasíš? Do šesti měsíců podej námitku. Vyřídíme ji do sedmi dnů a kde to jde, rozhodne jiný člověk než poprvé. Obrátit se můžeš i na soud nebo na mimosoudní řešení sporů.',
    },
    { action: 'Podat námitku', url: emailLink(config, decisionUrl(key)) },
  ];
}

type Blocked = Reasons & {
  at: Date;
  /** Number of listings blocked with the account. */
  listings: number;
  /** Key of the link for objecting. */
  key: string;
};

/**
 * What was decided, why, on what grounds, by whom, and how to object. Article 17 of the DSA requires it whenever an
 * address is known, so it is also sent to unproven ones.
 */
export const blockedEmail = emailTemplate<Blocked>({
  name: 'account-blocked',
  when: 'Správa zablokovala účet.',
  write: ({ at, listings, key, ...why }, config) => {
    const removed = counted(listings, ['inzerát', 'inzeráty', 'inzerátů']);
    const gone = listings === 0 ? '' : ` S ním jsme stáhli ${removed}.`;
    return {
      subject: 'Tvůj účet jsme zablokovali',
      heading: 'Účet je zablokovaný',
      parts: [
        {
          text: `${formatDate(at.toISOString())} jsme zablokovali tvůj účet na Florbalovém bazaru.${gone} Platí to, dokud účet neodblokujeme. Do té doby se nejde přihlásit ani vystavit inzerát.`,
        },
        ...statementOfReasons(config, why),
        ...objection(config, key),
        {
          note: 'Chceš svoje data, smazat účet nebo odstoupit od členství? Odpověz na tenhle e-mail, zařídíme to za tebe.',
        },
      ],
      replyTo: config.contactEmail,
    };
  },
  specimens: {
    'po hlášení, s inzeráty': {
      at: new Date('2026-11-26T17:42:00Z'),
      reason:
        'Tři kupující zaplatili předem za hokejky, které nikdy nedorazily, a na zprávy nikdo neodpovídá.',
      rule: 'Podmínky inzerce, čl. 7: nabízet jen to, co máš a pošleš',
      source: 'reported',
      listings: 4,
      key: 'zkouska-Namitka3fW8',
    },
    'z vlastní kontroly, bez inzerátů': {
      at: new Date('2026-11-26T17:42:00Z'),
      reason: 'Účet rozesílal odkazy na falešnou platbu kurýrem.',
      rule: 'Zákaz podvodu',
      source: 'own',
      listings: 0,
      key: 'zkouska-Namitka3fW8',
    },
  },
});

/** The account is unblocked; sent to the address that was notified of the block. */
export const accountReleasedEmail = emailTemplate<Record<never, never>>({
  name: 'account-released',
  when: 'Správa účet odblokovala.',
  write: (_, config) => ({
    subject: 'Tvůj účet je odblokovaný',
    heading: 'Účet je odblokovaný',
    parts: [
      {
        text: 'Můžeš se přihlásit. Inzeráty jsme vrátili, kolik jich karty dovolí. Ty, kterým mezitím skončila platnost, obnovíš jedním kliknutím.',
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: {} },
});
