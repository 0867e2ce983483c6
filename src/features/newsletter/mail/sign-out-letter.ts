import type { Config } from '../../../config.ts';
import { composeLetter } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { signOutPath } from '../keys.ts';

/** The link that signs off, for a reader who has no letter at hand. */
export function signOutLetter(config: Config, { to, key }: { to: string; key: string }): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: 'Odhlášení z newsletteru Florbalového bazaru',
    heading: 'Odhlášení z newsletteru',
    parts: [
      { text: 'Otevři odkaz a odhlas se tlačítkem.' },
      { action: 'Odhlásit se', url: config.appUrl + signOutPath(key) },
      {
        note: 'Poslali jsme to, protože si o odkaz někdo řekl a zadal tuto adresu. Chceš-li newsletter dál, nic nedělej.',
      },
    ],
  });
}
