import { listingUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';

type Sent = {
  path: `/${string}`;
  kind: 'offer' | 'demand';
  own?: { title: string; advertiserName: string; text: string };
};

/** The writer buys from an offer and sells to a demand. */
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

const sent: Sent = { path: listingUrl({ id: 4821, slug: 'hokejka-unihoc-epic-youngster' }), kind: 'offer' };

/**
 * Confirms to the sender that the message is on its way. `own` only for a verified address: otherwise the form
 * could send anyone's text to anyone, the sender's or the listing's.
 */
export const receiptEmail = emailTemplate<Sent>({
  name: 'message-receipt',
  when: 'Potvrzení pro toho, kdo napsal k inzerátu.',
  write({ path, kind, own }, config) {
    const { about, show, beware } = texts[kind];
    return {
      headers: { 'Auto-Submitted': 'auto-replied' },
      subject: own ? `Zpráva ${about} „${own.title}“ odešla` : `Zpráva ${about} odešla`,
      heading: 'Zpráva odešla',
      parts: [
        ...(own
          ? [
              {
                rows: [
                  [kind === 'demand' ? 'Poptávka' : 'Inzerát', own.title],
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
        { action: show, url: emailLink(config, path) },
        { note: beware },
        {
          note: own
            ? 'Není ta zpráva od tebe? Pak je někdo v tvém účtu: nastav si nový PIN, ostatní tím odhlásíš.'
            : 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.',
        },
      ],
    };
  },
  specimens: {
    'pisatel bez účtu': sent,
    'pisatel s účtem': {
      ...sent,
      own: {
        title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
        advertiserName: 'Jana N.',
        text: 'Dobrý den,\nještě ji máte? Syn hraje za mladší žáky.',
      },
    },
    poptávka: { ...sent, path: listingUrl({ id: 4655, slug: 'halovky-38' }), kind: 'demand' },
  },
});
