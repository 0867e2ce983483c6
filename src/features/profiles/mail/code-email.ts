import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { mailedPinMinutes } from '../../accounts/contract.ts';
import { timeOfDay } from '../../accounts/index.ts';

type Sent = { to: string; code: string; sentAt: Date; expiresAt: Date };

/** The code that proves an address; it opens the subject, so that a notification shows it. */
export function codeEmail(config: Config, { to, code, sentAt, expiresAt }: Sent): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `${code} je PIN k ověření e-mailu`,
    heading: 'Ověř svůj e-mail',
    parts: [
      { text: 'Opiš PIN do svého profilu na bazaru:' },
      { code },
      { text: `Platí ${mailedPinMinutes} minut, do ${timeOfDay(expiresAt)}, a jde použít jen jednou.` },
      { action: 'Otevřít profil', url: emailLink(config, '/ucet/profil') },
      {
        note:
          `Adresu kolem ${timeOfDay(sentAt)} někdo zadal do profilu na ${new URL(config.appUrl).host}. ` +
          'Pokud to byl někdo jiný, nic nedělej: bez PINu ji ke svému účtu nepřipojí.',
      },
    ],
  });
}

/** Sent instead of a code when the address belongs to another account: only its owner may know. */
export function accountExistsEmail(config: Config, to: string): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Na tuto adresu už účet je',
    heading: 'Na tuto adresu už účet je',
    parts: [
      {
        text: 'Někdo chtěl tuto adresu připojit k jinému účtu na bazaru. Protože na ní účet už je, nejde to.',
      },
      { text: 'Jsou oba účty tvoje? Přihlas se touto adresou, nebo v tom prvním použij jinou.' },
      { action: 'Přihlásit se', url: emailLink(config, '/ucet') },
    ],
  });
}
