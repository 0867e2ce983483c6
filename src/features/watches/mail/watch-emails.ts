import type { Config } from '../../../config.ts';
import { counted } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import { type Email, listUnsubscribe } from '../../../platform/mail/mail.ts';
import { listingUrl, watchOffUrl, watchUrl } from '../../../contract/urls.ts';
import { cardNote } from '../../listings/components/card-note.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { addressOf } from '../address.ts';
import { confirmDays, type Frequency } from '../contract.ts';

type Found = {
  watch: { email: string; name: string; search: string; frequency: Frequency };
  key: string;
  /** The newest of what was found. */
  listings: readonly ListingCard[];
  total: number;
};

const newListings = ['nový inzerát', 'nové inzeráty', 'nových inzerátů'] as const;
const howOften: Readonly<Record<Frequency, string>> = {
  'at-once': 'hned, jak se něco objeví',
  daily: 'jednou denně v sedm ráno',
  weekly: 'v pondělí v sedm ráno',
};

/** What a watch has found since the last email. */
export function matchesEmail(config: Config, { watch, key, listings, total }: Found): Promise<Email> {
  const off = config.appUrl + watchOffUrl(key);
  const rest = total - listings.length;
  return composeEmail(config, {
    to: watch.email,
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
  });
}

/** Asks whether the address wants the watch, without a word of the search: anybody may have written it. The link alone confirms nothing: programs follow links too. */
export function confirmEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
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
  });
}
