import type { Watch } from './contract.ts';
import type { WatchRow } from './db.ts';

export function watchView({ id, name, search, frequency, state, created_at, told_at }: WatchRow): Watch {
  return {
    id,
    name,
    search,
    frequency,
    state,
    createdAt: created_at.toISOString(),
    toldAt: told_at?.toISOString(),
  };
}

export const endedView = ({ name, search }: WatchRow) => ({ ended: true as const, name, search });
