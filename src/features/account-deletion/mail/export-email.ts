import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { formatDay } from './format-date.ts';

/** The link leads to a page that asks who one is: the email alone opens nothing. */
export function exportReadyEmail(
  config: Config,
  { to, expiresAt }: { to: string; expiresAt: Date },
): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Archiv s tvými daty je hotový',
    heading: 'Archiv s tvými daty je hotový',
    parts: [
      { text: `Stáhnout si ho můžeš do ${formatDay(expiresAt)}, pak ho smažeme.` },
      { action: 'Stáhnout archiv', url: emailLink(config, '/ucet/moje-data') },
      { note: 'Jestli o archiv žádal někdo jiný, přihlas se a zkontroluj přihlášená zařízení.' },
    ],
  });
}
