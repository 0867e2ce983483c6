import { counted, crowns } from '../../../contract/czech.ts';
import type { Config } from '../../../config.ts';
import { oneClickOff } from '../../../platform/mail/one-click-off.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { listingPath } from '../../listings/address.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { priceWords } from '../../listings/components/price-words.ts';

type Told = { listing: ListingCard; cheaperFrom?: number; freeAgain?: true };

/** What has changed about somebody's favourites, all in one letter. */
export function newsLetter(
  config: Config,
  { to, key, told }: { to: string; key: string; told: readonly Told[] },
): Promise<Letter> {
  const off = `${config.appUrl}/oblibene/${key}/odhlasit`;
  return composeLetter(config, {
    to,
    subject: subjectOf(told),
    heading: told.length === 1 ? 'Novinka u oblíbeného inzerátu' : 'Novinky u oblíbených inzerátů',
    parts: [
      {
        things: told.map(({ listing, ...news }) => ({
          name: listing.title,
          note: `${wordsOf(listing, news)} · ${listing.locations[0].name}`,
          url: letterLink(config, listingPath(listing)),
        })),
      },
      { action: 'Zobrazit oblíbené', url: letterLink(config, '/ucet/oblibene') },
      { note: 'Píšeme ti, protože máš tyhle inzeráty na bazaru v oblíbených.' },
      { link: 'Nechci e-maily o oblíbených', url: off },
    ],
    headers: oneClickOff(off),
  });
}

function subjectOf(told: readonly Told[]): string {
  const [first] = told;
  if (told.length !== 1 || !first) {
    return `${counted(told.length, ['novinka', 'novinky', 'novinek'])} u oblíbených inzerátů`;
  }
  const { listing, cheaperFrom } = first;
  return cheaperFrom === undefined ? `Zase volné: ${listing.title}` : `Zlevněno: ${listing.title}`;
}

/** `nově 1 200 Kč, dřív 1 490 Kč, zase volné`. */
function wordsOf(listing: ListingCard, { cheaperFrom, freeAgain }: Omit<Told, 'listing'>): string {
  const price = priceWords(listing);
  const cheaper = cheaperFrom === undefined ? price : `nově ${price}, dřív ${crowns(cheaperFrom)}`;
  return freeAgain ? `${cheaper}, zase volné` : cheaper;
}
