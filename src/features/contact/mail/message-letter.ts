import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import type { Message } from '../db.ts';

type About = { title: string; path: `/${string}` };

/** Somebody's message for the advertiser. A reply goes straight to the sender. */
export function messageLetter(config: Config, to: string, message: Message, about: About): Promise<Letter> {
  return composeLetter(config, {
    to,
    replyTo: message.email,
    subject: `Nová zpráva k inzerátu „${about.title}“`,
    heading: `Zpráva k inzerátu „${about.title}“`,
    parts: [
      { text: `${message.name} ti přes Florbalový bazar píše:` },
      { quote: message.text },
      {
        rows: [
          ['Jméno', message.name],
          ['E-mail', message.email],
          ...(message.phone ? [['Telefon', message.phone] as const] : []),
        ],
      },
      { text: 'Odpověz prostě na tenhle e-mail. Odpověď dorazí rovnou odesílateli a s ní i tvoje adresa.' },
      {
        note:
          'Pozor na podvod: kvůli prodeji nikdy nikam nezadávej číslo karty, CVC, PIN ani přihlášení do banky. ' +
          'Odkaz na „platbu kurýrem“ nebo „potvrzení příjmu peněz“ je past. Nejjistější je předání osobně.',
      },
      { action: 'Zobrazit inzerát', url: letterLink(config, about.path) },
    ],
  });
}
