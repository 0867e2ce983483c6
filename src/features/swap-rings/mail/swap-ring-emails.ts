import { conversationUrl, listingUrl, swapRingsUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import { formatDate, formatTime } from '../../listings/components/format-time.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import type { EndReason } from '../contract.ts';
import { endSentences, handoverInstructions, priceGap, ringTitle } from '../rules.ts';

type Proposed = { size: number; expiresAt: string; gives: ListingCard; gets: ListingCard };
type Handed = { title: string; name: string; path: `/${string}` };
type Agreed = { size: number; giving: Handed; getting: Handed };
type Ended = { size: number; title: string; reason: EndReason; wasAgreed: boolean };

const [stick, mask] = specimenCards;
const expiresAt = '2026-11-29T20:00:00.000Z';

const settling = (gap: string | undefined) => (gap === undefined ? [] : [{ text: gap }]);

/** An offer fits into a new swap ring. */
export const proposedEmail = emailTemplate<Proposed>({
  name: 'swap-ring-proposed',
  when: 'Nabídky dvou až čtyř lidí jdou vyměnit dokola.',
  write: ({ size, expiresAt: until, gives, gets }, config) => ({
    subject: `Za „${gives.title}“ můžeš mít „${gets.title}“`,
    heading: `Jde to vyměnit: ${ringTitle(size).toLowerCase()}`,
    parts: [
      { text: 'U inzerátu máš napsané, za co ho vyměníš. Našli jsme, jak to vyjde všem:' },
      {
        things: [
          {
            name: `Dáš: ${gives.title}`,
            note: formatPrice(gives),
            url: emailLink(config, listingUrl(gives)),
          },
          {
            name: `Dostaneš: ${gets.title}`,
            note: [formatPrice(gets), gets.locations[0].name].join(' · '),
            url: emailLink(config, listingUrl(gets)),
          },
        ],
      },
      ...settling(priceGap(gives, gets)),
      {
        text: `Odpověz do ${formatDate(until)}, ${formatTime(until)}. Platí to, jen když budou souhlasit všichni.`,
      },
      { action: 'Podívat se na výměnu', url: emailLink(config, swapRingsUrl) },
      { note: 'Dokud nesouhlasí všichni, inzerát zůstává volný a kontakt na tebe nikdo nevidí.' },
      { note: 'Nechceš další návrhy? V inzerátu vypni „Možná výměna“.' },
    ],
  }),
  specimens: {
    've třech': { size: 3, expiresAt, gives: stick, gets: mask },
    've dvou': { size: 2, expiresAt, gives: mask, gets: stick },
  },
});

/** All members have agreed. */
export const agreedEmail = emailTemplate<Agreed>({
  name: 'swap-ring-agreed',
  when: 'S výměnou souhlasili všichni.',
  write: ({ size, giving, getting }, config) => ({
    subject: `${ringTitle(size)} platí, domluvte předání`,
    heading: `${ringTitle(size)} platí`,
    parts: [
      { text: 'Souhlasili všichni. Inzeráty jsou rezervované a v konverzacích už čeká první zpráva.' },
      {
        things: [
          {
            name: `Dáváš: ${giving.title}`,
            note: `komu: ${giving.name}`,
            url: emailLink(config, giving.path),
          },
          {
            name: `Dostáváš: ${getting.title}`,
            note: `od: ${getting.name}`,
            url: emailLink(config, getting.path),
          },
        ],
      },
      { text: handoverInstructions(size) },
      { action: 'Otevřít výměnu', url: emailLink(config, swapRingsUrl) },
      {
        note: 'Po předání označ svůj inzerát jako prodaný. Kdyby to nevyšlo, na stejné stránce jde od výměny odstoupit.',
      },
    ],
  }),
  specimens: {
    've třech': {
      size: 3,
      giving: { title: stick.title, name: 'Kryštof D.', path: conversationUrl('zkouska') },
      getting: { title: mask.title, name: 'Jana N.', path: conversationUrl('zkouska') },
    },
    've dvou': {
      size: 2,
      giving: { title: stick.title, name: 'Jana N.', path: conversationUrl('zkouska') },
      getting: { title: mask.title, name: 'Jana N.', path: conversationUrl('zkouska') },
    },
  },
});

/** A ring has ended. */
export const endedEmail = emailTemplate<Ended>({
  name: 'swap-ring-ended',
  when: 'Z navržené nebo domluvené výměny sešlo.',
  write: ({ size, title, reason, wasAgreed }, config) => ({
    subject: `${ringTitle(size)} nebude: ${title}`,
    heading: `${ringTitle(size)} nebude`,
    parts: [
      { text: endSentences[reason] },
      {
        text: wasAgreed
          ? `Rezervace jsme zrušili a „${title}“ je zase v nabídce. Co už je předané, dořešte v konverzaci.`
          : `S inzerátem „${title}“ se nic nestalo. Jakmile vyjde jiná výměna, napíšeme ti.`,
      },
      { action: 'Moje výměny', url: emailLink(config, swapRingsUrl) },
    ],
  }),
  specimens: {
    'někdo nechce': { size: 3, title: stick.title, reason: 'declined', wasAgreed: false },
    'inzerát se změnil': { size: 4, title: mask.title, reason: 'changed', wasAgreed: false },
    'vypršel čas': { size: 2, title: mask.title, reason: 'lapsed', wasAgreed: false },
    'někdo odstoupil': { size: 3, title: stick.title, reason: 'left', wasAgreed: true },
  },
});
