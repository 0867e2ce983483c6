import { adminListingsToLookUrl, editListingUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { listingDays } from '../contract.ts';

type Held = {
  id: number;
  slug: string;
  title: string;
  kind: 'offer' | 'demand';
  /** Each phrased to follow „protože“. */
  reasons: readonly string[];
  /** Whether it was public before an edit. */
  edited: boolean;
};

const namesOf = {
  offer: { name: 'Inzerát', mine: 'Tvůj inzerát' },
  demand: { name: 'Poptávka', mine: 'Tvoje poptávka' },
} as const;

const newInLists = `Když bude všechno v pořádku, zveřejníme to, napíšeme ti a ${listingDays} dní začne běžet až potom.`;
const backInLists = `Když bude všechno v pořádku, vrátíme to do výpisů a napíšeme ti. Čas, kdy to ve výpisech nebylo, se do ${listingDays} dní nepočítá.`;

/** Explains why a new or edited listing is not public yet and what happens next. */
export const heldEmail = emailTemplate<Held>({
  name: 'first-look',
  when: 'Nový nebo upravený inzerát čeká, až se na něj podívá člověk.',
  write({ reasons, kind, edited, ...listing }, config) {
    const { name, mine } = namesOf[kind];
    return {
      subject: `${name} „${listing.title}“ čeká na kontrolu`,
      heading: 'Nejdřív se podívá člověk',
      parts: [
        {
          text: `${mine} „${listing.title}“ ${edited ? 'po úpravě ' : ''}zatím ve výpisech není. Nejdřív se podívá člověk, většinou do 24 hodin.`,
        },
        { text: `Díváme se předem, protože ${reasons.join(' a ')}.` },
        {
          text: `${edited ? backInLists : newInLists} Když ne, napíšeme ti, co a proč opravit. Zatím nemusíš dělat nic.`,
        },
        { action: 'Podívat se na inzerát', url: emailLink(config, editListingUrl(listing)) },
        {
          note: 'Inzeráty, na které se díváme předem, vybírá program podle pevných pravidel. Rozhoduje vždycky člověk.',
        },
      ],
      replyTo: config.contactEmail,
    };
  },
  specimens: {
    'nabídka, dva důvody': {
      id: 4821,
      slug: 'hokejka-unihoc-epic-youngster',
      title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
      kind: 'offer',
      reasons: ['je cena mnohem nižší než u podobných věcí', 'stejnou fotku má i jiný inzerát'],
      edited: false,
    },
    'po úpravě': {
      id: 4821,
      slug: 'hokejka-unihoc-epic-youngster',
      title: 'Hokejka Unihoc Epic Youngster 36',
      kind: 'offer',
      reasons: ['stejný popis má inzerát někoho jiného'],
      edited: true,
    },
    poptávka: {
      id: 4655,
      slug: 'halovky-38',
      title: 'Halovky 38',
      kind: 'demand',
      reasons: ['je v textu odkaz na jiný web'],
      edited: false,
    },
  },
});

/**
 * Notifies the operator that a listing waits for review, at most once a day; further ones are visible in the
 * administration.
 */
export const heldNotice = emailTemplate<Record<never, never>>({
  name: 'first-look-notice',
  when: 'Provozovateli: nový nebo upravený inzerát čeká na kontrolu.',
  write: (_, config) => ({
    subject: 'Inzerát čeká na kontrolu',
    heading: 'Inzerát čeká na kontrolu',
    parts: [
      {
        text: 'Dokud se na něj někdo nepodívá, ve výpisech není. Další, které přijdou během 24 hodin, najdeš tamtéž, e-mail o nich už nepřijde.',
      },
      { action: 'Zkontrolovat', url: emailLink(config, adminListingsToLookUrl) },
    ],
  }),
  specimens: { běžný: {} },
});
