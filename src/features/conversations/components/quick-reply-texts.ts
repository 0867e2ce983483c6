import type { ListingCard } from '../../listings/contract.ts';
import type { Side } from '../contract.ts';

const where = 'Kdy a kde se hodí předání?';
const byPost = 'Pošleš to Zásilkovnou?';
const canPost = 'Pošlu Zásilkovnou.';

type Situation = {
  side: Side;
  listing: Pick<ListingCard, 'state' | 'kind'>;
  reservedHere: boolean;
  hasAccount: boolean;
};

/** Replies of the side that has the item: of an offer its advertiser, of a demand the asker. */
const having = {
  offer: {
    advertiser: ['Ano, je to ještě volné.', where, canPost],
    asker: ['Beru to.', where, byPost],
  },
  demand: {
    advertiser: ['Ano, pořád to hledám.', where, byPost],
    asker: ['Ještě to hledáš?', where, canPost],
  },
} as const;

/** After the sale; only the side that received the item can say that it arrived. */
const afterSale = {
  buyer: ['Díky za domluvu.', 'Dorazilo to v pořádku.'],
  seller: ['Díky za domluvu.', 'Ať dobře slouží.'],
} as const;

/**
 * Common replies of one side by the state of the listing; empty when none fits. Where a meeting can be proposed,
 * the question about one is omitted.
 */
export const quickReplies = ({ hasAccount, ...conversation }: Situation): readonly string[] =>
  usualReplies(conversation).filter((reply) => !hasAccount || reply !== where);

function usualReplies({
  side,
  listing: { state, kind },
  reservedHere,
}: Omit<Situation, 'hasAccount'>): readonly string[] {
  if (state === 'active') return having[kind][side];
  if (reservedHere && state === 'sold')
    return afterSale[(kind === 'offer') === (side === 'asker') ? 'buyer' : 'seller'];
  if (reservedHere) return [where, 'Už jsem na cestě.'];
  if (side === 'asker') return state === 'reserved' ? ['Dej vědět, kdyby to nevyšlo.'] : [];
  if (state === 'reserved') return ['Teď je to rezervované. Kdyby to nevyšlo, ozvu se.'];
  if (state !== 'sold') return ['Už to neplatí, díky za zájem.'];
  return [kind === 'demand' ? 'Už to mám, díky za nabídku.' : 'Už je to prodané, díky za zájem.'];
}
