import { counted, type CountForms } from '../../../contract/czech.ts';
import { listingUrl, matchNotesUnsubscribeUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import type { MatchReason } from '../contract.ts';

/** A matching pair from one side's perspective. */
export type NotifiedMatch = {
  own: ListingCard;
  other: ListingCard;
  reasons: readonly MatchReason[];
};
type Facts = { key: string; matches: readonly NotifiedMatch[] };

/** Maximum matches per own listing in one email; a link leads to the rest. */
const maxNamed = 5;

const [anyStick, mask] = specimenCards;
const stick: ListingCard = { ...anyStick, title: 'Unihoc Epic 96 cm, levá, flex 26', price: 600 };
const demand: ListingCard = {
  ...stick,
  kind: 'demand',
  title: 'Sháním levou florbalku 92–96 cm, do 700 Kč',
  priceType: 'fixed',
  price: 700,
};
const reasons = [
  { key: 'hand', label: 'levá' },
  { key: 'shaftLengthCm', label: '96\u00a0cm' },
  { key: 'flexMm', label: 'flex\u00a026' },
  { key: 'place', label: '12\u00a0km' },
];
const under = { key: 'price', label: 'o 100\u00a0Kč pod tvým limitem' };
const more = { key: 'price', label: 'vejde se do limitu' };
const madeUp = { key: 'zkouska-Shody4kRw' };

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];
const demands: CountForms = ['poptávka', 'poptávky', 'poptávek'];

/** Offers that match the recipient's demands. */
export const offersEmail = emailTemplate<Facts>({
  name: 'match-offers',
  when: 'Objevila se nabídka, která sedí na poptávku.',
  write: ({ key, matches }, config) => ({
    subject:
      matches.length === 1
        ? 'Objevila se nabídka, která sedí na tvou poptávku'
        : `Na ${differ(matches, 'own') === 1 ? 'tvou poptávku' : 'tvoje poptávky'} sedí ${counted(differ(matches, 'other'), offers)}`,
    heading:
      matches.length === 1
        ? 'Objevila se nabídka, která sedí na tvou poptávku'
        : 'Objevily se nabídky, které sedí',
    parts: [
      ...partsOf(matches, 'Tvoje poptávka', offers, config),
      { note: 'Než vyrazíš, domluv se s prodejcem: napiš mu přímo u inzerátu.' },
      ...endOf(key, 'Nechci e-maily o nabídkách, které sedí na moje poptávky', config),
    ],
    headers: listUnsubscribe(config.appUrl + matchNotesUnsubscribeUrl(key)),
  }),
  specimens: {
    'jedna nabídka': { ...madeUp, matches: [{ own: demand, other: stick, reasons: [...reasons, under] }] },
    'víc nabídek na dvě poptávky': {
      ...madeUp,
      matches: [
        { own: demand, other: stick, reasons: [...reasons, under] },
        { own: demand, other: mask, reasons: [{ key: 'place', label: 'stejné místo' }] },
        { own: { ...demand, id: 2, title: 'Brankářská maska' }, other: mask, reasons: [] },
      ],
    },
  },
});

/** Demands that match the recipient's offers. */
export const demandsEmail = emailTemplate<Facts>({
  name: 'match-demands',
  when: 'Někdo hledá to, co inzerent nabízí.',
  write: ({ key, matches }, config) => ({
    subject:
      matches.length === 1
        ? `Tohle někdo hledá: ${matches[0]?.own.title ?? ''}`
        : `Tohle někdo hledá: ${counted(differ(matches, 'other'), demands)}`,
    heading: 'Tohle někdo hledá',
    parts: [
      ...partsOf(matches, 'Tvoje nabídka', demands, config),
      { note: 'Ozvi se jako první: zprávu napíšeš přímo u poptávky. Kontakt na tebe nikdo nevidí.' },
      ...endOf(key, 'Nechci e-maily o tom, že někdo hledá, co nabízím', config),
    ],
    headers: listUnsubscribe(config.appUrl + matchNotesUnsubscribeUrl(key)),
  }),
  specimens: {
    'jedna poptávka': { ...madeUp, matches: [{ own: stick, other: demand, reasons: [...reasons, more] }] },
    'víc poptávek': {
      ...madeUp,
      matches: [
        { own: stick, other: demand, reasons: [...reasons, more] },
        { own: mask, other: { ...demand, title: 'Hledám masku' }, reasons: [] },
      ],
    },
  },
});

type Config = Parameters<typeof emailLink>[0];

/** Number of distinct listings on one side. */
const differ = (matches: readonly NotifiedMatch[], side: 'own' | 'other') =>
  new Set(matches.map((match) => match[side].id)).size;

/** Own listings, each with its matches. */
function partsOf(matches: readonly NotifiedMatch[], whose: string, forms: CountForms, config: Config) {
  return [...Map.groupBy(matches, ({ own }) => own.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rest = group.length - maxNamed;
    return [
      { text: `${whose}: ${first.own.title}` },
      {
        things: group.slice(0, maxNamed).map(({ other, reasons: why }) => ({
          name: other.title,
          note: [formatPrice(other), why.map(({ label }) => label).join(', ')].filter(Boolean).join(' · '),
          url: emailLink(config, listingUrl(other)),
        })),
      },
      ...(rest > 0 ? [{ text: `A k tomu ještě ${counted(rest, forms)}.` }] : []),
      { action: 'Ukázat všechno, co sedí', url: emailLink(config, `${listingUrl(first.own)}#sedi`) },
    ];
  });
}

const endOf = (key: string, link: string, config: { appUrl: string }) => [
  { note: 'Takový e-mail chodí nejvýš jednou za den a o každé dvojici inzerátů píšeme jen jednou.' },
  { link, url: config.appUrl + matchNotesUnsubscribeUrl(key) },
];
