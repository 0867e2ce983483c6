import { counted } from '../../../contract/czech.ts';
import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { oneClickOff } from '../../../platform/mail/one-click-off.ts';
import { listingPath } from '../../listings/address.ts';
import { priceWords } from '../../listings/components/price-words.ts';
import type { ListingCard } from '../../listings/contract.ts';
import type { Frequency } from '../contract.ts';
import { signOffPath, watchPath } from '../keys.ts';
import { addressOf } from '../address.ts';

type Found = {
  watch: { email: string; name: string; search: string; frequency: Frequency };
  key: string;
  /** The newest of what was found. */
  listings: readonly ListingCard[];
  total: number;
};

const newWords = ['nový inzerát', 'nové inzeráty', 'nových inzerátů'] as const;
const howOften: Readonly<Record<Frequency, string>> = {
  'at-once': 'hned, jak se něco objeví',
  daily: 'jednou denně v sedm ráno',
  weekly: 'v pondělí v sedm ráno',
};

/** What a watch has found since the last letter. */
export function foundLetter(config: Config, { watch, key, listings, total }: Found): Promise<Letter> {
  const off = config.appUrl + signOffPath(key);
  const rest = total - listings.length;
  return composeLetter(config, {
    to: watch.email,
    subject: `${counted(total, newWords)}: ${watch.name}`,
    heading: `${counted(total, newWords)} v hlídaném hledání`,
    parts: [
      { text: `Hlídáš: ${watch.name}` },
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
      { action: 'Zobrazit všechny', url: letterLink(config, addressOf(watch.search)) },
      {
        note: `Píšeme ti ${howOften[watch.frequency]}. Každý inzerát ti v jednom hlídání pošleme jen jednou.`,
      },
      { link: 'Změnit, jak často píšeme, nebo hlídání pozastavit', url: config.appUrl + watchPath(key) },
      { link: 'Zrušit tohle hlídání', url: off },
    ],
    headers: oneClickOff(off),
  });
}
