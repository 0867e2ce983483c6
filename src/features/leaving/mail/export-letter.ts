import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { dayWords } from './day-words.ts';

/** The link leads to a page that asks who one is: the letter alone opens nothing. */
export function exportReadyLetter(
  config: Config,
  { to, expiresAt }: { to: string; expiresAt: Date },
): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: 'Archiv s tvými daty je hotový',
    heading: 'Archiv s tvými daty je hotový',
    parts: [
      { text: `Stáhnout si ho můžeš do ${dayWords(expiresAt)}, pak ho smažeme.` },
      { action: 'Stáhnout archiv', url: letterLink(config, '/ucet/moje-data') },
      { note: 'Jestli o archiv žádal někdo jiný, přihlas se a zkontroluj přihlášená zařízení.' },
    ],
  });
}
