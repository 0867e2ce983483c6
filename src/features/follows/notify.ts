import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../accounts/index.ts';
import { livingCards } from '../listings/index.ts';
import { addKey, nameOf, pairsToNotify, takeNews } from './db.ts';
import { newListingsEmail } from './mail/new-listings-email.ts';

const pairsPerBatch = 200;
/** Listings named in one email; the rest is a number. */
const listingsInEmail = 10;

/** Writes to followers about new listings: one email for each advertiser, each listing once. */
export async function notifyFollowers(platform: Platform): Promise<void> {
  for (;;) {
    const pairs = await pairsToNotify(platform.db, pairsPerBatch);
    if (pairs.length === 0) return;
    for (const pair of pairs) await notifyFollower(platform, pair);
  }
}

/** The notes go and the email comes in one transaction, so a crash in between changes nothing. */
async function notifyFollower(
  platform: Platform,
  pair: { followerId: string; followedId: string },
): Promise<void> {
  const { ids, clock, config, queue } = platform;
  await platform.db.transaction().execute(async (db) => {
    const news = await takeNews(db, pair);
    const [mailbox, followed] = await Promise.all([
      advertiserMailbox(db, pair.followerId),
      nameOf(db, pair.followedId),
    ]);
    if (!mailbox?.verified || mailbox.demo || !followed) return;
    const cards = await livingCards({ ...platform, db }, news);
    const listings = news.flatMap((id) => cards.get(id) ?? []);
    if (listings.length === 0) return;
    const key = ids.token();
    await addKey(db, { ...pair, keyHash: hashOfSecret(key), now: clock.now() });
    const shown = listings.slice(0, listingsInEmail);
    const email = { to: mailbox.email, key, followed, listings: shown, total: listings.length };
    await queue.add(db, 'send-letter', await newListingsEmail(config, email));
  });
}
