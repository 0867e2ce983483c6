import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { callNext } from './call-next.ts';
import type { OfferedPrize } from './contract.ts';
import { findPrize, type PrizeRow, setPrize } from './db-prizes.ts';
import { lockRound, roundById, type RoundRow } from './db-rounds.ts';
import { queueAcceptedEmail } from './mail/accepted-email.ts';

type Offer = { prize: PrizeRow; round: RoundRow };

/** A prize whose round nobody else moves until the transaction ends. */
export async function lockOffer(
  db: Database,
  by: { id: string } | { keyHash: string },
): Promise<Offer | undefined> {
  const found = await findPrize(db, by);
  const round = found && (await lockRound(db, found.round_id));
  const prize = round && (await findPrize(db, by));
  return prize && { prize, round };
}

export async function offeredPrize(
  { db }: Pick<Platform, 'db'>,
  key: string,
): Promise<OfferedPrize | Refusal<'link-not-valid'>> {
  const prize = await findPrize(db, { keyHash: hashOfSecret(key) });
  const round = prize && (await roundById(db, prize.round_id));
  return round ? offerView({ prize, round }) : refuse('link-not-valid');
}

/** Takes a prize, or leaves it to the next. Pressed twice, it is answered once. */
export async function answerOffer(
  platform: Platform,
  { key, answer }: { key: string; answer: 'accept' | 'decline' },
): Promise<OfferedPrize | Refusal<'link-not-valid' | 'lottery-prize-settled'>> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const offer = await lockOffer(db, { keyHash: hashOfSecret(key) });
    if (!offer) return refuse('link-not-valid');
    const { prize, round } = offer;
    const state = answer === 'accept' ? 'accepted' : 'declined';
    if (prize.state === state) return offerView(offer);
    if (prize.state !== 'waiting' || prize.answer_until <= now || prize.advertiser_id === null)
      return refuse('lottery-prize-settled');
    if (state === 'accepted') {
      await setPrize(db, prize.id, { state });
      await queueAcceptedEmail(platform, db, round);
    } else {
      await setPrize(db, prize.id, { state, settled_at: now });
      await callNext(platform, db, round, 1);
    }
    return offerView({ round, prize: { ...prize, state } });
  });
}

function offerView({ prize, round }: Offer): OfferedPrize {
  return {
    round: { slug: round.slug, name: round.name },
    prize: round.prize,
    prizeValueCzk: round.prize_value_czk,
    state: prize.state,
    answerUntil: prize.answer_until.toISOString(),
  };
}
