import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { forgottenUrl, pinLandingUrl } from '../../../contract/urls.ts';
import { mailedPinMinutes } from '../contract.ts';
import { timeOfDay } from '../policy.ts';

type Sent = { email: string; pin: string; sentAt: Date; expiresAt: Date };

/** The same email for a known and for an unknown address. The PIN opens the subject, so that a notification shows it. */
export function pinEmail(config: Config, { email, pin, sentAt, expiresAt }: Sent): Promise<Email> {
  return composeEmail(config, {
    to: email,
    subject: `${pin} je tvůj PIN do Florbalového bazaru`,
    heading: 'Tvůj PIN k přihlášení',
    parts: [
      { text: 'Opiš ho tam, kde na něj bazar čeká:' },
      { code: pin },
      { action: 'Nebo otevři odkaz', url: `${config.appUrl}${pinLandingUrl(pin)}` },
      { text: `Platí ${mailedPinMinutes} minut, do ${timeOfDay(expiresAt)}, a jde použít jen jednou.` },
      {
        note:
          `O PIN si kolem ${timeOfDay(sentAt)} někdo řekl na ${new URL(config.appUrl).host} a zadal tuto adresu. ` +
          'Pokud to byl někdo jiný, nic nedělej: bez PINu se k tobě nikdo nedostane.',
      },
      { note: 'PIN nikomu neříkej ani nepřeposílej. My ani kupující ho po tobě nikdy chtít nebudeme.' },
    ],
  });
}

const texts = {
  password: { changed: 'Tvoje heslo se změnilo', first: 'Tvůj účet má nově heslo', what: 'nové heslo' },
  pin: {
    changed: 'Tvůj vlastní PIN se změnil',
    first: 'Tvůj účet má nově vlastní PIN',
    what: 'nový vlastní PIN',
  },
} as const;

/** Warns an account's mailbox that a way to sign in was added, in case somebody else did it. */
export async function queueSecretEmail(
  { config, clock, queue }: Platform,
  db: Database,
  email: string,
  { secret, which }: { secret: keyof typeof texts; which: 'first' | 'changed' },
): Promise<void> {
  const { [which]: subject, what } = texts[secret];
  const mail = await composeEmail(config, {
    to: email,
    subject,
    heading: subject,
    parts: [
      {
        text: `Tvůj účet má od ${timeOfDay(clock.now())} ${what}. Všechna ostatní přihlášení jsme ukončili.`,
      },
      { text: 'Jestli to byl někdo jiný, zvol si hned nové. Přihlásí tě PIN, který ti pošleme sem.' },
      { action: 'Zvolit nové', url: emailLink(config, forgottenUrl) },
    ],
  });
  await queue.add(db, 'send-email', mail);
}
