import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';

type Sent = {
  to: string;
  title: string;
  path: `/${string}`;
  kind: 'offer' | 'demand';
  advertiserName: string;
};

/** Who writes to an offer buys, who writes to a demand sells. */
const words = {
  offer: {
    about: 'k inzerátu',
    show: 'Zobrazit inzerát',
    beware:
      'Plať, až když máš věc v ruce, nebo si domluv dobírku. Číslo karty ani přihlášení do banky ' +
      'nikdo kvůli nákupu potřebovat nemůže.',
  },
  demand: {
    about: 'k poptávce',
    show: 'Zobrazit poptávku',
    beware:
      'Věc předej, až když máš peníze, nebo ji pošli na dobírku. Číslo karty ani přihlášení do banky ' +
      'nikdo nepotřebuje, aby ti mohl zaplatit.',
  },
} as const;

/** Tells the sender that the message is on its way. `text` only where the sender's address is proven. */
export function receiptLetter(config: Config, sent: Sent, text: string | undefined): Promise<Letter> {
  const { about, show, beware } = words[sent.kind];
  return composeLetter(config, {
    to: sent.to,
    subject: `Zpráva ${about} „${sent.title}“ odešla`,
    heading: 'Zpráva odešla',
    parts: [
      {
        rows: [
          [sent.kind === 'demand' ? 'Poptávka' : 'Inzerát', sent.title],
          ['Inzerent', sent.advertiserName],
        ],
      },
      {
        text:
          'Odpověď ti přijde přímo na tuhle adresu. Co inzerent napíše na webu, najdeš po přihlášení ' +
          's touhle adresou i ve svých zprávách.',
      },
      ...(text ? [{ text: 'Stojí v ní:' }, { quote: text }] : []),
      { action: show, url: letterLink(config, sent.path) },
      { note: beware },
      {
        note: text
          ? 'Není ta zpráva od tebe? Pak je někdo v tvém účtu: nastav si nový PIN, ostatní tím odhlásíš.'
          : 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.',
      },
    ],
  });
}
