import type { Platform } from '../../platform/platform.ts';
import { roundPath } from './address.ts';
import { allRounds } from './db-rounds.ts';

/** Pages of rounds, and when each changed last, for search engines. */
export async function openedRounds({ db }: Pick<Platform, 'db'>): Promise<{ path: string; changed: Date }[]> {
  return (await allRounds(db, { opened: true })).map((round) => ({
    path: roundPath(round.slug),
    changed: round.drawn_at ?? round.cancelled_at ?? round.closed_at ?? round.opened_at ?? round.created_at,
  }));
}
