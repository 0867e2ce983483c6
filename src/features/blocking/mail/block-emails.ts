import type { Config } from '../../../config.ts';
import { counted } from '../../../contract/czech.ts';
import { decisionUrl, myListingsUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink, type EmailPart } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { unprovenMailbox } from '../../accounts/index.ts';
import type { BlockSource } from '../contract.ts';

const sources = { reported: 'upozornění od jiného člověka', own: 'naše vlastní kontrola' } as const;

/** Why something was decided, on what grounds and by whom, as article 17 of the DSA asks. */
export function statementOfReasons({
  reason,
  rule,
  source,
}: {
  reason: string;
  rule: string;
  source: BlockSource;
}): EmailPart {
  return {
    rows: [
      ['Důvod', reason],
      ['Pravidlo', rule],
      ['Podnět', sources[source]],
      ['Rozhodl', 'člověk, žádný automat'],
      ['Automat', 'nepoužili jsme ho ani k nalezení obsahu'],
    ],
  };
}

/** How to object to a decision, by the key of who reads the email; works without signing in. */
export function objection(config: Pick<Config, 'appUrl'>, key: string): EmailPart[] {
  return [
    {
      text: 'Nesouhlasíš? Do šesti měsíců podej námitku. Vyřídíme ji do sedmi dnů a kde to jde, rozhodne jiný člověk než poprvé. Obrátit se můžeš i na soud nebo na mimosoudní řešení sporů.',
    },
    { action: 'Podat námitku', url: emailLink(config, decisionUrl(key)) },
  ];
}

type Blocked = {
  advertiserId: string;
  reason: string;
  rule: string;
  source: BlockSource;
  listings: number;
  key: string;
};
type Posts = Pick<Platform, 'config' | 'clock' | 'queue'>;

const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/**
 * What was done, why, on what grounds, who decided and how to object. Article 17 of the DSA asks for it wherever an
 * address is known, so it goes to an unproven one, too.
 */
export async function queueBlockedEmail(
  { config, clock, queue }: Posts,
  db: Database,
  { advertiserId, reason, rule, source, listings, key }: Blocked,
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const removed = counted(listings, ['inzerát', 'inzeráty', 'inzerátů']);
  const gone = listings === 0 ? '' : ` S ním jsme stáhli ${removed}.`;
  const mail = await composeEmail(config, {
    to: mailbox.email,
    subject: 'Tvůj účet jsme zablokovali',
    heading: 'Účet je zablokovaný',
    parts: [
      {
        text: `${day.format(clock.now())} jsme zablokovali tvůj účet na Florbalovém bazaru.${gone} Platí to, dokud účet neodblokujeme. Do té doby se nejde přihlásit ani vystavit inzerát.`,
      },
      statementOfReasons({ reason, rule, source }),
      ...objection(config, key),
      {
        note: 'Chceš svoje data, smazat účet nebo odstoupit od členství? Odpověz na tenhle e-mail, zařídíme to za tebe.',
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', mail);
}

/** The account is open again: to where the email about its blocking went. */
export async function queueReleasedEmail(
  { config, queue }: Posts,
  db: Database,
  advertiserId: string,
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const mail = await composeEmail(config, {
    to: mailbox.email,
    subject: 'Tvůj účet je odblokovaný',
    heading: 'Účet je odblokovaný',
    parts: [
      {
        text: 'Můžeš se přihlásit. Inzeráty jsme vrátili, kolik jich karty dovolí. Ty, kterým mezitím skončila platnost, obnovíš jedním kliknutím.',
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', mail);
}
