import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { accountCounts } from './db.ts';

test('an account counts its living and ending listings, slots, favourites and watches', async () => {
  const platform = await testPlatform();
  await loadTowns(platform);
  const [owner, other] = [await newAdvertiser(platform, 7), await newAdvertiser(platform)];
  const now = platform.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect(await accountCounts(platform.db, owner, now)).toEqual({
    living: 0,
    ending: 0,
    cardLimit: 7,
    cardsUsed: 0,
    cardsWaiting: 0,
    favourites: 0,
    watches: 0,
  });
  await addListing(platform, owner);
  await addListing(platform, owner, { state: 'reserved', inserted: daysAgo(58) });
  await addListing(platform, owner, { state: 'sold' });
  const liked = await addListing(platform, other);
  await platform.db
    .insertInto('favourites')
    .values({
      advertiser_id: owner.advertiserId,
      listing_id: liked,
      price_seen: null,
      state_seen: 'active',
      created_at: now,
    })
    .execute();
  const counts = await accountCounts(platform.db, owner, now);
  expect(counts).toEqual({
    living: 2,
    ending: 1,
    cardLimit: 7,
    cardsUsed: 2,
    cardsWaiting: 0,
    favourites: 1,
    watches: 0,
  });
  expect((await accountCounts(platform.db, other, now)).living).toBe(1);
});
