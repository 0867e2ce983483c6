import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { favouriteIdsOf, insertFavourites } from './db.ts';
import { addFavourites, listFavourites, pickListings, removeFavourite } from './favourites.ts';

const platform = await testPlatform();
await loadTowns(platform);
const seller = await newAdvertiser(platform, 1_000);

test('favourites are listed newest first, without duplicates', async () => {
  const fan = await newAdvertiser(platform);
  const [first, second] = [await addListing(platform, seller), await addListing(platform, seller)];
  await addFavourites(platform, fan, [first]);
  platform.clock.advance(1_000);
  expect(await addFavourites(platform, fan, [first, second, second])).toEqual({ ids: [second, first] });
  const { listings } = await listFavourites(platform, fan);
  expect(listings.map(({ id }) => id)).toEqual([second, first]);
  expect(await removeFavourite(platform, fan, second)).toEqual({ ids: [first] });
});

test('favourites saved before signing in keep their order when merged', async () => {
  const fan = await newAdvertiser(platform);
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push(await addListing(platform, seller));
  expect(await addFavourites(platform, fan, ids)).toEqual({ ids });
});

test('an ended favourite is listed with its state; removed and unknown ones are omitted', async () => {
  const sold = await addListing(platform, seller, { state: 'sold' });
  const blocked = await addListing(platform, seller, { state: 'blocked' });
  const cards = await pickListings(platform, [blocked, sold, 999_999, sold]);
  expect(cards.map(({ id, state }) => [id, state])).toEqual([[sold, 'sold']]);
  const fan = await newAdvertiser(platform);
  expect(await addFavourites(platform, fan, [blocked, sold, 999_999])).toEqual({ ids: [sold] });
});

test('the limit of favourites holds for concurrent additions', async () => {
  const { advertiserId } = await newAdvertiser(platform);
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push(await addListing(platform, seller));
  const limit = { max: 3, now: platform.clock.now() };
  const add = (id: number) =>
    platform.db.transaction().execute((db) => insertFavourites(db, advertiserId, [id], limit));
  await Promise.all(ids.map(add));
  expect(await favouriteIdsOf(platform.db, advertiserId)).toHaveLength(3);
});
