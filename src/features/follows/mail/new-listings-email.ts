import { counted, withFullStop } from '../../../contract/czech.ts';
import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import { type Email, listUnsubscribe } from '../../../platform/mail/mail.ts';
import { advertiserUrl, followOffUrl, listingUrl } from '../../../contract/urls.ts';
import { cardNote } from '../../listings/components/card-note.ts';
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
): Promise<Email> {
  const off = config.appUrl + followOffUrl(key);
  const rest = total - listings.length;
  const [first] = listings;
  const news = counted(total, ['nový inzerát', 'nové inzeráty', 'nových inzerátů']);
  return composeEmail(config, {
    to,
    subject: total === 1 && first ? `${followed.name}: ${first.title}` : `${followed.name}: ${news}`,
    heading: `${followed.name} má ${news}`,
    parts: [
      {
        things: listings.map((listing) => ({
          name: listing.title,
          note: cardNote(listing),
          url: emailLink(config, listingUrl(listing)),
        })),
      },
      ...(rest > 0 ? [{ text: `A k tomu ${counted(rest, ['další', 'další', 'dalších'])}.` }] : []),
      { action: 'Zobrazit všechny', url: emailLink(config, advertiserUrl(followed.slug)) },
      {
        note: `${withFullStop(`Píšeme ti, protože na bazaru sleduješ inzerenta ${followed.name}`)} Neví o tom.`,
      },
      { link: 'Přestat sledovat', url: off },
    ],
    headers: listUnsubscribe(off),
  });
}
