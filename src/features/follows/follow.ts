import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../accounts/index.ts';
import { liveCards } from '../listings/index.ts';
import { type FollowedAdvertiser, maxFollows } from './contract.ts';
import {
  addFollow,
  addKey,
  countFollows,
  dropFollow,
  followable,
  followedBy,
  idOfSlug,
  isFollowed,
  nameOf,
  pairOfKey,
  pairsToNotify,
  takePending,
} from './db.ts';
import { newListingsEmail } from './mail/new-listings-email.ts';

/** Starts emails about new listings of an advertiser, who is not informed. */
export async function followAdvertiser(
  { db, clock }: Platform,
  { advertiserId: followerId }: Viewer,
  slug: string,
): Promise<{ following: boolean } | Refusal<'not-found' | 'follows-full'>> {
  const followedId = await followable(db, slug);
  if (followedId === undefined || followedId === followerId) return refuse('not-found');
  if (!(await isFollowed(db, followerId, slug)) && (await countFollows(db, followerId)) >= maxFollows) {
    return refuse('follows-full');
  }
  await addFollow(db, { followerId, followedId }, clock.now());
  return { following: true };
}

export async function unfollowAdvertiser(
  { db }: Platform,
  { advertiserId: followerId }: Viewer,
  slug: string,
): Promise<{ following: boolean }> {
  const followedId = await idOfSlug(db, slug);
  if (followedId !== undefined) await dropFollow(db, { followerId, followedId });
  return { following: false };
}

/** The advertiser an email with this key was about, and whether its reader still follows them. */
export async function followOfKey(
  { db }: Platform,
  key: string,
): Promise<{ following: boolean; name: string } | Refusal<'link-not-valid'>> {
  const pair = await pairOfKey(db, hashOfSecret(key));
  const followed = pair && (await nameOf(db, pair.followedId));
  if (!pair || !followed) return refuse('link-not-valid');
  return { following: await isFollowed(db, pair.followerId, followed.slug), name: followed.name };
}

/** Unfollows the advertiser that an email with this key was about. */
export async function endFollow(
  { db }: Platform,
  key: string,
): Promise<{ following: false; name: string } | Refusal<'link-not-valid'>> {
  const pair = await pairOfKey(db, hashOfSecret(key));
  const followed = pair && (await nameOf(db, pair.followedId));
  if (!pair || !followed) return refuse('link-not-valid');
  await dropFollow(db, pair);
  return { following: false, name: followed.name };
}

export async function listFollows({ db }: Platform, { advertiserId }: Viewer): Promise<FollowedAdvertiser[]> {
  const rows = await followedBy(db, advertiserId);
  return rows.map(({ public_name, slug, is_trader, listings, created_at }) => ({
    name: public_name,
    slug,
    trader: is_trader,
    listings: listings ?? 0,
    since: created_at.toISOString(),
  }));
}

const pairsPerBatch = 200;
/** Max listings named in one email; the others are only counted. */
const listingsInEmail = 10;

/** Notifies followers of new listings: one email per advertiser, each listing once. */
export async function notifyFollowers(platform: Platform): Promise<void> {
  for (;;) {
    const pairs = await pairsToNotify(platform.db, pairsPerBatch);
    if (pairs.length === 0) return;
    for (const pair of pairs) await notifyFollower(platform, pair);
  }
}

/** Deletes the pending notifications and queues the email in one transaction, so a crash in between has no effect. */
async function notifyFollower(
  platform: Platform,
  pair: { followerId: string; followedId: string },
): Promise<void> {
  const { ids, clock } = platform;
  await platform.db.transaction().execute(async (db) => {
    const news = await takePending(db, pair);
    const [mailbox, followed] = await Promise.all([
      advertiserMailbox(db, pair.followerId),
      nameOf(db, pair.followedId),
    ]);
    if (!mailbox || !followed) return;
    const cards = await liveCards({ ...platform, db }, news);
    const listings = news.flatMap((id) => cards.get(id) ?? []);
    if (listings.length === 0) return;
    const key = ids.token();
    await addKey(db, { ...pair, keyHash: hashOfSecret(key), now: clock.now() });
    const shown = listings.slice(0, listingsInEmail);
    const facts = { key, followed, listings: shown, total: listings.length };
    await queueEmail(platform, db, newListingsEmail, mailbox, facts);
  });
}
