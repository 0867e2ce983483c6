import { beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../../contract/endpoint.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { type ListingView, viewCounter } from './count-views.ts';
import { countViews } from './db.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

const seller: Viewer = await newAdvertiser(platform, 1_000);
let id: number;
let counter: ReturnType<typeof viewCounter>;
beforeEach(async () => {
  id = await addListing(platform, seller);
  counter = viewCounter(platform);
});

const look = (change: Partial<ListingView> = {}) =>
  counter.note({ listingId: id, client: 'home', agent: firefox, viewerId: undefined, ...change });

async function views(of = id): Promise<number> {
  await counter.flush();
  return (await countViews(platform.db, [of])).get(of) ?? 0;
}

test('a visitor counts once a day, and again on the next day', async () => {
  look();
  look();
  expect(await views()).toBe(1);
  look();
  expect(await views()).toBe(1);
  platform.clock.advance(day);
  look();
  expect(await views()).toBe(2);
});

test('two browsers in one home are two visitors, and one browser can view two listings', async () => {
  const other = await addListing(platform, seller);
  look();
  look({ agent: iphone });
  look({ listingId: other });
  expect([await views(), await views(other)]).toEqual([2, 1]);
});

test('robots do not count, nor do clients without a user agent', async () => {
  for (const agent of ['', 'Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8.5.0', 'HeadlessChrome/130'])
    look({ agent });
  expect(await views()).toBe(0);
});

test('the advertiser does not count, other signed-in people do', async () => {
  const fan = await newAdvertiser(platform);
  look({ viewerId: seller.advertiserId });
  look({ viewerId: fan.advertiserId });
  look({ viewerId: fan.advertiserId, agent: iphone });
  expect(await views()).toBe(1);
});

test('ended and unknown listings collect no views', async () => {
  const sold = await addListing(platform, seller, { state: 'sold' });
  look({ listingId: sold });
  look({ listingId: 2_000_000_000 });
  look();
  expect([await views(), await views(sold)]).toEqual([1, 0]);
});

test('the database stores only sums: nothing in it distinguishes visitors', async () => {
  look();
  await counter.flush();
  const [row] = await platform.db
    .selectFrom('listing_views')
    .selectAll()
    .where('listing_id', '=', id)
    .execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'listing_id', 'visitors']);
});

test('an unavailable database costs a few views and nothing else', async () => {
  const broken = viewCounter({ ...platform, db: Object.create(null) });
  broken.note({ listingId: id, client: 'home', agent: firefox, viewerId: undefined });
  await expect(broken.flush()).resolves.toBeUndefined();
});
