import { Badge } from '../../../../ui/cards/badge.tsx';
import type { Kind } from '../../../catalogue/contract.ts';
import type { HoldStep, ListingState } from '../../contract.ts';
import { formatDaysAhead } from '../format-time.ts';
import { Ban, Check, CircleCheck, Clock, Search } from '../../../../ui/icons/drawings.tsx';

const looks = {
  active: { tone: 'success', icon: CircleCheck, label: 'Aktivní' },
  reserved: { tone: 'warn', icon: Clock, label: 'Rezervováno' },
  sold: { tone: 'off', icon: Check, label: 'Prodáno' },
  withdrawn: { tone: 'off', icon: Ban, label: 'Staženo' },
  expired: { tone: 'off', icon: Clock, label: 'Vypršelo' },
  resting: { tone: 'off', icon: Clock, label: 'Čeká na volnou kartu' },
  held: { tone: 'warn', icon: Ban, label: 'Skrytý' },
  'to-look': { tone: 'warn', icon: Clock, label: 'Čeká na kontrolu' },
  blocked: { tone: 'error', icon: Ban, label: 'Smazáno' },
  'to-fix': { tone: 'warn', icon: Ban, label: 'K opravě' },
} as const satisfies Record<ListingState | HoldStep, object>;

/** The state of an own listing, in a word with an icon; of a held one, whose turn it is. */
export function StateBadge({
  state,
  kind,
  hold,
}: {
  state: ListingState;
  kind: Kind;
  hold?: { step: HoldStep } | undefined;
}) {
  const { tone, icon, label } = looks[hold?.step ?? state];
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
