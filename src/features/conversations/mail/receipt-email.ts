import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';

type Sent = { to: string; path: `/${string}`; kind: 'offer' | 'demand' };
type Own = { title: string; advertiserName: string; text: string };

/** Who writes to an offer buys, who writes to a demand sells. */
const texts = {
  offer: {
    about: 'k inzerátu',
    show: 'Zobrazit inzerát',
    beware:
      'Plať, až když máš věc v ruce, nebo si domluv dobírku. Číslo karty ani přihlašovací údaje do banky ' +
      'po tobě kvůli nákupu nikdo chtít nemá.',
  },
  demand: {
    about: 'k poptávce',
    show: 'Zobrazit poptávku',
    beware:
      'Věc předej, až když máš peníze, nebo ji pošli na dobírku. Číslo karty ani přihlašovací údaje do banky ' +
      'nikdo nepotřebuje, aby ti mohl zaplatit.',
  },
} as const;

/**
 * Notifies the sender that the message is on its way. `own` only where the sender's address is proven: to anybody else the
 * form must carry nobody's words, neither the sender's nor the listing's.
 */
export function receiptEmail(config: Config, sent: Sent, own?: Own): Promise<Email> {
  const { about, show, beware } = texts[sent.kind];
  return composeEmail(config, {
    to: sent.to,
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: own ? `Zpráva ${about} „${own.title}“ odešla` : `Zpráva ${about} odešla`,
    heading: 'Zpráva odešla',
    parts: [
      ...(own
        ? [
            {
              rows: [
                [sent.kind === 'demand' ? 'Poptávka' : 'Inzerát', own.title],
                ['Inzerent', own.advertiserName],
              ] as const,
            },
          ]
        : []),
      {
        text: own
          ? 'Co inzerent odpoví, ti přijde i e-mailem. Celou konverzaci najdeš ve svých zprávách.'
          : 'Odpověď ti přijde přímo na tuto adresu. Co inzerent napíše na webu, najdeš po přihlášení s touto adresou i ve svých zprávách.',
      },
      ...(own ? [{ text: 'Stojí v ní:' }, { quote: own.text }] : []),
      { action: show, url: emailLink(config, sent.path) },
      { note: beware },
      {
        note: own
          ? 'Není ta zpráva od tebe? Pak je někdo v tvém účtu: nastav si nový PIN, ostatní tím odhlásíš.'
          : 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.',
      },
    ],
  });
}
