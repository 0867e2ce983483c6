import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';

type Sent = { to: string; title: string; path: `/${string}`; advertiserName: string };

/** Tells the sender that the message is on its way. `text` only where the sender's address is proven. */
export function receiptLetter(config: Config, sent: Sent, text: string | undefined): Promise<Letter> {
  return composeLetter(config, {
    to: sent.to,
    subject: `Zpráva k inzerátu „${sent.title}“ odešla`,
    heading: 'Zpráva odešla',
    parts: [
      {
        rows: [
          ['Inzerát', sent.title],
          ['Inzerent', sent.advertiserName],
        ],
      },
      { text: 'Odpověď ti přijde přímo na tuhle adresu.' },
      ...(text ? [{ text: 'Stojí v ní:' }, { quote: text }] : []),
      { action: 'Zobrazit inzerát', url: letterLink(config, sent.path) },
      {
        note:
          'Plať, až když máš věc v ruce, nebo si domluv dobírku. Číslo karty ani přihlášení do banky ' +
          'nikdo kvůli nákupu potřebovat nemůže.',
      },
      {
        note: text
          ? 'Není ta zpráva od tebe? Pak je někdo v tvém účtu: nastav si nový PIN, ostatní tím odhlásíš.'
          : 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.',
      },
    ],
  });
}
