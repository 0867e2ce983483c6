import { expect, test } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { ListingState } from './contract.ts';
import { changeMany } from './change-many.ts';
import { copy } from './copy.ts';
import { listDrafts } from './drafts.ts';
import { sell } from './move.ts';
import { listOwnListings } from './own-listing.ts';
import { publish } from './publish.ts';

const platform = await testPlatform();
await loadTowns(platform);

test('own listings are paginated and filtered by state, newest first, with counts by state', async () => {
  const viewer = await newAdvertiser(platform, 100);
  const ids: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    ids.unshift(await addListing(platform, viewer));
    platform.clock.advance(1_000);
  }
  const sold = await addListing(platform, viewer, { state: 'sold' });
  await addListing(platform, viewer, { state: 'expired' });
  const page = await listOwnListings(platform, viewer.advertiserId, { state: ['active'], page: 2, limit: 2 });
  expect(page.listings.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(page.total).toBe(5);
  expect(page.counts).toMatchObject({ active: 5, sold: 1, expired: 1, resting: 0 });
  expect(page.cards.used).toBe(5);
  const ended = { state: ['sold', 'withdrawn'] as const, page: 1, limit: 20 };
  const { listings } = await listOwnListings(platform, viewer.advertiserId, ended);
  expect(listings.map(({ id }) => id)).toEqual([sold]);
});

test('own listings are ordered: expiring soon, live, waiting, ended', async () => {
  const viewer = await newAdvertiser(platform, 100);
  const inserted = platform.clock.now();
  const older = new Date(inserted.getTime() - 58 * 86_400_000);
  const add = (state: ListingState, at = inserted) => addListing(platform, viewer, { state, inserted: at });
  const sold = await add('sold');
  const held = await add('held');
  const expired = await add('expired');
  const active = await add('active');
  const resting = await add('resting');
  const ending = await add('active', older);
  const reserved = await add('reserved');
  const { listings } = await listOwnListings(platform, viewer.advertiserId, { page: 1, limit: 20 });
  expect(listings.map(({ id }) => id)).toEqual([ending, reserved, active, resting, held, expired, sold]);
});

test('a bulk move reports each refused listing with its title and reason', async () => {
  const viewer = await newAdvertiser(platform);
  const stranger = await newAdvertiser(platform);
  const active = await addListing(platform, viewer);
  const sold = await addListing(platform, viewer, { state: 'sold' });
  const blocked = await addListing(platform, viewer, { state: 'blocked' });
  const foreign = await addListing(platform, stranger);
  const answer = await changeMany(platform, viewer, {
    ids: [active, sold, blocked, foreign, active],
    move: 'withdraw',
  });
  expect(answer.done).toEqual([active]);
  expect(answer.problems).toEqual([
    expect.objectContaining({ id: sold, title: 'Unihoc Epic 26, 96 cm', code: 'listing-inactive' }),
    expect.objectContaining({ id: blocked, code: 'listing-inactive' }),
    { id: foreign, title: undefined, code: 'listing-not-found', message: expect.any(String) },
  ]);
});

test('a bulk move does not count listings already in the state, nor paused ones', async () => {
  const viewer = await newAdvertiser(platform, 2);
  const [free, promised, resting] = [
    await addListing(platform, viewer),
    await addListing(platform, viewer, { state: 'reserved' }),
    await addListing(platform, viewer, { state: 'resting' }),
  ];
  const ids = [free, promised, resting];
  const waits = { id: resting, message: 'Čeká na volnou kartu, ve výpisech teď není.' };
  expect(await changeMany(platform, viewer, { ids, move: 'reserve' })).toMatchObject({
    done: [free],
    unchanged: [promised],
    problems: [waits],
  });
  expect(await changeMany(platform, viewer, { ids, move: 'reserve' })).toMatchObject({
    done: [],
    unchanged: [free, promised],
  });
  expect(await changeMany(platform, viewer, { ids: [free], move: 'renew' })).toMatchObject({
    done: [],
    unchanged: [],
    problems: [{ id: free, code: 'renewal-too-soon' }],
  });
});

test('the price of a sold offer is recorded once; a demand has none', async () => {
  const viewer = await newAdvertiser(platform);
  const offer = await addListing(platform, viewer);
  const demand = await addListing(platform, viewer, { kind: 'demand' });
  await sell(platform, viewer, offer, 1_200);
  await sell(platform, viewer, offer, 1);
  await sell(platform, viewer, demand, 300);
  const sales = await platform.db.selectFrom('sales').selectAll().execute();
  expect(sales).toEqual([{ listing_id: offer, price: 1_200, sold_at: platform.clock.now() }]);
});

test('a copy is an independent draft with the text and photos, and survives deletion of the original', async () => {
  const viewer = await newAdvertiser(platform);
  const first = await publish(platform, viewer, await filledDraft(platform, viewer, { photos: 2 }));
  if (isRefusal(first)) throw new Error(first.refused);
  await sell(platform, viewer, first.id);
  const draft = await copy(platform, viewer, { id: first.id, client: 'test' });
  if (isRefusal(draft)) throw new Error(draft.refused);
  expect(draft.values).toEqual(first.values);
  expect(draft.photos).toHaveLength(2);
  expect((await listDrafts(platform, viewer)).map(({ id }) => id)).toEqual([draft.id]);
  const files = [...first.photos, ...draft.photos].map(({ preview }) => preview);
  expect(new Set(files).size).toBe(4);
  for (const file of files)
    expect(await platform.storage.get(`photos/${file.slice('/fotky/'.length)}`)).toBeDefined();
  await addPhotos(platform, draft.albumId, 1);
  expect(await publish(platform, viewer, draft.id)).toMatchObject({ state: 'active', photoCount: 3 });
});

test('a removed listing or someone else’s cannot be copied', async () => {
  const viewer = await newAdvertiser(platform);
  const stranger = await newAdvertiser(platform);
  const blocked = await addListing(platform, viewer, { state: 'blocked' });
  expect(await copy(platform, viewer, { id: blocked, client: 'test' })).toEqual(refuse('listing-blocked'));
  expect(await copy(platform, stranger, { id: await addListing(platform, viewer), client: 'test' })).toEqual(
    refuse('listing-not-found'),
  );
});

test('copies count toward the limit of thirty drafts, and their photos toward the upload quota', async () => {
  const viewer = await newAdvertiser(platform);
  const listing = await addListing(platform, viewer);
  const again = () => copy(platform, viewer, { id: listing, client: 'copier' });
  for (let drafts = 0; drafts < 30; drafts += 1) expect(await again()).toHaveProperty('albumId');
  expect(await again()).toEqual(refuse('too-many-drafts'));

  const other = await newAdvertiser(platform);
  const first = await publish(platform, other, await filledDraft(platform, other, { photos: 1 }));
  if (isRefusal(first)) throw new Error(first.refused);
  const taken_at = platform.clock.now();
  const intake = { advertiser_id: other.advertiserId, client: 'x', files: 499, bytes: 1, taken_at };
  await platform.db.insertInto('photo_intake').values(intake).execute();
  const stored = async () => {
    let files = 0;
    for await (const _ of platform.storage.list('sources')) files += 1;
    return files;
  };
  const shot = { id: first.id, client: 'y' };
  expect(await copy(platform, other, shot)).toHaveProperty('albumId');
  const before = await stored();
  expect(await copy(platform, other, shot)).toEqual(refuse('photo-quota-reached'));
  expect(await stored()).toBe(before);
});
