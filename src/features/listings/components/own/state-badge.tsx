import { Badge } from '../../../../ui/cards/badge.tsx';
import type { HoldStep, ListingState } from '../../contract.ts';
import { type Stated, stateLabel } from './state-label.ts';
import { formatDaysAhead } from '../format-time.ts';
import { Ban, Check, CircleCheck, Clock, Search } from '../../../../ui/icons/drawings.tsx';

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  reserved: { tone: 'warn', icon: Clock },
  sold: { tone: 'off', icon: Check },
  withdrawn: { tone: 'off', icon: Ban },
  expired: { tone: 'off', icon: Clock },
  resting: { tone: 'off', icon: Clock },
  held: { tone: 'warn', icon: Ban },
  'to-look': { tone: 'warn', icon: Clock },
  blocked: { tone: 'error', icon: Ban },
  'to-fix': { tone: 'warn', icon: Ban },
} as const satisfies Record<ListingState | HoldStep, object>;

/** The state of an own listing as text with an icon; for a held one, who has to act. */
export function StateBadge({ state, kind, hold }: Stated) {
  const { tone, icon } = looks[hold?.step ?? state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateLabel({ state, kind, hold })}
    </Badge>
  );
}

/** Shown beside the state of a listing that expires soon. */
export function EndsSoonBadge({ expiresAt, now }: { expiresAt: string; now: number }) {
  return (
    <Badge tone="warn" icon={Clock}>
      Končí {formatDaysAhead(expiresAt, now)}
    </Badge>
  );
}

/** Marks a demand among an advertiser's offers. */
export function DemandBadge() {
  return (
    <Badge tone="demand" icon={Search}>
      Poptávka
    </Badge>
  );
}
