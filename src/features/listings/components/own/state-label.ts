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

/** The fields that determine the label of a listing's state. */
export type Stated = { state: ListingState; kind: Kind; hold?: { step: HoldStep } | undefined };

/** The state of a listing as shown to its advertiser and to admins; for a held one, who has to act. */
export const stateLabel = ({ state, kind, hold }: Stated): string =>
  state === 'sold' && kind === 'demand' ? 'Vyřízeno' : labels[hold?.step ?? state];
