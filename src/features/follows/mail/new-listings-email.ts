import { counted, withFullStop } from '../../../contract/czech.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import { advertiserUrl, followUnsubscribeUrl, listingUrl } from '../../../contract/urls.ts';
import { cardNote } from '../../listings/components/card-note.ts';
import { specimenCards } from '../../listings/index.ts';
import type { ListingCard } from '../../listings/contract.ts';

type News = {
  key: string;
  followed: { name: string; slug: string };
  listings: readonly ListingCard[];
  total: number;
};

/** New listings of an advertiser whom the reader follows. */
export const newListingsEmail = emailTemplate<News>({
  name: 'followed-listings',
  when: 'Sledovaný inzerent přidal inzeráty.',
  write({ key, followed, listings, total }, config) {
    const off = config.appUrl + followUnsubscribeUrl(key);
    const rest = total - listings.length;
    const [first] = listings;
    const news = counted(total, ['nový inzerát', 'nové inzeráty', 'nových inzerátů']);
    return {
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
    };
  },
  specimens: {
    'jeden inzerát': {
      key: 'zkouska-Sleduji4vR',
      followed: { name: 'Jana N.', slug: 'jana-n-482113' },
      listings: specimenCards.slice(0, 1),
      total: 1,
    },
    'obchod, víc než se vejde': {
      key: 'zkouska-Sleduji4vR',
      followed: { name: 'Florbalový klub Uherské Hradiště, z. s.', slug: 'fbk-uh-108274' },
      listings: specimenCards,
      total: 14,
    },
  },
});
