import { counted } from '../../../contract/czech.ts';
import { remindersUnsubscribeUrl, sizeReminderUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { cardNote } from '../../listings/components/card-note.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import { formatRange } from '../../products/components/format-usual-price.ts';
import type { UsualPrice } from '../../products/contract.ts';
import { nextSizeAddress, offerOfThing } from '../address.ts';
import { confirmDays } from '../contract.ts';
import type { OwnedThing } from '../thing.ts';

type Outgrown = {
  /** `Florbalka Unihoc Epic, shaft 75 cm` */
  name: string;
  thing: OwnedThing;
  next: { label: string; search: Readonly<Record<string, string>> };
  /** First offers of the next size. */
  listings: readonly ListingCard[];
  total: number;
  /** Usual price of the old item in used condition. */
  usual: Pick<UsualPrice, 'low' | 'typical' | 'high'> | undefined;
  key: string;
};

const offers = ['nabídku', 'nabídky', 'nabídek'] as const;

const [stick] = specimenCards;
const madeUp = { key: 'zkouska-Vyroste7kQ' };
const oldStick = {
  category: 'florbalky',
  size: '75',
  brand: 'unihoc',
  model: 'Epic Youngster',
  attributes: { shaftLengthCm: ['75-75'], hand: ['left'] },
} as const;

/** A child has probably outgrown an item: the next size, and a link to offer the old one. Sent once. */
export const outgrownEmail = emailTemplate<Outgrown>({
  name: 'outgrown',
  when: 'Přišel měsíc, ve kterém dítě z věci nejspíš vyrostlo.',
  write({ name, thing, next, listings, total, usual, key }, config) {
    const off = config.appUrl + remindersUnsubscribeUrl(key);
    return {
      subject: `Už je to malé? ${name}`,
      heading: 'Nejspíš je čas na větší',
      parts: [
        { text: `Máme ti připomenout, že tohle bude dítěti malé: ${name}.` },
        {
          text:
            total === 0
              ? `Další velikost je ${next.label}. Teď tu taková není. Otevři hledání a dej ho hlídat, napíšeme ti, až se objeví.`
              : `Další velikost je ${next.label}. Na bazaru ${total === 1 ? 'je' : total < 5 ? 'jsou' : 'je'} teď ${counted(total, ['taková nabídka', 'takové nabídky', 'takových nabídek'])}:`,
        },
        ...(listings.length > 0
          ? [
              {
                things: listings.map((listing) => ({
                  name: listing.title,
                  note: cardNote(listing),
                  url: emailLink(config, listingUrl(listing)),
                })),
              },
            ]
          : []),
        {
          action: total > 1 ? `Zobrazit ${counted(total, offers)}` : 'Otevřít hledání',
          url: emailLink(config, nextSizeAddress(next.search)),
        },
        {
          text: usual
            ? `Starou věc můžeš nabídnout dál. Hraná se obvykle prodává za ${formatRange(usual)}. Kategorii, velikost a cenu ti předvyplníme, doplníš stav a fotky.`
            : 'Starou věc můžeš nabídnout dál. Kategorii a velikost ti předvyplníme, doplníš stav, cenu a fotky.',
        },
        {
          link: 'Připravit inzerát na starou věc',
          url: emailLink(config, offerOfThing(thing, name, usual?.typical)),
        },
        {
          note: 'Je to odhad podle průměrného růstu, každé dítě roste jinak. Výšku ani věk dítěte u nás neukládáme.',
        },
        { link: 'Ještě je dobrá, připomenout později', url: config.appUrl + sizeReminderUrl(key) },
        { link: 'Vypnout všechna připomenutí', url: off },
      ],
      headers: listUnsubscribe(off),
    };
  },
  specimens: {
    'několik nabídek a obvyklá cena': {
      ...madeUp,
      name: 'Florbalka Unihoc Epic Youngster, shaft 75\u00a0cm',
      thing: oldStick,
      next: {
        label: '82\u00a0cm',
        search: { category: 'florbalky', shaftLengthCm: '76-87', hand: 'left' },
      },
      listings: specimenCards,
      total: 14,
      usual: { low: 350, typical: 500, high: 700 },
    },
    'jedna nabídka': {
      ...madeUp,
      name: 'Boty, EU\u00a033',
      thing: {
        category: 'boty',
        size: '33',
        brand: null,
        model: null,
        attributes: { shoeSizeEu: ['33-33'] },
      },
      next: { label: 'EU\u00a034', search: { category: 'boty', shoeSizeEu: '34-34.5' } },
      listings: [stick],
      total: 1,
      usual: undefined,
    },
    'nic v nabídce': {
      ...madeUp,
      name: 'Brankářský set, velikost 130',
      thing: {
        category: 'brankarske-sety',
        size: '130',
        brand: null,
        model: null,
        attributes: { goalieSize: ['130'] },
      },
      next: { label: '140', search: { category: 'brankarske-sety', goalieSize: '140' } },
      listings: [],
      total: 0,
      usual: undefined,
    },
  },
});

/** Asks to confirm a reminder without naming its content, because anyone may have requested it. */
export const confirmReminderEmail = emailTemplate<{ key: string }>({
  name: 'size-reminder-confirm',
  when: 'Někdo bez přihlášení chce připomenout, až dítě z věci vyroste.',
  write: ({ key }, config) => ({
    subject: 'Potvrď připomenutí na Florbalovém bazaru',
    heading: 'Máme ti připomenout větší velikost?',
    parts: [
      {
        text: 'Otevři odkaz, podívej se, co a kdy máme připomenout, a potvrď to tlačítkem. Do té doby ti nic posílat nebudeme.',
      },
      { action: 'Potvrdit připomenutí', url: config.appUrl + sizeReminderUrl(key) },
      {
        note:
          `Odkaz platí ${confirmDays} dní. O připomenutí si někdo řekl na ${new URL(config.appUrl).host} a zadal tuto ` +
          'adresu. Pokud to byl někdo jiný, nic nedělej.',
      },
    ],
  }),
  specimens: { běžný: madeUp },
});
