import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { storedEntries, ownerOfEntry } from './db-entries.ts';
import { countPrizes, insertPrize } from './db-prizes.ts';
import type { RoundRow } from './db-rounds.ts';
import { commitmentOf, type Drawn, drawOrder, entryListText, sha256 } from './draw-rule.ts';
import { queueWonEmail } from './mail/won-email.ts';
import { answerDays } from './rules.ts';

const day = 86_400_000;

/**
 * Notifies the next `pieces` in the order of a drawn round of their prize: winners at the draw, a substitute for
 * each who falls out. Whose account has gone is passed over, which everybody sees. Needs `lockRound`.
 */
export async function callNext(
  platform: Platform,
  db: Database,
  round: RoundRow,
  pieces: number,
): Promise<void> {
  if (round.secret === null || pieces < 1) return;
  const list = entryListText(round.slug, await storedEntries(db, round.id));
  // Unless the published commitment matches the stored secret, nobody is notified.
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

/** False when the order is exhausted. */
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
  await queueWonEmail(platform, db, { round, advertiserId, key, answerUntil });
  return true;
}
