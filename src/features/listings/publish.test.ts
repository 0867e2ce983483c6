import { expect, test } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { codeOf, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { stickValues, wantedStickValues } from '../../../test/stick-values.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { removePhoto } from '../media/album.ts';
import { checkDraft } from './check-draft.ts';
import { contactableListing } from './contactable.ts';
import type { OwnListing } from './contract.ts';
import { getListing } from './read-listing.ts';
import { openDraft, saveDraft } from './drafts.ts';
import { listOwnListings } from './own-listing.ts';
import { publish } from './publish.ts';

const platform = await testPlatform();
await loadTowns(platform);

function published(answer: Awaited<ReturnType<typeof publish>>): OwnListing {
  if (isRefusal(answer)) throw new Error(`Not published: ${JSON.stringify(answer)}`);
  return answer;
}

test('a complete draft becomes a public listing with its photos', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = await filledDraft(platform, viewer, { photos: 2 });
  const preview = await checkDraft(platform, viewer, draft);
  const { id, slug } = published(await publish(platform, viewer, draft));
  expect(slug).toBe('unihoc-epic-26-96-cm');

  const listing = await getListing(platform, id);
  expect(listing).toMatchObject({
    id,
    id_product: id,
    state: 'active',
    price: 1490,
    photoCount: 2,
    photo: { position: 0 },
    brandName: 'Unihoc',
    conditionLabel: 'Použité, lehce hrané',
    locations: [{ name: 'Brno', district: 'Brno-město', region: 'Jihomoravský kraj' }],
    spot: { lat: 49.195, lon: 16.608, exact: true },
    advertiser: { name: 'Tomáš V.', trader: false, emailVerified: true },
  });
  const { contactWaits, ...looks } = given(preview);
  expect(contactWaits).toBe(false);
  expect(listing).toEqual({ ...looks, id, id_product: id });
});

test('a listing that shows only its district does not expose its municipality', async () => {
  const viewer = await newAdvertiser(platform);
  const values = { place: codeOf('Kuřim'), placeShown: 'district' };
  const { id } = published(await publish(platform, viewer, await filledDraft(platform, viewer, { values })));
  const listing = await getListing(platform, id);
  expect(listing).toMatchObject({
    locations: [{ name: 'okres Brno-venkov' }],
    spot: { lat: expect.closeTo(49.195, 1), lon: expect.closeTo(16.608, 1), exact: false },
  });
  expect(JSON.stringify(listing)).not.toContain('Kuřim');
});

test('the email links to the listing and to the account, and is queued in the same transaction', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = published(await publish(platform, viewer, await filledDraft(platform, viewer)));
  await platform.runJobs();
  const email = platform.emails.find(({ to }) => to === viewer.email);
  expect(email?.subject).toBe('Inzerát „Unihoc Epic 26, 96 cm“ je na bazaru');
  expect(email?.text).toContain(`/inzerat/unihoc-epic-26-96-cm-${id}`);
  expect(email?.text).toContain('/moje-inzerce/overeni?dal=/ucet/moje-inzerce');
  expect(email?.text).toContain('60 dní, do 3.\u00a0července\u00a02026');
  expect(email?.text).toMatch(/1\s490\sKč/);
});

test('the email about a demand speaks of settling it, never of selling', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await openDraft(platform, viewer, 'demand');
  await saveDraft(platform, viewer, { id, values: wantedStickValues });
  published(await publish(platform, viewer, id));
  await platform.runJobs();
  const email = platform.emails.find(({ to }) => to === viewer.email);
  expect(email?.subject).toMatch(/^Poptávka „.+“ je na bazaru$/);
  expect(email?.text).toContain('označit jako vyřízenou');
  expect(email?.text).not.toMatch(/prodan|zájemc|inzerát/i);
});

test('all missing fields are reported at once, including the photo', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await openDraft(platform, viewer, 'offer');
  await saveDraft(platform, viewer, { id, values: { ...stickValues, title: '', place: 'CZ0642-zzz' } });
  expect(await publish(platform, viewer, id)).toMatchObject({
    refused: 'invalid-input',
    fields: {
      title: [validationMessages.required],
      place: [validationMessages.notSelected],
      photos: [validationMessages.photoRequired],
    },
  });
  await saveDraft(platform, viewer, { id, values: stickValues });
  expect(await publish(platform, viewer, id)).toEqual({
    refused: 'photo-required',
    fields: { photos: [validationMessages.photoRequired] },
  });
});

test('publishing is idempotent, also concurrently: one listing and one email', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = await filledDraft(platform, viewer);
  const answers = await Promise.all(Array.from({ length: 8 }, () => publish(platform, viewer, draft)));
  const again = await publish(platform, viewer, draft);
  expect(new Set([...answers, again].map((answer) => published(answer).id))).toHaveLength(1);
  await platform.runJobs();
  expect(platform.emails.filter(({ to }) => to === viewer.email)).toHaveLength(1);
  expect(
    (await listOwnListings(platform, viewer.advertiserId, { page: 1, limit: 20 })).listings,
  ).toHaveLength(1);
});

test('a published draft is not offered again', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = await filledDraft(platform, viewer);
  expect((await openDraft(platform, viewer, 'offer')).id).toBe(draft);
  await publish(platform, viewer, draft);
  expect((await openDraft(platform, viewer, 'offer')).id).not.toBe(draft);
});

test('concurrent publishing never exceeds the slots, and refuses without losing input', async () => {
  const viewer = await newAdvertiser(platform, 3);
  const drafts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const id = platform.ids.uuid();
      const { albumId } = await openDraft(platform, viewer, 'offer');
      await addPhotos(platform, albumId, 1);
      await platform.db
        .insertInto('listing_drafts')
        .values({
          id,
          advertiser_id: viewer.advertiserId,
          kind: 'offer',
          album_id: albumId,
          values: JSON.stringify(stickValues),
          created_at: platform.clock.now(),
          updated_at: platform.clock.now(),
        })
        .execute();
      return id;
    }),
  );
  const answers = await Promise.all(drafts.map((id) => publish(platform, viewer, id, { several: true })));
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
  expect(answers.filter(isRefusal).map(({ refused }) => refused)).toEqual(
    Array(5).fill('card-limit-reached'),
  );
  const { cards, listings } = await listOwnListings(platform, viewer.advertiserId, { page: 1, limit: 20 });
  expect(cards).toEqual({ used: 3, waiting: 0, limit: 3 });
  expect(listings).toHaveLength(3);
});

test('twenty people can publish at once', async () => {
  const viewers = await Promise.all(Array.from({ length: 20 }, () => newAdvertiser(platform)));
  const drafts = await Promise.all(
    viewers.map(async (viewer) => ({ viewer, id: await filledDraft(platform, viewer, { photos: 1 }) })),
  );
  const answers = await Promise.all(drafts.map(({ viewer, id }) => publish(platform, viewer, id)));
  expect(new Set(answers.map((answer) => published(answer).id))).toHaveLength(20);
  for (const answer of answers) {
    expect(published(answer)).toMatchObject({
      state: 'active',
      photoCount: 1,
      version: 1,
      title: stickValues.title,
    });
  }
});

test('the last photo of a published offer cannot be removed until there is another', async () => {
  const viewer = await newAdvertiser(platform);
  const { albumId = '', photos } = published(
    await publish(platform, viewer, await filledDraft(platform, viewer)),
  );
  const remove = (photoId = '') =>
    removePhoto(platform, { albumId, photoId, advertiserId: viewer.advertiserId });
  expect(await remove(photos[0]?.id)).toEqual({ refused: 'photo-required' });
  await addPhotos(platform, albumId, 1);
  expect(await remove(photos[0]?.id)).toMatchObject({ photos: [{ position: 0 }] });
});

test('the public name of a club is kept when its listing is published', async () => {
  const viewer = await newAdvertiser(platform);
  const publicName = 'FBC Tatran Střešovice';
  const { db } = platform;
  await db
    .updateTable('advertisers')
    .set({ public_name: publicName })
    .where('id', '=', viewer.advertiserId)
    .execute();
  const draft = await filledDraft(platform, viewer, { values: { publicName } });
  expect(await checkDraft(platform, viewer, draft)).toMatchObject({ advertiser: { name: publicName } });
  const { id } = published(await publish(platform, viewer, draft));
  expect(await contactableListing(platform, id)).toMatchObject({ advertiserName: publicName });
});

test('a chosen public name is stored, and shown before publishing', async () => {
  const viewer = await newAdvertiser(platform);
  const draft = await filledDraft(platform, viewer, { values: { publicName: 'levak_brno' } });
  expect(await checkDraft(platform, viewer, draft)).toMatchObject({ advertiser: { name: 'levak_brno' } });
  const { id } = published(await publish(platform, viewer, draft));
  expect(await contactableListing(platform, id)).toEqual({
    id,
    kind: 'offer',
    title: 'Unihoc Epic 26, 96 cm',
    slug: 'unihoc-epic-26-96-cm',
    advertiserId: viewer.advertiserId,
    advertiserEmail: viewer.email,
    advertiserName: 'levak_brno',
  });
});
