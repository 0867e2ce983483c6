import { counted, crowns } from '../../../contract/czech.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { favouriteNotesUnsubscribeUrl, favouritesUrl, listingUrl } from '../../../contract/urls.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import { formatPrice } from '../../listings/components/format-price.ts';

type Notification = { listing: ListingCard; cheaperFrom?: number; freeAgain?: true };

const [stick, mask] = specimenCards;
const madeUp = { key: 'zkouska-Oblibene6pL' };

/** All changes of somebody's favourites in one email. */
export const changesEmail = emailTemplate<{ key: string; changes: readonly Notification[] }>({
  name: 'favourites-changed',
  when: 'Oblíbený inzerát zlevnil nebo je zase volný.',
  write({ key, changes }, config) {
    const off = config.appUrl + favouriteNotesUnsubscribeUrl(key);
    return {
      subject: subjectOf(changes),
      heading: changes.length === 1 ? 'Novinka u oblíbeného inzerátu' : 'Novinky u oblíbených inzerátů',
      parts: [
        {
          things: changes.map(({ listing, ...news }) => ({
            name: listing.title,
            note: `${formatChange(listing, news)} · ${listing.locations[0].name}`,
            url: emailLink(config, listingUrl(listing)),
          })),
        },
        { action: 'Zobrazit oblíbené', url: emailLink(config, favouritesUrl) },
        { note: 'Píšeme ti, protože máš tyhle inzeráty na bazaru v oblíbených.' },
        { link: 'Nechci e-maily o oblíbených', url: off },
      ],
      headers: listUnsubscribe(off),
    };
  },
  specimens: {
    'jeden zlevněný': { ...madeUp, changes: [{ listing: stick, cheaperFrom: 1_890 }] },
    'jeden zase volný': { ...madeUp, changes: [{ listing: mask, freeAgain: true }] },
    'víc změn': {
      ...madeUp,
      changes: [
        { listing: stick, cheaperFrom: 1_890, freeAgain: true },
        { listing: mask, freeAgain: true },
      ],
    },
  },
});

function subjectOf(changes: readonly Notification[]): string {
  const [first] = changes;
  if (changes.length !== 1 || !first) {
    return `${counted(changes.length, ['novinka', 'novinky', 'novinek'])} u oblíbených inzerátů`;
  }
  const { listing, cheaperFrom } = first;
  return cheaperFrom === undefined ? `Zase volné: ${listing.title}` : `Zlevněno: ${listing.title}`;
}

/** Formats a change: `nově 1 200 Kč, dřív 1 490 Kč, zase volné`. */
function formatChange(
  listing: ListingCard,
  { cheaperFrom, freeAgain }: Omit<Notification, 'listing'>,
): string {
  const price = formatPrice(listing);
  const cheaper = cheaperFrom === undefined ? price : `nově ${price}, dřív ${crowns(cheaperFrom)}`;
  return freeAgain ? `${cheaper}, zase volné` : cheaper;
}
