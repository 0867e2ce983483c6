import type { Kind } from '../../../catalogue/contract.ts';
import type { HoldStep, ListingState } from '../../contract.ts';

const labels = {
  active: 'Aktivní',
  reserved: 'Rezervováno',
  sold: 'Prodáno',
  withdrawn: 'Staženo',
  expired: 'Vypršelo',
  resting: 'Čeká na volnou kartu',
  held: 'Skrytý',
  'to-look': 'Čeká na kontrolu',
  blocked: 'Smazáno',
  'to-fix': 'K opravě',
} as const satisfies Record<ListingState | HoldStep, string>;

/** The state of a listing as its advertiser and admins read it; of a held one, whose turn it is. */
export const stateLabel = ({
  state,
  kind,
  hold,
}: {
  state: ListingState;
  kind: Kind;
  hold?: { step: HoldStep } | undefined;
}): string => (state === 'sold' && kind === 'demand' ? 'Vyřízeno' : labels[hold?.step ?? state]);
