import { crowns } from '../../../contract/czech.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { listingPath } from '../address.ts';
import { listingDays } from '../contract.ts';

type Published = {
  id: number;
  slug: string;
  title: string;
  advertiser_id: string;
  kind: 'offer' | 'demand';
  price_type: 'fixed' | 'agreement' | 'free';
  price: number | null;
  expires_at: Date;
};

/** Who offers is warned of those who pretend to pay, who looks for a thing of those who want money first. */
const wordsOf = {
  offer: {
    name: 'Inzerát',
    seen: (title: string) => `Tvůj inzerát „${title}“ je vidět na bazaru:`,
    show: 'Zobrazit inzerát',
    shownFor: 'Zobrazíme ho',
    messages:
      'Zprávy zájemců ti přijdou na tenhle e-mail a odpovíš na ně rovnou z něj. ' +
      'Tvoji adresu zájemce uvidí, až když mu odpovíš.',
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
    messages:
      'Kdo tu věc má, napíše ti na tenhle e-mail a odpovíš mu rovnou z něj. ' +
      'Tvoji adresu uvidí, až když mu odpovíš.',
    change: 'Upravit, stáhnout nebo označit jako vyřízenou',
    beware:
      'Plať, až když máš věc v ruce, nebo si domluv dobírku. Peníze předem na účet neznámého neposílej ' +
      'a číslo karty ani přihlašovací údaje do banky nikomu neříkej.',
  },
} as const;

/** Says where the listing is and what happens next; queued in the transaction that published it. */
export async function queuePublishedEmail(
  { config, queue }: Platform,
  db: Database,
  listing: Published,
): Promise<void> {
  const mailbox = await advertiserMailbox(db, listing.advertiser_id);
  if (!mailbox || mailbox.demo) return;
  const words = wordsOf[listing.kind];
  const until = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' }).format(
    listing.expires_at,
  );
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `${words.name} „${listing.title}“ je na bazaru`,
    heading: 'Přidání se povedlo',
    parts: [
      { text: words.seen(listing.title) },
      { action: words.show, url: `${config.appUrl}${listingPath(listing)}` },
      {
        rows: [
          ['Cena', formatPrice(listing)],
          [words.shownFor, `${listingDays} dní, do ${until}`],
        ],
      },
      {
        text: words.messages,
      },
      {
        action: words.change,
        url: emailLink(config, '/ucet/moje-inzerce'),
      },
      { note: words.beware },
    ],
  });
  await queue.add(db, 'send-letter', email);
}

function formatPrice({ kind, price_type, price }: Published): string {
  if (price === null) return price_type === 'free' ? 'Zdarma' : 'Dohodou';
  return kind === 'demand' ? `do\u00a0${crowns(price)}` : crowns(price);
}
