import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { confirmDays } from '../contract.ts';
import { watchPath } from '../keys.ts';

/** Asks whether the address wants the watch, without a word of the search: anybody may have written it. The link alone confirms nothing: programs follow links too. */
export function confirmEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Potvrď hlídání na Florbalovém bazaru',
    heading: 'Máme pro tebe hlídat nové inzeráty?',
    parts: [
      {
        text: 'Otevři odkaz, podívej se, co se má hlídat, a potvrď to tlačítkem. Do té doby ti nic posílat nebudeme.',
      },
      { action: 'Potvrdit hlídání', url: config.appUrl + watchPath(key) },
      {
        note:
          `Odkaz platí ${confirmDays} dní. O hlídání si někdo řekl na ${new URL(config.appUrl).host} a zadal tuto ` +
          'adresu. Pokud to byl někdo jiný, nic nedělej.',
      },
    ],
  });
}
