import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { pinLandingPath } from '../address.ts';
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
      { action: 'Nebo otevři odkaz', url: `${config.appUrl}${pinLandingPath(pin)}` },
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
