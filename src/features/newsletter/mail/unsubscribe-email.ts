import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { unsubscribePath } from '../keys.ts';

/** The unsubscribe link, for a reader who has no issue at hand. */
export function unsubscribeEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Odhlášení z newsletteru Florbalového bazaru',
    heading: 'Odhlášení z newsletteru',
    parts: [
      { text: 'Otevři odkaz a odhlas se tlačítkem.' },
      { action: 'Odhlásit se', url: config.appUrl + unsubscribePath(key) },
      {
        note: 'Poslali jsme to, protože si o odkaz někdo řekl a zadal tuto adresu. Chceš-li newsletter dál, nic nedělej.',
      },
    ],
  });
}
