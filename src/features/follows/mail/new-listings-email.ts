import { counted } from '../../../contract/czech.ts';
import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { oneClickOff } from '../../../platform/mail/one-click-off.ts';
import { advertiserPath, listingPath } from '../../listings/address.ts';
import { priceWords } from '../../listings/components/price-words.ts';
import type { ListingCard } from '../../listings/contract.ts';

type News = {
  to: string;
  key: string;
  followed: { name: string; slug: string };
  listings: readonly ListingCard[];
  total: number;
};

/** What somebody whom the reader follows has published. */
export function newListingsEmail(
  config: Config,
  { to, key, followed, listings, total }: News,
): Promise<Letter> {
  const off = `${config.appUrl}/sledovani/${key}/odhlasit`;
  const rest = total - listings.length;
  const [first] = listings;
  const news = counted(total, ['nový inzerát', 'nové inzeráty', 'nových inzerátů']);
  return composeLetter(config, {
    to,
    subject: total === 1 && first ? `${followed.name}: ${first.title}` : `${followed.name}: ${news}`,
    heading: `${followed.name} má ${news}`,
    parts: [
      {
        things: listings.map((listing) => ({
          name: listing.title,
          note: [
            priceWords(listing),
            ...listing.facts.map(({ value }) => value),
            listing.locations[0].name,
          ].join(' · '),
          url: letterLink(config, listingPath(listing)),
        })),
      },
      ...(rest > 0 ? [{ text: `A k tomu ${counted(rest, ['další', 'další', 'dalších'])}.` }] : []),
      { action: 'Zobrazit všechny', url: letterLink(config, advertiserPath(followed.slug)) },
      { note: `Píšeme ti, protože na bazaru sleduješ inzerenta ${followed.name}. Neví o tom.` },
      { link: 'Přestat sledovat', url: off },
    ],
    headers: oneClickOff(off),
  });
}
