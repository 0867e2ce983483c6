import { findOrCreateAdvertiser, hashOfSecret } from '../../src/features/accounts/index.ts';
import { requestWatch, watchSearch } from '../../src/features/watches/watch.ts';
import { addListing } from '../listings.ts';
import { stickValues, wantedStickValues } from '../stick-values.ts';
import { updateSwapRings } from '../../src/features/swap-rings/propose.ts';
import { newListing } from './listings.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

const search = 'q=florbalka';

const ownWatch = async (scene: Scene) => {
  const wish = { search: `${search} ${scene.freshEmail()}`, frequency: 'daily' } as const;
  return { params: { id: given(await watchSearch(scene.platform, scene.owner, wish)).id } };
};

/** The key of a watch's email, which works for anybody who has the email. */
const keyOfWatch = async ({ platform, freshEmail }: Scene) => {
  const email = freshEmail();
  given(await requestWatch(platform, { search, frequency: 'daily', email, client: email }));
  await platform.runJobs();
  const mail = platform.emails.findLast(({ to }) => to === email);
  return { params: { key: /\/hlidani\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' } };
};

const keyOfNotes = async ({ platform, owner }: Scene) => {
  const key = platform.ids.token();
  await platform.db
    .insertInto('favourite_keys')
    .values({
      key_hash: hashOfSecret(key),
      advertiser_id: owner.advertiserId,
      created_at: platform.clock.now(),
    })
    .execute();
  return { params: { key } };
};

const keyOfMatchNotes = async ({ platform: { db, ids, clock }, owner }: Scene) => {
  const key = ids.token();
  const row = { advertiser_id: owner.advertiserId, kind: 'offers' as const, created_at: clock.now() };
  await db
    .insertInto('match_keys')
    .values({ ...row, key_hash: hashOfSecret(key) })
    .execute();
  return { params: { key } };
};
const newDemand = async (scene: Scene) => ({
  params: { id: await newListing(scene, { kind: 'demand', values: wantedStickValues }) },
});

/** A swap of the owner's listing with that of a new account. */
const proposedRing = async (scene: Scene) => {
  const { platform, owner, freshEmail } = scene;
  const details = { email: freshEmail(), verified: true };
  const { id } = await findOrCreateAdvertiser(platform.db, platform, details);
  const other = { advertiserId: id, email: details.email, admin: false };
  const swap = { ...stickValues, swap: 'on' };
  await addListing(platform, owner, { values: { ...swap, swapWants: 'Pravá florbalka 87 cm' } });
  const right = {
    'attributes.hand': 'right',
    'attributes.shaftLengthCm': '87',
    title: 'Pravá florbalka 87 cm',
  };
  const theirs = await addListing(platform, other, {
    values: { ...swap, ...right, swapWants: 'Levá florbalka 96 cm' },
  });
  await updateSwapRings(platform);
  const ring = await platform.db
    .selectFrom('swap_ring_members')
    .where('listing_id', '=', theirs)
    .select('ring_id as id')
    .executeTakeFirstOrThrow();
  return { params: ring };
};

/** A new account, used by no other row, followed by the owner. */
const followed = async ({ platform, owner, freshEmail }: Scene) => {
  const details = { email: freshEmail(), verified: true };
  const { id, slug } = await findOrCreateAdvertiser(platform.db, platform, details);
  const pair = { follower_id: owner.advertiserId, followed_id: id, created_at: platform.clock.now() };
  await platform.db.insertInto('follows').values(pair).execute();
  return { pair, params: { slug } };
};
const keyOfFollow = async (scene: Scene) => {
  const { pair } = await followed(scene);
  const key = scene.platform.ids.token();
  const row = { ...pair, key_hash: hashOfSecret(key) };
  await scene.platform.db.insertInto('follow_keys').values(row).execute();
  return { params: { key } };
};
const somebody = async (scene: Scene) => ({ params: (await followed(scene)).params });

/** Favourites, watched searches and followed advertisers. */
export const favouriteAndWatchRows: Rows = {
  pickListings: anybody(async (scene) => ({ query: `?id=${await newListing(scene)}` })),
  listFavourites: signedInOnes(),
  listFavouriteIds: signedInOnes(),
  addFavourites: signedInOnes(async (scene) => ({ body: { ids: [await newListing(scene)] } })),
  removeFavourite: signedInOnes(async (scene) => ({ params: { id: await newListing(scene) } })),
  setFavouriteNotes: signedInOnes(() => ({ body: { wanted: true } })),
  endFavouriteNotes: anybody(keyOfNotes),

  demandMatches: anybody(newDemand),
  ownMatches: ownerOnly(newDemand),
  getMatchNotes: signedInOnes(),
  setMatchNotes: signedInOnes(() => ({ body: { offers: true, demands: false } })),
  endMatchNotes: anybody(keyOfMatchNotes),

  listSwapRings: signedInOnes(),
  agreeToSwapRing: ownerOnly(proposedRing),
  leaveSwapRing: ownerOnly(proposedRing),

  listFollows: signedInOnes(),
  isFollowing: signedInOnes(somebody),
  followAdvertiser: signedInOnes(somebody),
  unfollowAdvertiser: signedInOnes(somebody),
  followOfKey: anybody(keyOfFollow),
  endFollow: anybody(keyOfFollow),

  listWatches: signedInOnes(),
  addWatch: signedInOnes(() => ({ body: { search, frequency: 'daily' } })),
  changeWatch: ownerOnly(async (scene) => ({ ...(await ownWatch(scene)), body: { state: 'paused' } })),
  endWatch: ownerOnly(ownWatch),
  requestWatch: anybody(({ freshEmail }) => ({ body: { search, frequency: 'daily', email: freshEmail() } })),
  watchOfKey: anybody(keyOfWatch),
  confirmWatch: anybody(keyOfWatch),
  changeWatchOfKey: anybody(async (scene) => ({
    ...(await keyOfWatch(scene)),
    body: { frequency: 'weekly' },
  })),
  endWatchOfKey: anybody(keyOfWatch),
};
