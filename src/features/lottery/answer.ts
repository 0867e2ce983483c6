import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { ManagedRound, OfferedPrize } from './contract.ts';
import { ownerOfEntry, storedEntries } from './db-entries.ts';
import { countPrizes, findPrize, insertPrize, openPrizes, type PrizeRow, setPrize } from './db-prizes.ts';
import { lockRound, roundById, type RoundRow } from './db-rounds.ts';
import { commitmentOf, type Drawn, drawOrder, entryListText, sha256 } from './draw-rule.ts';
import { acceptedEmail, wonEmail } from './mail/lottery-emails.ts';
import { managedRound, subjectOf } from './views.ts';
import { answerDays } from './rules.ts';

const day = 86_400_000;

/**
 * Notifies the next `pieces` entries in the draw order of a round: winners at the draw, a substitute for each one
 * who drops out. Deleted accounts are skipped, which is publicly visible. Needs `lockRound`.
 */
export async function notifyNext(
  platform: Platform,
  db: Database,
  round: RoundRow,
  pieces: number,
): Promise<void> {
  if (round.secret === null || pieces < 1) return;
  const list = entryListText(round.slug, await storedEntries(db, round.id));
  // Nobody is notified unless the stored list and secret match the published digest and commitment.
  if ((await sha256(list)) !== round.list_digest || (await commitmentOf(round.secret)) !== round.commitment)
    throw new Error(`What is stored of round ${round.slug} is not what was published`);
  const alreadyCalled = await countPrizes(db, round.id);
  let place = 0;
  let left = pieces;
  for await (const drawn of drawOrder(round.secret, list)) {
    place += 1;
    if (place <= alreadyCalled) continue;
    if (await notifyWinner(platform, db, round, { ...drawn, place })) left -= 1;
    if (left === 0) return;
  }
}

/** False when the account no longer exists. */
async function notifyWinner(
  platform: Platform,
  db: Database,
  round: RoundRow,
  { listing, counter, place }: Drawn & { place: number },
): Promise<boolean> {
  const now = platform.clock.now();
  const key = platform.ids.token();
  const advertiserId = await ownerOfEntry(db, round.id, listing);
  const answerUntil = new Date(now.getTime() + answerDays * day);
  await insertPrize(db, {
    id: platform.ids.uuid(),
    round_id: round.id,
    place,
    counter,
    listing_id: listing,
    advertiser_id: advertiserId ?? null,
    key_hash: hashOfSecret(key),
    drawn_at: now,
    answer_until: answerUntil,
    ...(advertiserId ? { state: 'waiting' as const } : { state: 'gone' as const, settled_at: now }),
  });
  if (!advertiserId) return false;
  await queueEmail(platform, db, wonEmail, await advertiserMailbox(db, advertiserId), {
    round,
    key,
    answerUntil,
  });
  return true;
}

type Offer = { prize: PrizeRow; round: RoundRow };

/** Reads a prize and locks its round until the transaction ends. */
async function lockOffer(db: Database, by: { id: string } | { keyHash: string }): Promise<Offer | undefined> {
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

/** Accepts a prize, or declines it in favour of the next in order. Repeating the same answer has no further effect. */
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
      await queueEmail(platform, db, acceptedEmail, platform.config.contactEmail, { round });
    } else {
      await setPrize(db, prize.id, { state, settled_at: now });
      await notifyNext(platform, db, round, 1);
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

type Given = { id: string; reason: string };
type Refused = Refusal<'not-found' | 'lottery-prize-settled'>;

/** Not answered in time, or the winner's account was deleted before the prize was handed over. */
const mustBePassedOn = ({ state, advertiser_id, answer_until }: PrizeRow, now: Date): boolean =>
  (state === 'waiting' && answer_until <= now) ||
  (advertiser_id === null && (state === 'waiting' || state === 'accepted'));

/** Passes unanswered prizes, and those whose winner's account was deleted, to the next in order. */
export async function passOnDuePrizes(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const due = (await openPrizes(platform.db)).filter((prize) => mustBePassedOn(prize, now));
  for (const { id } of due) {
    await platform.db.transaction().execute(async (db) => {
      const offer = await lockOffer(db, { id });
      // Checked again under the lock: the winner may have answered, or another process may have passed it on.
      if (!offer || !mustBePassedOn(offer.prize, now)) return;
      const state = offer.prize.advertiser_id === null ? 'gone' : 'lapsed';
      await setPrize(db, id, { state, settled_at: now });
      await notifyNext(platform, db, offer.round, 1);
    });
  }
}

/** An admin disqualifies a winner, e.g. a relative of the operator; the prize goes to the next in order. */
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
    await notifyNext(platform, db, round, 1);
    return managedRound(platform, db, round.id);
  });
}

/** An admin confirms that the winner has received the prize. */
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
