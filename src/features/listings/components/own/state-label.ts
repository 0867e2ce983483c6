import type { Kind } from '../../../catalogue/contract.ts';
import type { HoldStep, ListingState } from '../../contract.ts';

const labels = {
  active: 'Aktivní',
  reserved: 'Rezervováno',
  sold: 'Prodáno',
  withdrawn: 'Staženo',
  expired: 'Vypršelo',
  resting: 'Čeká na volnou kartu',
  held: 'Mimo výpisy',
  'to-look': 'Čeká na kontrolu',
  blocked: 'Smazáno',
  'to-fix': 'K opravě',
} as const satisfies Record<ListingState | HoldStep, string>;

/** What the state of a listing is called by. */
export type Stated = { state: ListingState; kind: Kind; hold?: { step: HoldStep } | undefined };

/** The state of a listing as its advertiser and admins read it; of a held one, whose turn it is. */
export const stateLabel = ({ state, kind, hold }: Stated): string =>
  state === 'sold' && kind === 'demand' ? 'Vyřízeno' : labels[hold?.step ?? state];
