import { counted } from '../../../contract/czech.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import { listingUrl, watchUnsubscribeUrl, watchUrl } from '../../../contract/urls.ts';
import { cardNote } from '../../listings/components/card-note.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import { addressOf } from '../address.ts';
import { confirmDays, type Frequency } from '../contract.ts';

type Found = {
  watch: { name: string; search: string; frequency: Frequency };
  key: string;
  /** The newest matches. */
  listings: readonly ListingCard[];
  total: number;
};

const newListings = ['nový inzerát', 'nové inzeráty', 'nových inzerátů'] as const;
const howOften: Readonly<Record<Frequency, string>> = {
  'at-once': 'hned, jak se něco objeví',
  daily: 'jednou denně v sedm ráno',
  weekly: 'v pondělí v sedm ráno',
};

const [stick] = specimenCards;
const masks = { name: 'Brankářské masky', search: 'kategorie=masky' };
const madeUp = { key: 'zkouska-Hlidani9sQ' };

/** Matches of a watch since its last email. */
export const matchesEmail = emailTemplate<Found>({
  name: 'watch-matches',
  when: 'Hlídání našlo nové inzeráty.',
  write({ watch, key, listings, total }, config) {
    const off = config.appUrl + watchUnsubscribeUrl(key);
    const rest = total - listings.length;
    return {
      subject: `${counted(total, newListings)}: ${watch.name}`,
      heading: `${counted(total, newListings)} v hlídaném hledání`,
      parts: [
        { text: `Hlídáš: ${watch.name}` },
        {
          things: listings.map((listing) => ({
            name: listing.title,
            note: cardNote(listing),
            url: emailLink(config, listingUrl(listing)),
          })),
        },
        ...(rest > 0 ? [{ text: `A k tomu ${counted(rest, ['další', 'další', 'dalších'])}.` }] : []),
        { action: 'Zobrazit všechny', url: emailLink(config, addressOf(watch.search)) },
        {
          note: `Píšeme ti ${howOften[watch.frequency]}. Každý inzerát ti v jednom hlídání pošleme jen jednou.`,
        },
        { link: 'Změnit, jak často píšeme, nebo hlídání pozastavit', url: config.appUrl + watchUrl(key) },
        { link: 'Zrušit tohle hlídání', url: off },
      ],
      headers: listUnsubscribe(off),
    };
  },
  specimens: {
    'jeden inzerát, hned': {
      watch: { ...masks, frequency: 'at-once' },
      ...madeUp,
      listings: [stick],
      total: 1,
    },
    'víc, než se vejde, jednou týdně': {
      watch: {
        ...masks,
        name: 'Hokejky Unihoc levé, 75 až 87 cm, do 1\u00a0500\u00a0Kč, Praha a okolí do 30\u00a0km',
        frequency: 'weekly',
      },
      ...madeUp,
      listings: specimenCards,
      total: 27,
    },
  },
});

/**
 * Asks to confirm a watch without naming the search, because anyone may have requested it. A GET of the link
 * confirms nothing, because mail scanners follow links too.
 */
export const confirmWatchEmail = emailTemplate<{ key: string }>({
  name: 'watch-confirm',
  when: 'Někdo bez přihlášení chce hlídat hledání.',
  write: ({ key }, config) => ({
    subject: 'Potvrď hlídání na Florbalovém bazaru',
    heading: 'Máme pro tebe hlídat nové inzeráty?',
    parts: [
      {
        text: 'Otevři odkaz, podívej se, co se má hlídat, a potvrď to tlačítkem. Do té doby ti nic posílat nebudeme.',
      },
      { action: 'Potvrdit hlídání', url: config.appUrl + watchUrl(key) },
      {
        note:
          `Odkaz platí ${confirmDays} dní. O hlídání si někdo řekl na ${new URL(config.appUrl).host} a zadal tuto ` +
          'adresu. Pokud to byl někdo jiný, nic nedělej.',
      },
    ],
  }),
  specimens: { běžný: madeUp },
});
