import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { confirmPath } from '../keys.ts';
import { confirmDays } from '../shapes.ts';

/** Asks whether the mailbox wants the newsletter. The link alone confirms nothing: programs follow links too. */
export function confirmEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Potvrď newsletter Florbalového bazaru',
    heading: 'Máme ti posílat newsletter?',
    parts: [
      {
        text:
          'Nejvýš dvakrát za 30 dní by ti chodily novinky bazaru, výběr inzerátů a tipy z blogu. ' +
          'Otevři odkaz a potvrď to tlačítkem. Do té doby ti nic posílat nebudeme.',
      },
      { action: 'Potvrdit newsletter', url: config.appUrl + confirmPath(key) },
      {
        note:
          `Odkaz platí ${confirmDays} dní. O newsletter si někdo řekl na ${new URL(config.appUrl).host} a zadal ` +
          'tuto adresu. Pokud to byl někdo jiný, nic nedělej.',
      },
    ],
  });
}
