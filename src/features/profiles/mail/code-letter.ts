import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { mailedPinMinutes } from '../../accounts/contract.ts';
import { timeOfDay } from '../../accounts/index.ts';

type Sent = { to: string; code: string; sentAt: Date; expiresAt: Date };

/** The code that proves an address; it opens the subject, so that a notification shows it. */
export function codeLetter(config: Config, { to, code, sentAt, expiresAt }: Sent): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: `${code} je PIN k ověření e-mailu`,
    heading: 'Ověř svůj e-mail',
    parts: [
      { text: 'Opiš PIN do svého profilu na bazaru:' },
      { code },
      { text: `Platí ${mailedPinMinutes} minut, do ${timeOfDay(expiresAt)}, a jde použít jen jednou.` },
      { action: 'Otevřít profil', url: letterLink(config, '/ucet/profil') },
      {
        note:
          `Adresu kolem ${timeOfDay(sentAt)} někdo zadal do profilu na ${new URL(config.appUrl).host}. ` +
          'Pokud to byl někdo jiný, nic nedělej: bez PINu ji ke svému účtu nepřipojí.',
      },
    ],
  });
}

/** Instead of a code, when the address belongs to another account: only its owner is told. */
export function accountExistsLetter(config: Config, to: string): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: 'Na tuto adresu už účet je',
    heading: 'Na tuto adresu už účet je',
    parts: [
      {
        text: 'Někdo chtěl tuto adresu připojit k jinému účtu na bazaru. Protože na ní účet už je, nejde to.',
      },
      { text: 'Jsou oba účty tvoje? Přihlas se touto adresou, nebo v tom prvním použij jinou.' },
      { action: 'Přihlásit se', url: letterLink(config, '/ucet') },
    ],
  });
}
