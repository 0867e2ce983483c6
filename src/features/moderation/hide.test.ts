import { beforeAll, describe, expect, it } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { blockAccount, releaseAccount } from '../blocking/block.ts';
import { addFavourites } from '../favourites/favourites.ts';
import { copy } from '../listings/copy.ts';
import { edit } from '../listings/edit.ts';
import { resubmit } from '../listings/hold.ts';
import { reserve } from '../listings/move.ts';
import { getOwnListing } from '../listings/own-listing.ts';
import { publish } from '../listings/publish.ts';
import { getEndedListing, getListing } from '../listings/read-listing.ts';
import { hideListing, releaseHeldListing } from './hide.ts';
import { stateLabel } from '../listings/components/own/state-label.ts';
import { listingsExport } from './list-export.ts';
import { getManagedListing, listHeldListings, listManagedListings } from './managed-listings.ts';
import { removeListing, restoreListing } from './remove.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const day = 86_400_000;
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const why = {
  reason: 'Na první fotce je cizí telefonní číslo.',
  rule: 'Co sem patří a co ne: kontakty v názvu nebo popisu',
  source: 'own',
} as const;
const hide = (id: number, reason: string = why.reason) =>
  hideListing(platform, admin, { id, ...why, reason });
const own = async (viewer: Viewer, id: number) =>
  given(await getOwnListing(platform, viewer.advertiserId, id));
const published = async (viewer: Viewer) =>
  given(await publish(platform, viewer, await filledDraft(platform, viewer))).id;
const release = async (id: number) => {
  const { version, photos } = given(await getManagedListing(platform, id));
  return releaseHeldListing(platform, admin, { id, version, photos: photos.map((photo) => photo.id) });
};
const changes = async (id: number) => given(await getManagedListing(platform, id)).hold?.changes;
const queue = async () => (await listHeldListings(platform)).listings.map(({ id }) => id);
/** The state of a listing as named in the administration's list and in its export. */
async function statesIn(id: number): Promise<unknown[]> {
  const { listings } = await listManagedListings(platform, { q: String(id), limit: 1 });
  const exported = [];
  for await (const row of listingsExport.rows(platform, admin, { q: String(id) })) exported.push(row[3]);
  return [...listings.map((each) => stateLabel(each)), ...exported];
}
const subjectsTo = async ({ email }: Viewer) => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('a listing hidden until it is fixed', () => {
  it('gets the response of an inactive one for strangers, without disclosing its content', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    expect(await hide(id)).toMatchObject({ state: 'held', hold: { step: 'to-fix', reason: why.reason } });
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
    expect(await getEndedListing(platform, id)).toEqual(refuse('listing-not-found'));
    const fan = await newAdvertiser(platform);
    expect(await addFavourites(platform, fan, [id])).toEqual({ ids: [] });
    expect(await copy(platform, viewer, { id, client: 'x' })).toEqual(refuse('listing-inactive'));
  });

  it('shows its advertiser what to fix, emails the same reason once, and is audited', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await hide(id);
    await hide(id);
    expect((await own(viewer, id)).hold).toEqual({
      step: 'to-fix',
      reason: why.reason,
      rule: why.rule,
      signals: [],
      edited: false,
    });
    expect(await subjectsTo(viewer)).toEqual(['Inzerát „Unihoc Epic 26, 96 cm“ je potřeba opravit']);
    const text = platform.emails.at(-1)?.text;
    expect(text).toContain(why.reason);
    expect(text).toContain(`/ucet/inzerat/unihoc-epic-26-96-cm-${id}`);
    expect(text).toContain('/rozhodnuti/');
    const actions = await lastActions(platform.db, { subject: `listing:${id}`, atMost: 5 });
    expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
      ['hide-listing', `${why.reason} (${why.rule})`],
    ]);
  });

  it('is fixed, hidden again for another reason, fixed again and released in its previous state', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await published(viewer);
    await reserve(platform, viewer, id);
    await hide(id);
    expect(await queue()).not.toContain(id);
    const { version, values } = await own(viewer, id);
    given(await edit(platform, viewer, { id, version, values: { ...values, price: '1300' } }));
    expect(await statesIn(id)).toEqual(['K opravě', 'K opravě']);
    given(await resubmit(platform, viewer, id));
    given(await resubmit(platform, viewer, id));
    expect(await statesIn(id)).toEqual(['Čeká na kontrolu', 'Čeká na kontrolu']);
    expect(await queue()).toContain(id);
    expect(await changes(id)).toEqual([
      { label: 'Cena', before: '1\u00a0490\u00a0Kč', after: '1\u00a0300\u00a0Kč' },
    ]);
    platform.clock.advance(1_000);
    await hide(id, 'Číslo je pořád na druhé fotce.');
    expect(await queue()).not.toContain(id);
    given(await resubmit(platform, viewer, id));
    expect(await changes(id)).toEqual([]);
    expect(await release(id)).toMatchObject({ state: 'reserved', price: 1300 });
    expect(await queue()).not.toContain(id);
    expect((await subjectsTo(viewer)).slice(1)).toEqual([
      'Inzerát „Unihoc Epic 26, 96 cm“ je potřeba opravit',
      'Inzerát „Unihoc Epic 26, 96 cm“ je potřeba opravit',
      'Inzerát „Unihoc Epic 26, 96 cm“ je po kontrole',
    ]);
    const standing = await platform.db
      .selectFrom('decisions')
      .where('subject', '=', `listing:${id}`)
      .where('reversed_at', 'is', null)
      .selectAll()
      .execute();
    expect(standing).toEqual([]);
  });

  it('cannot be hidden again with another reason before it is fixed, and the second admin is informed', async () => {
    const id = await addListing(platform, await newAdvertiser(platform));
    await hide(id);
    const second = { id, ...why, reason: 'Na fotce je něco jiného než hůl.' };
    expect(await hideListing(platform, admin, second)).toMatchObject({
      refused: 'done-already',
      message: expect.stringContaining('mezitím někdo skryl'),
    });
    expect(given(await getManagedListing(platform, id)).hold?.reason).toBe(why.reason);
  });

  it('is released only in the version the admin has seen, and only once by concurrent admins', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await published(viewer);
    await hide(id);
    const seen = given(await getManagedListing(platform, id));
    const { version, values } = await own(viewer, id);
    given(await edit(platform, viewer, { id, version, values }));
    const photos = seen.photos.map((photo) => photo.id);
    const stale = { id, version: seen.version, photos };
    expect(await releaseHeldListing(platform, admin, stale)).toEqual(refuse('listing-changed-elsewhere'));
    const { albumId, version: latest } = await own(viewer, id);
    await addPhotos(platform, albumId ?? '', 1);
    const withOther = { id, version: latest, photos };
    expect(await releaseHeldListing(platform, admin, withOther)).toEqual(refuse('listing-changed-elsewhere'));
    const { photos: now, ...listing } = given(await getManagedListing(platform, id));
    const fresh = { id, version: listing.version, photos: now.map((photo) => photo.id) };
    const twice = () => releaseHeldListing(platform, admin, fresh);
    const done = await Promise.all([twice(), twice()]);
    expect(done.filter(isRefusal)).toMatchObject([{ refused: 'done-already' }]);
    expect((await subjectsTo(viewer)).filter((subject) => subject.endsWith('po kontrole'))).toHaveLength(1);
  });

  it('keeps its remaining days, and waits for a slot when others have taken them all', async () => {
    const viewer = await newAdvertiser(platform, 1);
    const id = await addListing(platform, viewer);
    const left = async () => Date.parse((await own(viewer, id)).expiresAt) - platform.clock.now().getTime();
    const before = await left();
    await hide(id);
    const other = await addListing(platform, viewer);
    platform.clock.advance(30 * day);
    expect(await release(id)).toMatchObject({ state: 'resting' });
    expect(await left()).toBe(before);
    await hide(id);
    await removeListing(platform, admin, { id: other, ...why });
    expect(await release(id)).toMatchObject({ state: 'active' });
  });

  it('is held again when it was removed meanwhile and the removal is reverted', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    const { expiresAt } = await own(viewer, id);
    await hide(id);
    platform.clock.advance(2 * day);
    await removeListing(platform, admin, { id, ...why });
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
    platform.clock.advance(3 * day);
    const restored = await restoreListing(platform, admin, { id, reason: 'omyl' });
    expect(restored).toMatchObject({ state: 'held', hold: { step: 'to-fix' } });
    expect(await release(id)).toMatchObject({ state: 'active' });
    expect(Date.parse((await own(viewer, id)).expiresAt)).toBe(Date.parse(expiresAt) + 5 * day);
  });

  it('of a blocked account returns only when the account is unblocked', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await hide(id);
    await blockAccount(platform, admin, { id: viewer.advertiserId, ...why });
    expect(await release(id)).toMatchObject({ state: 'blocked' });
    await releaseAccount(platform, admin, { id: viewer.advertiserId, reason: 'omyl' });
    expect(await own(viewer, id)).toMatchObject({ state: 'active' });
  });
});

it.each(['sold', 'withdrawn', 'expired', 'blocked'] as const)(
  'a listing that is %s cannot be hidden',
  async (state) => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer, { state });
    expect(await hide(id)).toEqual(refuse('listing-inactive'));
    expect(isRefusal(await resubmit(platform, viewer, id))).toBe(true);
  },
);
