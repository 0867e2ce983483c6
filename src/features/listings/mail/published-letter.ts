import { crowns } from '../../../contract/czech.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
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

/** Tells the advertiser where the listing is and what happens next; leaves with the transaction that published it. */
export async function queuePublishedLetter(
  { config, queue }: Platform,
  db: Database,
  listing: Published,
): Promise<void> {
  const mailbox = await advertiserMailbox(db, listing.advertiser_id);
  if (!mailbox || mailbox.demo) return;
  const until = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' }).format(
    listing.expires_at,
  );
  const letter = await composeLetter(config, {
    to: mailbox.email,
    subject: `Inzerát „${listing.title}“ je na bazaru`,
    heading: 'Přidání se povedlo',
    parts: [
      { text: `Tvůj inzerát „${listing.title}“ je vidět na bazaru:` },
      { action: 'Zobrazit inzerát', url: `${config.appUrl}${listingPath(listing)}` },
      {
        rows: [
          ['Cena', priceWords(listing)],
          ['Zobrazíme ho', `${listingDays} dní, do ${until}`],
        ],
      },
      {
        text:
          'Zprávy zájemců ti přijdou na tenhle e-mail a odpovíš na ně rovnou z něj. ' +
          'Tvoji adresu zájemce uvidí, až když mu odpovíš.',
      },
      {
        action: 'Upravit, stáhnout nebo označit jako prodané',
        url: letterLink(config, '/ucet/moje-inzerce'),
      },
      {
        note:
          'Nikdo od tebe nepotřebuje číslo karty, kód z její zadní strany ani přihlášení do banky, aby ti mohl zaplatit. ' +
          'Odkazy „na přijetí platby“ a „na kurýra“ neotvírej.',
      },
    ],
  });
  await queue.add(db, 'send-letter', letter);
}

function priceWords({ kind, price_type, price }: Published): string {
  if (price === null) return price_type === 'free' ? 'Zdarma' : 'Dohodou';
  return kind === 'demand' ? `do\u00a0${crowns(price)}` : crowns(price);
}
