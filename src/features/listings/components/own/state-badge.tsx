import { Badge } from '../../../../ui/cards/badge.tsx';
import type { Kind } from '../../../catalogue/contract.ts';
import type { ListingState } from '../../contract.ts';
import { formatDaysAhead } from '../format-time.ts';
import { Ban, Check, CircleCheck, Clock, Search } from '../../../../ui/icons/drawings.tsx';

const looks = {
  active: { tone: 'success', icon: CircleCheck, label: 'Aktivní' },
  reserved: { tone: 'warn', icon: Clock, label: 'Rezervováno' },
  sold: { tone: 'off', icon: Check, label: 'Prodáno' },
  withdrawn: { tone: 'off', icon: Ban, label: 'Staženo' },
  expired: { tone: 'off', icon: Clock, label: 'Vypršelo' },
  resting: { tone: 'off', icon: Clock, label: 'Čeká na volnou kartu' },
  blocked: { tone: 'error', icon: Ban, label: 'Smazáno' },
} as const satisfies Record<ListingState, object>;

/** The state of an own listing, in a word with an icon. */
export function StateBadge({ state, kind }: { state: ListingState; kind: Kind }) {
  const { tone, icon, label } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {state === 'sold' && kind === 'demand' ? 'Vyřízeno' : label}
    </Badge>
  );
}

/** Stands beside the state of a listing that nobody has renewed yet. */
export function EndsSoonBadge({ expiresAt, now }: { expiresAt: string; now: number }) {
  return (
    <Badge tone="warn" icon={Clock}>
      Končí {formatDaysAhead(expiresAt, now)}
    </Badge>
  );
}

/** Sets a demand apart among the offers of one advertiser. */
export function DemandBadge() {
  return (
    <Badge tone="demand" icon={Search}>
      Poptávka
    </Badge>
  );
}
