import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { ManagedRound } from './contract.ts';
import { lockRound, moveRound, takeSecret } from './db-rounds.ts';
import { managedRound, subjectOf } from './managed.ts';

/** The one thing that may happen to an open round besides its draw. Everybody is shown why. */
export async function cancelRound(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedRound | Refusal<'not-found' | 'lottery-round-over'>> {
  return platform.db.transaction().execute(async (db) => {
    const round = await lockRound(db, id);
    if (!round) return refuse('not-found');
    if (round.state === 'drawn' || round.state === 'cancelled') return refuse('lottery-round-over');
    await takeSecret(db, id);
    const cancelled = {
      state: 'cancelled',
      cancelled_at: platform.clock.now(),
      cancel_reason: reason,
    } as const;
    await moveRound(db, id, cancelled);
    await recordAction(platform, db, admin, { action: 'cancel-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}
