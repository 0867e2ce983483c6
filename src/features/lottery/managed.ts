import type { Database, Platform } from '../../platform/platform.ts';
import type { ManagedRound } from './contract.ts';
import { countStanding } from './db-entries.ts';
import { drawnIn } from './db-prizes.ts';
import { allRounds, roundById, type RoundRow, timesOf } from './db-rounds.ts';
import { settleMinutes } from './rules.ts';
import { countedIn } from './taking-part.ts';
import { roundFacts, winnerView } from './views.ts';

/** What the log of admins calls a round. */
export const subjectOf = (id: string): string => `lottery-round:${id}`;

const minute = 60_000;

/** All rounds as admins see them, drafts among them. */
export async function managedRounds(platform: Platform): Promise<ManagedRound[]> {
  const rounds = await allRounds(platform.db, { opened: false });
  return Promise.all(rounds.map((round) => view(platform, platform.db, round)));
}

export async function managedRound(platform: Platform, db: Database, id: string): Promise<ManagedRound> {
  const round = await roundById(db, id);
  if (!round) throw new Error(`Round ${id} is gone`);
  return view(platform, db, round);
}

async function view({ config, clock }: Platform, db: Database, round: RoundRow): Promise<ManagedRound> {
  const { ends, drawLocal } = await timesOf(db, round.id);
  const now = clock.now();
  const listOver = ends.getTime() + settleMinutes * minute <= now.getTime();
  const waits = round.state === 'closed' || (round.state === 'open' && listOver);
  const counts = round.state === 'open' || round.state === 'draft';
  return {
    ...roundFacts(round),
    id: round.id,
    drawsItself: round.draws_itself,
    state: round.state,
    drawable: waits && round.draw_at <= now,
    entries: round.entries ?? (counts ? await countStanding(db, countedIn(config, round)) : 0),
    drawAtLocal: drawLocal,
    cancelReason: round.cancel_reason ?? undefined,
    winners: (await drawnIn(db, [round.id])).map((row) => ({
      ...winnerView(row),
      id: row.id,
      email: row.email ?? undefined,
    })),
  };
}
