import { counted } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import type { BlockSource } from '../contract.ts';
import { objection, statementOfReasons } from './statement-of-reasons.ts';

type Blocked = { email: string; reason: string; rule: string; source: BlockSource; listings: number };
type Posts = Pick<Platform, 'config' | 'clock' | 'queue'>;

const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/** What was done, why, on what grounds, who decided and how to object: all that article 17 of the DSA asks for. */
export async function queueBlockedEmail(
  { config, clock, queue }: Posts,
  db: Database,
  { email, reason, rule, source, listings }: Blocked,
): Promise<void> {
  const adverts = counted(listings, ['inzerát', 'inzeráty', 'inzerátů']);
  const gone = listings === 0 ? '' : ` S ním jsme stáhli ${adverts}.`;
  const mail = await composeEmail(config, {
    to: email,
    subject: 'Tvůj účet jsme zablokovali',
    heading: 'Účet je zablokovaný',
    parts: [
      {
        text: `${day.format(clock.now())} jsme zablokovali tvůj účet na Florbalovém bazaru.${gone} Platí to, dokud účet neodblokujeme. Do té doby se nejde přihlásit ani vystavit inzerát.`,
      },
      statementOfReasons({ reason, rule, source }),
      ...objection(config),
      {
        note: 'Chceš svoje data, smazat účet nebo odstoupit od členství? Odpověz na tenhle e-mail, zařídíme to za tebe.',
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', mail);
}

/** The account is open again. */
export async function queueReleasedEmail(
  { config, queue }: Posts,
  db: Database,
  email: string,
): Promise<void> {
  const mail = await composeEmail(config, {
    to: email,
    subject: 'Tvůj účet je odblokovaný',
    heading: 'Účet je odblokovaný',
    parts: [
      {
        text: 'Můžeš se přihlásit. Inzeráty jsme vrátili, kolik jich karty dovolí. Ty, kterým mezitím skončila platnost, obnovíš jedním kliknutím.',
      },
      { action: 'Moje inzeráty', url: emailLink(config, '/ucet/moje-inzerce') },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-letter', mail);
}
