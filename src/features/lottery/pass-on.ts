import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { lockOffer } from './answer.ts';
import { callNext } from './call-next.ts';
import type { ManagedRound } from './contract.ts';
import { prizesToPassOn, setPrize } from './db-prizes.ts';
import { managedRound, subjectOf } from './managed.ts';

type Given = { id: string; reason: string };
type Refused = Refusal<'not-found' | 'lottery-prize-settled'>;

/** Prizes that nobody has answered in time, or whose winner has left, go to the next in order. */
export async function passOnDuePrizes(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (const { id } of await prizesToPassOn(platform.db, now)) {
    await platform.db.transaction().execute(async (db) => {
      const offer = await lockOffer(db, { id });
      const due = (await prizesToPassOn(db, now)).some((each) => each.id === id);
      if (!offer || !due) return;
      const state = offer.prize.advertiser_id === null ? 'gone' : 'lapsed';
      await setPrize(db, id, { state, settled_at: now });
      await callNext(platform, db, offer.round, 1);
    });
  }
}

/** An admin finds that somebody drawn may not win, e.g. is related to who runs the bazaar. */
export async function passPrizeOn(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Given,
): Promise<ManagedRound | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const offer = await lockOffer(db, { id });
    if (!offer) return refuse('not-found');
    const { prize, round } = offer;
    if (prize.settled_at) return refuse('lottery-prize-settled');
    await setPrize(db, id, { state: 'passed-over', settled_at: platform.clock.now(), reason });
    await recordAction(platform, db, admin, {
      action: 'pass-lottery-prize',
      subject: subjectOf(round.id),
      reason,
    });
    await callNext(platform, db, round, 1);
    return managedRound(platform, db, round.id);
  });
}

/** The winner has the prize. */
export async function handPrizeOver(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Given,
): Promise<ManagedRound | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const offer = await lockOffer(db, { id });
    if (!offer) return refuse('not-found');
    const { prize, round } = offer;
    if (prize.state !== 'accepted') return refuse('lottery-prize-settled');
    await setPrize(db, id, { state: 'handed-over', settled_at: platform.clock.now() });
    await recordAction(platform, db, admin, {
      action: 'hand-lottery-prize',
      subject: subjectOf(round.id),
      reason,
    });
    return managedRound(platform, db, round.id);
  });
}
