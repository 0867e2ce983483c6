import { expect, test } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { addListing, codeOf, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { stickValues } from '../../../test/stick-values.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import {
  currentDraft,
  discardDraft,
  fillDraft,
  getDraft,
  listDrafts,
  maxDrafts,
  openDraft,
  saveDraft,
  startDraft,
  sweepDrafts,
} from './drafts.ts';
import { edit } from './edit.ts';
import { getListing } from './read-listing.ts';
import { expireListings } from './feature.ts';
import { release, reserve, sell, withdraw } from './move.ts';
import { getOwnListing, listOwnListings } from './own-listing.ts';
import { publish } from './publish.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;

async function publishedBy(viewer: Awaited<ReturnType<typeof newAdvertiser>>) {
  const answer = await publish(platform, viewer, await filledDraft(platform, viewer));
  if (isRefusal(answer)) throw new Error(`Not published: ${answer.refused}`);
  return answer;
}

test('a listing can be reserved, released and sold', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await publishedBy(viewer);
  expect(await reserve(platform, viewer, id)).toMatchObject({ state: 'reserved' });
  expect(await getListing(platform, id)).toMatchObject({ state: 'reserved' });
  expect(await release(platform, viewer, id)).toMatchObject({ state: 'active' });
  expect(await sell(platform, viewer, id)).toMatchObject({ state: 'sold' });
  expect(await sell(platform, viewer, id)).toMatchObject({ state: 'sold' });
  expect(await withdraw(platform, viewer, id)).toEqual(refuse('listing-inactive'));
  expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
  expect((await listOwnListings(platform, viewer.advertiserId, { page: 1, limit: 20 })).cards.used).toBe(0);
});

test('no one can change someone else’s listing or draft, or learn that it exists', async () => {
  const owner = await newAdvertiser(platform);
  const stranger = await newAdvertiser(platform);
  const { id, version, values } = await publishedBy(owner);
  const draft = await openDraft(platform, owner, 'offer');
  expect(await sell(platform, stranger, id)).toEqual(refuse('listing-not-found'));
  expect(await edit(platform, stranger, { id, version, values })).toEqual(refuse('listing-not-found'));
  expect(await getOwnListing(platform, stranger.advertiserId, id)).toEqual(refuse('listing-not-found'));
  expect(await getDraft(platform, stranger, draft.id)).toEqual(refuse('not-found'));
  expect(await saveDraft(platform, stranger, { id: draft.id, values: {} })).toEqual(refuse('not-found'));
  expect(await discardDraft(platform, stranger, draft.id)).toEqual(refuse('not-found'));
  expect(await publish(platform, stranger, draft.id)).toEqual(refuse('not-found'));
});

test('a blocked listing is reported as blocked, an unknown one as not found', async () => {
  const viewer = await newAdvertiser(platform);
  const blocked = await addListing(platform, viewer, { state: 'blocked' });
  expect(await getListing(platform, blocked)).toEqual(refuse('listing-blocked'));
  expect(await getListing(platform, 2_000_000_000)).toEqual(refuse('listing-not-found'));
});

test('the form of an own listing round-trips', async () => {
  const viewer = await newAdvertiser(platform);
  const { id, version, values } = await publishedBy(viewer);
  const before = await getListing(platform, id);
  const edited = await edit(platform, viewer, { id, version, values });
  expect(edited).toMatchObject({ version: version + 1, values });
  expect(await getListing(platform, id)).toEqual(before);
});

test('an edit changes what is shown and found, keeps the age, and refuses to overwrite another window', async () => {
  const viewer = await newAdvertiser(platform);
  const { id, version, values } = await publishedBy(viewer);
  platform.clock.advance(day);
  const change = { ...values, title: 'Unihoc Epic, sleva', price: '990', place: codeOf('Kuřim') };
  expect(await edit(platform, viewer, { id, version, values: change })).toMatchObject({
    title: 'Unihoc Epic, sleva',
    slug: 'unihoc-epic-sleva',
    price: 990,
    locations: [{ name: 'Kuřim' }],
  });
  const shown = await getListing(platform, id);
  if (isRefusal(shown)) throw new Error(shown.refused);
  expect(new Date(shown.changed).getTime() - new Date(shown.inserted).getTime()).toBe(day);
  expect(await edit(platform, viewer, { id, version, values })).toEqual(refuse('listing-changed-elsewhere'));
  const next = { id, version: version + 1, values: { ...change, title: 'Hůl' } };
  expect(await edit(platform, viewer, next)).toMatchObject({
    fields: { title: [validationMessages.stringMin(5)] },
  });
});

test('of two windows that save at once only one succeeds', async () => {
  const viewer = await newAdvertiser(platform);
  const { id, version, values } = await publishedBy(viewer);
  const prices = ['100', '200', '300', '400'];
  const answers = await Promise.all(
    prices.map((price) => edit(platform, viewer, { id, version, values: { ...values, price } })),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
});

test('an ended listing cannot be edited', async () => {
  const viewer = await newAdvertiser(platform);
  const { id, version, values } = await publishedBy(viewer);
  await withdraw(platform, viewer, id);
  expect(await edit(platform, viewer, { id, version, values })).toEqual(refuse('listing-inactive'));
});

test('a listing is public for exactly 60 days', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await publishedBy(viewer);
  platform.clock.advance(60 * day - 1);
  await expireListings(platform);
  expect(await getListing(platform, id)).toMatchObject({ state: 'active' });
  platform.clock.advance(1);
  await expireListings(platform);
  expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
});

test('a draft stores any input, except characters the database cannot store', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await openDraft(platform, viewer, 'offer');
  const typed = {
    title: ' ščř \ud83c\udfd2 <b> ',
    price: 'asi tisíc',
    'attributes.ageGroup': ['u7', 'nesmysl'],
  };
  await saveDraft(platform, viewer, { id, values: { ...typed, description: 'nula\0 a půlka\ud800' } });
  expect(await getDraft(platform, viewer, id)).toMatchObject({
    values: { ...typed, description: 'nula a půlka\ufffd' },
  });
});

test('two windows that open a draft at once get the same one', async () => {
  const viewer = await newAdvertiser(platform);
  const drafts = await Promise.all(Array.from({ length: 6 }, () => openDraft(platform, viewer, 'offer')));
  expect(new Set(drafts.map(({ id }) => id))).toHaveLength(1);
  expect((await openDraft(platform, viewer, 'demand')).id).not.toBe(drafts[0]?.id);
});

test('a new draft does not replace an unfinished one, which becomes current again when saved', async () => {
  const viewer = await newAdvertiser(platform);
  const unfinished = await openDraft(platform, viewer, 'offer');
  await saveDraft(platform, viewer, { id: unfinished.id, values: { title: 'Rozepsaná hůl' } });
  platform.clock.advance(1000);
  const fresh = await startDraft(platform, viewer, 'offer');
  expect(fresh).toMatchObject({ values: {}, photos: [] });
  expect(await startDraft(platform, viewer, 'offer'), 'pressed twice').toEqual(fresh);
  expect(await openDraft(platform, viewer, 'offer')).toEqual(fresh);
  platform.clock.advance(1000);
  await fillDraft(platform, viewer, { id: unfinished.id, fields: {} });
  expect(await openDraft(platform, viewer, 'offer')).toMatchObject({
    id: unfinished.id,
    values: { title: 'Rozepsaná hůl' },
  });
});

test('a draft with only a category is neither listed nor resumed, and is replaced at the limit', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = async (values: Record<string, string>) => {
    const started = await startDraft(platform, viewer, 'offer');
    if (isRefusal(started)) throw new Error(started.refused);
    await saveDraft(platform, viewer, { id: started.id, values });
    platform.clock.advance(1000);
    return started.id;
  };
  const typed = await draft({ category: 'florbalky', title: 'Hůl' });
  const chosen = await draft({ category: 'boty', placeShown: 'exact' });
  expect((await listDrafts(platform, viewer)).map(({ id }) => id)).toEqual([typed]);
  expect((await currentDraft(platform, viewer, 'offer')).draft?.id).toBe(typed);
  for (let count = 2; count < maxDrafts; count += 1) await draft({ title: `Hůl ${count}` });
  await draft({ title: 'Hůl přes míru' });
  expect(await getDraft(platform, viewer, chosen)).toEqual(refuse('not-found'));
  expect(await startDraft(platform, viewer, 'offer')).toEqual(refuse('too-many-drafts'));
});

test('saving into a published draft changes nothing and shows the listing', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = await filledDraft(platform, viewer);
  const listing = await publish(platform, viewer, draft);
  const answer = await saveDraft(platform, viewer, { id: draft, values: { title: 'jiný' } });
  expect(answer).toMatchObject({
    publishedListingId: isRefusal(listing) ? 0 : listing.id,
    values: stickValues,
  });
  expect(await discardDraft(platform, viewer, draft)).toEqual(refuse('not-found'));
});

test('a draft untouched for 14 days is deleted with its photos; a listing keeps its own', async () => {
  const viewer = await newAdvertiser(platform);
  const { id: listing } = await publishedBy(viewer);
  const { id, albumId } = await openDraft(platform, viewer, 'offer');
  await addPhotos(platform, albumId, 1);
  platform.clock.advance(14 * day - 1);
  await sweepDrafts(platform);
  expect(await getDraft(platform, viewer, id)).toMatchObject({ id });
  platform.clock.advance(1);
  await sweepDrafts(platform);
  expect(await getDraft(platform, viewer, id)).toEqual(refuse('not-found'));
  const albums = await platform.db.selectFrom('albums').select('id').where('id', '=', albumId).execute();
  expect(albums).toEqual([]);
  expect(await getListing(platform, listing)).toMatchObject({ photoCount: 1 });
});
