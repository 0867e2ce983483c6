import { counted, crowns } from '../../../contract/czech.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { emailPrivacy } from '../../accounts/components/email-privacy.ts';
import { listingUrl, myListingsUrl, renewalUrl } from '../../../contract/urls.ts';
import { formatDate } from '../components/format-time.ts';
import { listingDays } from '../contract.ts';
import { specimenCards } from './specimen-cards.ts';

type Published = {
  id: number;
  slug: string;
  title: string;
  kind: 'offer' | 'demand';
  price_type: 'fixed' | 'agreement' | 'free';
  price: number | null;
  expires_at: Date;
  /** Whether a person reviewed it first. */
  checked?: boolean;
};

/** Sellers are warned of fake payments, buyers of sellers who want money in advance. */
const textsOf = {
  offer: {
    name: 'Inzerát',
    seen: (title: string) => `Tvůj inzerát „${title}“ je vidět na bazaru:`,
    show: 'Zobrazit inzerát',
    shownFor: 'Zobrazíme ho',
    messages: `Zprávy zájemců ti přijdou na tenhle e-mail a odpovíš na ně na webu. ${emailPrivacy}`,
    change: 'Upravit, stáhnout nebo označit jako prodané',
    beware:
      'Nikdo od tebe nepotřebuje číslo karty, kód z její zadní strany ani přihlašovací údaje do banky, aby ti mohl zaplatit. ' +
      'Odkazy „na přijetí platby“ a „na kurýra“ neotvírej.',
  },
  demand: {
    name: 'Poptávka',
    seen: (title: string) => `Tvoje poptávka „${title}“ je vidět na bazaru:`,
    show: 'Zobrazit poptávku',
    shownFor: 'Zobrazíme ji',
    messages: `Kdo tu věc má, toho zpráva přijde na tenhle e-mail a odpovíš mu na webu. ${emailPrivacy}`,
    change: 'Upravit, stáhnout nebo označit jako vyřízenou',
    beware:
      'Plať, až když máš věc v ruce, nebo si domluv dobírku. Peníze předem na účet neznámého neposílej ' +
      'a číslo karty ani přihlašovací údaje do banky nikomu neříkej.',
  },
} as const;

const [stick, mask, shoes] = specimenCards;
const expires_at = new Date('2027-01-25T17:42:00Z');

/** Sent when a listing is published, with its link and the next steps; queued in the same transaction. */
export const publishedEmail = emailTemplate<Published>({
  name: 'listing-published',
  when: 'Inzerát je na bazaru.',
  write(listing, config) {
    const texts = textsOf[listing.kind];
    const until = formatDate(listing.expires_at.toISOString());
    return {
      subject: `${texts.name} „${listing.title}“ je na bazaru`,
      heading: 'Přidání se povedlo',
      parts: [
        {
          text: `${listing.checked ? 'Kontrola je hotová a všechno sedí. ' : ''}${texts.seen(listing.title)}`,
        },
        { action: texts.show, url: `${config.appUrl}${listingUrl(listing)}` },
        {
          rows: [
            ['Cena', formatPrice(listing)],
            [texts.shownFor, `${listingDays} dní, do ${until}`],
          ],
        },
        { text: texts.messages },
        { action: texts.change, url: emailLink(config, myListingsUrl) },
        { note: texts.beware },
      ],
    };
  },
  specimens: {
    'nabídka s cenou': { ...stick, price_type: 'fixed', price: 1_490, expires_at },
    'nabídka dohodou, po kontrole': {
      ...mask,
      price_type: 'agreement',
      price: null,
      expires_at,
      checked: true,
    },
    poptávka: { ...shoes, price_type: 'fixed', price: 600, expires_at },
  },
});

function formatPrice({ kind, price_type, price }: Published): string {
  if (price === null) return price_type === 'free' ? 'Zdarma' : 'Dohodou';
  return kind === 'demand' ? `do\u00a0${crowns(price)}` : crowns(price);
}

type Ending = { id: number; title: string; slug: string; expires_at: Date };

/**
 * Listings that expire soon. The link leads to a page with a button, so that a mail scanner renews nothing.
 */
export const endingEmail = emailTemplate<{ key: string; endings: readonly Ending[] }>({
  name: 'listings-end-soon',
  when: 'Inzerátům za tři dny skončí platnost.',
  write({ key, endings }, config) {
    const [first] = endings;
    const one = endings.length === 1 && first ? first : undefined;
    const listings = counted(endings.length, ['inzerát', 'inzeráty', 'inzerátů']);
    return {
      subject: one ? `Inzerát „${one.title}“ brzy skončí` : `Brzy skončí ${listings}`,
      heading: one ? 'Inzerát brzy skončí' : 'Inzeráty brzy skončí',
      parts: [
        {
          text: one
            ? `Je tu skoro ${listingDays} dní. Když ho obnovíš, zůstane ve výpisech dalších ${listingDays}.`
            : `Jsou tu skoro ${listingDays} dní. Když je obnovíš, zůstanou ve výpisech dalších ${listingDays}.`,
        },
        {
          things: endings.map((ending) => ({
            name: ending.title,
            note: `Zobrazujeme do ${formatDate(ending.expires_at.toISOString())}`,
            url: `${config.appUrl}${listingUrl(ending)}`,
          })),
        },
        { action: one ? 'Obnovit inzerát' : 'Obnovit inzeráty', url: config.appUrl + renewalUrl(key) },
        {
          note:
            'Přihlašovat se k tomu nemusíš, proto odkaz nikomu neposílej. Platí pro každý inzerát jednou. ' +
            'Když neuděláš nic, inzerát z výpisů zmizí a na stránce Moje inzerce zůstane mezi vypršelými.',
        },
        { link: 'Už je pryč? Označ ho na stránce Moje inzerce', url: emailLink(config, myListingsUrl) },
      ],
    };
  },
  specimens: {
    'jeden inzerát': { key: 'zkouska-Obnova5kT1', endings: [{ ...stick, expires_at }] },
    'víc inzerátů': {
      key: 'zkouska-Obnova5kT1',
      endings: specimenCards.map((each) => ({ ...each, expires_at })),
    },
  },
});
