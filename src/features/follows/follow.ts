import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { type FollowedAdvertiser, maxFollows } from './contract.ts';
import {
  addFollow,
  countFollows,
  dropFollow,
  followable,
  followedBy,
  idOfSlug,
  isFollowed,
  nameOf,
  pairOfKey,
} from './db.ts';

/** Emails about new listings of an advertiser come from now on; the advertiser does not learn of it. */
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

/** Ends the following that an email with this key was about. */
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
