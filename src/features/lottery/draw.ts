import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { notifyNext } from './answer.ts';
import { closeDueLists } from './rounds.ts';
import type { ManagedRound } from './contract.ts';
import { type RoundRow, lockRound, moveRound, roundsToDraw, takeSecret } from './db-rounds.ts';
import { managedRound, subjectOf } from './views.ts';

const isDue = ({ state, draw_at }: RoundRow, now: Date) => state === 'closed' && draw_at <= now;

/** Draws the due rounds that are drawn automatically. A failure of one does not stop the others. */
export async function drawDueRounds(platform: Platform): Promise<void> {
  for (const id of await roundsToDraw(platform.db, platform.clock.now())) {
    try {
      await platform.db.transaction().execute(async (db) => {
        const round = await lockRound(db, id);
        if (round && isDue(round, platform.clock.now())) await draw(platform, db, round);
      });
    } catch (problem) {
      platform.log.error({ err: problem, round: id }, 'a round of the lottery could not be drawn');
    }
  }
}

/** An admin starts the draw; it must be due, and the list closed. */
export async function drawByAdmin(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedRound | Refusal<'not-found' | 'lottery-not-due'>> {
  await closeDueLists(platform);
  return platform.db.transaction().execute(async (db) => {
    const round = await lockRound(db, id);
    if (!round) return refuse('not-found');
    if (!isDue(round, platform.clock.now())) return refuse('lottery-not-due');
    await draw(platform, db, round);
    await recordAction(platform, db, admin, { action: 'draw-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Publishes the secret and notifies the winners, in the caller's transaction. */
async function draw(platform: Platform, db: Database, round: RoundRow): Promise<void> {
  const secret = await takeSecret(db, round.id);
  if (secret === undefined) throw new Error(`The secret of round ${round.slug} is lost`);
  const now = platform.clock.now();
  const drawn = await moveRound(db, round.id, { state: 'drawn', secret, drawn_at: now });
  await notifyNext(platform, db, drawn, round.prizes);
}
