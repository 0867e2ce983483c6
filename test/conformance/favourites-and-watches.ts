import { expect } from 'vitest';
import * as favourites from '../../src/features/favourites/contract.ts';
import * as follows from '../../src/features/follows/contract.ts';
import { getListing, listingDetail } from '../../src/features/listings/contract.ts';
import * as matches from '../../src/features/matches/contract.ts';
import * as watches from '../../src/features/watches/contract.ts';
import * as swapRings from '../../src/features/swap-rings/contract.ts';
import { jobsOf } from '../../src/features/all.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { addListing, newAdvertiser } from '../listings.ts';
import { signedIn } from '../sign-in.ts';
import { wantedStickValues } from '../stick-values.ts';

type Given = {
  /** Id of another advertiser's listing. */
  id: number;
  runSchedule: (name: string) => Promise<void>;
  /** The key in a link of the latest email to an address. */
  keyTo: (email: string, link: RegExp) => string;
};

/** Calls every operation of favourites and watches. */
export async function callFavouritesAndWatches(
  api: ApiCaller,
  platform: TestPlatform,
  { id, runSchedule, keyTo }: Given,
): Promise<void> {
  const { token } = await signedIn(platform, 'sberatel@example.com');
  expect((await api.call(favourites.pickListings, { query: `?id=${id}&id=1` })).status).toBe(200);
  expect((await api.call(favourites.addFavourites, { token, body: { ids: [id] } })).status).toBe(200);
  await api.call(favourites.listFavourites, { token });
  await api.call(favourites.listFavouriteIds, { token });
  await platform.db.updateTable('listings').set({ price: 5 }).where('id', '=', id).execute();
  await runSchedule('tell-favourite-news');
  const key = keyTo('sberatel@example.com', /\/oblibene\/([\w-]+)\/odhlasit/);
  expect((await api.call(favourites.endFavouriteNotes, { params: { key } })).status).toBe(200);
  await api.call(favourites.setFavouriteNotes, { token, body: { wanted: true } });
  await api.call(favourites.removeFavourite, { token, params: { id } });

  const owner = await platform.db
    .selectFrom('advertisers')
    .where('email', '=', 'sberatel@example.com')
    .select('id')
    .executeTakeFirstOrThrow();
  const collector = { advertiserId: owner.id, email: 'sberatel@example.com', admin: false };
  const demand = await addListing(platform, collector, { kind: 'demand', values: wantedStickValues });
  await runSchedule('match-listings');
  await api.call(matches.demandMatches, { params: { id: demand } });
  await api.call(matches.ownMatches, { token, params: { id: demand } });
  await api.call(matches.setMatchNotes, { token, body: { offers: false, demands: true } });
  await api.call(matches.getMatchNotes, { token });
  const matchKey = keyTo('sberatel@example.com', /\/shody\/([\w-]+)\/odhlasit/);
  expect((await api.call(matches.endMatchNotes, { params: { key: matchKey } })).status).toBe(200);

  const swap = { swap: 'on', swapWants: 'Pravá florbalka 87 cm' };
  await addListing(platform, collector, { values: swap });
  await addListing(platform, await newAdvertiser(platform), {
    values: {
      swap: 'on',
      swapWants: 'Levá florbalka 96 cm',
      title: 'Pravá florbalka 87 cm',
      'attributes.hand': 'right',
      'attributes.shaftLengthCm': '87',
    },
  });
  await runSchedule('tend-swap-rings');
  const listed = await api.call(swapRings.listSwapRings, { token });
  const ring = { token, params: { id: swapRings.swapRings.parse(listed.body.data).items[0]?.id ?? '' } };
  expect((await api.call(swapRings.agreeToSwapRing, ring)).status).toBe(200);
  expect((await api.call(swapRings.leaveSwapRing, ring)).status).toBe(200);
  expect((await api.call(swapRings.agreeToSwapRing, ring)).status).toBe(409);
  expect((await api.call(swapRings.leaveSwapRing, ring)).status).toBe(409);

  const found = await api.call(getListing, { params: { id } });
  const { slug } = listingDetail.parse(found.body.data).advertiser;
  const followed = { token, params: { slug } };
  expect((await api.call(follows.followAdvertiser, followed)).status).toBe(200);
  await api.call(follows.listFollows, { token });
  await api.call(follows.isFollowing, followed);
  await platform.db
    .insertInto('follow_news')
    .columns(['follower_id', 'listing_id'])
    .expression((from) => from.selectFrom('follows').select(['follower_id', from.val(id).as('listing_id')]))
    .execute();
  await runSchedule('notify-followers');
  const followKey = keyTo('sberatel@example.com', /\/sledovani\/([\w-]+)\/odhlasit/);
  expect((await api.call(follows.followOfKey, { params: { key: followKey } })).status).toBe(200);
  expect((await api.call(follows.followOfKey, { params: { key: 'x'.repeat(43) } })).status).toBe(404);
  expect((await api.call(follows.endFollow, { params: { key: followKey } })).status).toBe(200);
  expect((await api.call(follows.endFollow, { params: { key: 'x'.repeat(43) } })).status).toBe(404);
  await api.call(follows.unfollowAdvertiser, followed);

  const body = { search: 'q=florbalka', frequency: 'daily' };
  const added = await api.call(watches.addWatch, { token, body });
  const own = { token, params: { id: watches.watch.parse(added.body.data).id } };
  await api.call(watches.listWatches, { token });
  expect((await api.call(watches.changeWatch, { ...own, body: { state: 'paused' } })).status).toBe(200);
  expect((await api.call(watches.endWatch, own)).status).toBe(200);
  expect((await api.call(watches.endWatch, own)).status).toBe(404);

  const email = 'bez.uctu@example.com';
  expect((await api.call(watches.requestWatch, { body: { ...body, email } })).status).toBe(202);
  await platform.runJobs(jobsOf(platform).handlers);
  const params = { key: keyTo(email, /\/hlidani\/([\w-]+)/) };
  expect((await api.call(watches.watchOfKey, { params })).status).toBe(200);
  expect((await api.call(watches.confirmWatch, { params })).status).toBe(200);
  await api.call(watches.changeWatchOfKey, { params, body: { frequency: 'weekly' } });
  expect((await api.call(watches.endWatchOfKey, { params })).status).toBe(200);
  expect((await api.call(watches.watchOfKey, { params })).status).toBe(404);
}
