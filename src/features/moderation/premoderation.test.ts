import { beforeAll, expect, it } from 'vitest';
import { filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { edit } from '../listings/edit.ts';
import { resubmit } from '../listings/hold.ts';
import { getOwnListing } from '../listings/own-listing.ts';
import { publish } from '../listings/publish.ts';
import { getListing } from '../listings/read-listing.ts';
import { countAdminWork } from '../overview/admin.ts';
import { hideListing, releaseHeldListing } from './hide.ts';
import { getManagedListing, listHeldListings } from './managed-listings.ts';
import { removeListing, restoreListing } from './remove.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const day = 86_400_000;
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const why = { reason: 'Telefon do popisu nepatří.', rule: 'Co sem patří a co ne', source: 'own' } as const;
const description = 'Prodám hůl po jedné sezoně. Volejte 603 123 456.';

const risky = async (viewer: Viewer) =>
  given(await publish(platform, viewer, await filledDraft(platform, viewer, { values: { description } }))).id;
const release = async (id: number) => {
  const { version, photos } = given(await getManagedListing(platform, id));
  const seen = { id, version, photos: photos.map((photo) => photo.id) };
  return given(await releaseHeldListing(platform, admin, seen));
};
const subjectsTo = async ({ email }: Viewer) => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const followNews = (id: number) =>
  platform.db.selectFrom('follow_news').where('listing_id', '=', id).select('follower_id').execute();
const watchNews = (id: number) =>
  platform.db.selectFrom('watch_news').where('listing_id', '=', id).select('listing_id').execute();

it('a risky listing waits in the queue with its signals, and is dated as new when released', async () => {
  const viewer = await newAdvertiser(platform);
  const follower = await newAdvertiser(platform);
  await platform.db
    .insertInto('follows')
    .values({
      follower_id: follower.advertiserId,
      followed_id: viewer.advertiserId,
      created_at: platform.clock.now(),
    })
    .execute();
  const id = await risky(viewer);
  const since = platform.clock.now().toISOString();
  expect(await countAdminWork(platform, admin)).toMatchObject({ toLook: 1, toLookSince: since });
  expect((await listHeldListings(platform)).listings.map((each) => each.id)).toEqual([id]);
  expect(given(await getManagedListing(platform, id)).hold).toMatchObject({
    step: 'to-look',
    signals: ['v textu prvního inzerátu je odkaz, telefon nebo e-mail'],
  });
  expect([await followNews(id), await watchNews(id)]).toEqual([[], []]);

  platform.clock.advance(day);
  expect(await release(id)).toMatchObject({ state: 'active' });
  const listing = given(await getListing(platform, id));
  expect(listing.inserted).toBe(platform.clock.now().toISOString());
  expect(Date.parse(listing.expiresAt)).toBe(platform.clock.now().getTime() + 60 * day);
  expect(await followNews(id)).toEqual([{ follower_id: follower.advertiserId }]);
  expect(await watchNews(id)).toHaveLength(1);
  expect(await subjectsTo(viewer)).toEqual([
    'Inzerát „Unihoc Epic 26, 96 cm“ čeká na kontrolu',
    'Inzerát „Unihoc Epic 26, 96 cm“ je na bazaru',
  ]);
  expect(
    platform.emails.find(({ to, subject }) => to === viewer.email && subject.endsWith('bazaru'))?.text,
  ).toContain('Kontrola je hotová');
  expect(await countAdminWork(platform, admin)).toMatchObject({ toLook: 0, toLookSince: undefined });
});

it('one returned for a fix is dated by its release after the fix, with the reason stated by the admin', async () => {
  const viewer = await newAdvertiser(platform);
  const id = await risky(viewer);
  given(await hideListing(platform, admin, { id, ...why }));
  const own = given(await getOwnListing(platform, viewer.advertiserId, id));
  expect(own.hold).toMatchObject({ step: 'to-fix', reason: why.reason });
  const values = { ...own.values, description: 'Prodám hůl po jedné sezoně.' };
  given(await edit(platform, viewer, { id, version: own.version, values }));
  given(await resubmit(platform, viewer, id));
  platform.clock.advance(3 * day);
  expect(await release(id)).toMatchObject({ state: 'active' });
  expect(given(await getListing(platform, id)).inserted).toBe(platform.clock.now().toISOString());
});

it('one that is removed gets the reason, and waits again when the removal is reverted', async () => {
  const viewer = await newAdvertiser(platform);
  const id = await risky(viewer);
  given(await removeListing(platform, admin, { id, ...why }));
  expect((await listHeldListings(platform)).listings.map((each) => each.id)).not.toContain(id);
  expect((await subjectsTo(viewer)).at(-1)).toBe('Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme smazali');
  expect(given(await restoreListing(platform, admin, { id, reason: 'omyl' }))).toMatchObject({
    state: 'held',
  });
  expect((await listHeldListings(platform)).listings.map((each) => each.id)).toContain(id);
});
