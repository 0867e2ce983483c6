import { type ListingCard, withheldStates } from '../../listings/contract.ts';
import type { Side } from '../contract.ts';

const labels = {
  active: undefined,
  reserved: 'Rezervováno',
  sold: 'Prodáno',
  withdrawn: 'Staženo',
  expired: 'Vypršelo',
  resting: 'Není aktivní',
  held: 'Není aktivní',
  blocked: 'Smazáno',
} as const satisfies Record<ListingCard['state'], string | undefined>;

/** State of a conversation's listing as text; undefined while it is available. */
export const listingStateLabel = ({ state, kind }: Pick<ListingCard, 'state' | 'kind'>): string | undefined =>
  state === 'sold' && kind === 'demand' ? 'Vyřízeno' : labels[state];

/** Whether the listing has a public page. */
export const isShown = ({ state }: Pick<ListingCard, 'state'>): boolean =>
  state === 'active' || state === 'reserved';

/** Whether a side of its conversation can open the listing, also after it ended; its advertiser always can. */
export const isReadable = ({ state }: Pick<ListingCard, 'state'>, side: Side): boolean =>
  side === 'advertiser' || !withheldStates.some((each) => each === state);
