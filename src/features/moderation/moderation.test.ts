import { beforeAll, describe, expect, it } from 'vitest';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { freshSession } from '../../../test/sign-in.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { blockAccount, releaseAccount } from '../blocking/block.ts';
import { cancelDeletion, requestDeletion } from '../account-deletion/delete-account.ts';
import { getListing } from '../listings/read-listing.ts';
import { getOwnListing } from '../listings/own-listing.ts';
import { publish } from '../listings/publish.ts';
import { getManagedListing, listManagedListings } from './managed-listings.ts';
import { removeListing, restoreListing } from './remove.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const day = 86_400_000;
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const why = {
  reason: 'Fotky jsou z e-shopu výrobce.',
  rule: 'Pravidla inzerátu: vlastní fotky',
  source: 'reported',
} as const;
const remove = (id: number) => removeListing(platform, admin, { id, ...why });
const restore = (id: number) => restoreListing(platform, admin, { id, reason: 'námitka uznána' });
const stateOf = async (viewer: Viewer, id: number) => {
  const own = await getOwnListing(platform, viewer.advertiserId, id);
  return isRefusal(own) ? own.refused : own.state;
};
const emailsTo = async ({ email }: Viewer) => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email);
};

describe('a removed listing', () => {
  it('is reported to strangers as removed; its advertiser sees the reason and the rule', async () => {
    const viewer = await newAdvertiser(platform);
    const [id, other] = [await addListing(platform, viewer), await addListing(platform, viewer)];
    expect(await remove(id)).toMatchObject({ state: 'blocked', removal: why });
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
    const { reason: blockReason, rule: brokenRule } = why;
    expect(await getOwnListing(platform, viewer.advertiserId, id)).toMatchObject({ blockReason, brokenRule });
    expect(await stateOf(viewer, other)).toBe('active');
    expect(await remove(999_999_999)).toEqual(refuse('listing-not-found'));
  });

  it('keeps the reason of the first admin, and the second one is informed', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await remove(id);
    expect(await remove(id)).toMatchObject({ removal: { reason: why.reason } });
    const second = await removeListing(platform, admin, { ...why, id, reason: 'Jiný důvod.' });
    expect(second).toMatchObject({ refused: 'done-already' });
    expect(await getOwnListing(platform, viewer.advertiserId, id)).toMatchObject({ blockReason: why.reason });
  });

  it('causes one email to its advertiser with the reason, the rule, who decided and how to object', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await remove(id);
    await remove(id);
    const [email, ...more] = await emailsTo(viewer);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme smazali');
    for (const said of [why.reason, why.rule, 'člověk, žádný automat', 'upozornění od jiného člověka'])
      expect(email?.text).toContain(said);
    expect(email?.text).toMatch(/dal=\/rozhodnuti\/[\w-]{43}/);
    expect(email?.replyTo).toBe(platform.config.contactEmail);
  });

  it('frees its slot for a paused listing', async () => {
    const viewer = await newAdvertiser(platform, 1);
    const waiting = await addListing(platform, viewer, { state: 'resting' });
    await remove(await addListing(platform, viewer));
    expect(await stateOf(viewer, waiting)).toBe('active');
  });

  it('is audited with who, what and why, and so is its restoration', async () => {
    const id = await addListing(platform, await newAdvertiser(platform));
    await remove(id);
    await restore(id);
    const actions = await lastActions(platform.db, { subject: `listing:${id}`, atMost: 5 });
    expect(actions.map(({ admin: who, action, reason }) => [who, action, reason])).toEqual([
      [admin.email, 'restore-listing', 'námitka uznána'],
      [admin.email, 'remove-listing', `${why.reason} (${why.rule})`],
    ]);
    expect(actions[0]).toMatchObject({ name: 'Unihoc Epic 26, 96 cm', slug: null });
  });
});

describe('a restored listing', () => {
  it.each(['active', 'reserved', 'resting', 'sold', 'withdrawn', 'expired'] as const)(
    'has its previous state %s, and its advertiser is notified',
    async (state) => {
      const viewer = await newAdvertiser(platform, state === 'resting' ? 0 : 10);
      const id = await addListing(platform, viewer, { state });
      await remove(id);
      expect(await restore(id)).toMatchObject({ state });
      expect(await getOwnListing(platform, viewer.advertiserId, id)).not.toHaveProperty(
        'blockReason',
        why.reason,
      );
      expect((await emailsTo(viewer)).map(({ subject }) => subject)).toEqual([
        'Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme smazali',
        'Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme vrátili',
      ]);
    },
  );

  it('keeps its remaining days and those of its promotion', async () => {
    const viewer = await newAdvertiser(platform);
    const promotedUntil = new Date(platform.clock.now().getTime() + 5 * day);
    const id = await addListing(platform, viewer, { toppedUntil: promotedUntil });
    const left = async () => {
      const own = await getOwnListing(platform, viewer.advertiserId, id);
      return isRefusal(own) ? 0 : Date.parse(own.expiresAt) - platform.clock.now().getTime();
    };
    platform.clock.advance(20 * day - 4 * day);
    const before = await left();
    await remove(id);
    platform.clock.advance(90 * day);
    expect(await restore(id)).toMatchObject({ state: 'active', topped: false });
    expect(await left()).toBe(before);

    const topped = await addListing(platform, viewer, {
      toppedUntil: new Date(platform.clock.now().getTime() + 5 * day),
    });
    await remove(topped);
    platform.clock.advance(9 * day);
    expect(await restore(topped)).toMatchObject({ topped: true });
  });

  it('waits for a slot when others have taken them all', async () => {
    const viewer = await newAdvertiser(platform, 1);
    const id = await addListing(platform, viewer);
    await remove(id);
    await addListing(platform, viewer);
    expect(await restore(id)).toMatchObject({ state: 'resting' });
    const latest = (await emailsTo(viewer)).at(-1);
    expect(latest?.text).toContain('Čeká na volnou kartu.');
  });

  it('is restored once by concurrent requests', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await remove(id);
    await Promise.all([restore(id), restore(id)]);
    expect(await emailsTo(viewer)).toHaveLength(2);
    expect(await restore(999_999_999)).toEqual(refuse('listing-not-found'));
  });
});

describe('a removed listing of an account that is blocked or about to be deleted', () => {
  const block = ({ advertiserId: id }: Viewer) => blockAccount(platform, admin, { id, ...why });
  const release = ({ advertiserId: id }: Viewer) => releaseAccount(platform, admin, { id, reason: 'omyl' });

  it('stays removed when the account is unblocked', async () => {
    const viewer = await newAdvertiser(platform);
    const [before, during, other] = [
      await addListing(platform, viewer),
      await addListing(platform, viewer),
      await addListing(platform, viewer),
    ];
    await remove(before);
    await block(viewer);
    await remove(during);
    await release(viewer);
    expect([
      await stateOf(viewer, before),
      await stateOf(viewer, during),
      await stateOf(viewer, other),
    ]).toEqual(['blocked', 'blocked', 'active']);
    expect(await restore(during)).toMatchObject({ state: 'active' });
  });

  it('is public again after its restoration only once the account is unblocked', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer, { state: 'reserved' });
    await remove(id);
    await block(viewer);
    expect(await restore(id)).toMatchObject({ state: 'blocked', advertiser: { blocked: true } });
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
    await release(viewer);
    expect(await stateOf(viewer, id)).toBe('reserved');
  });

  it('is public again after its restoration only once the deletion is cancelled', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer);
    await remove(id);
    const session = await freshSession(platform, viewer.advertiserId);
    await requestDeletion(platform, viewer, session);
    expect(await restore(id)).toMatchObject({ state: 'withdrawn' });
    await cancelDeletion(platform, viewer);
    expect(await stateOf(viewer, id)).toBe('active');
  });
});

it('an admin sees all photos of a listing before deciding, in their order', async () => {
  const viewer = await newAdvertiser(platform);
  const published = given(
    await publish(platform, viewer, await filledDraft(platform, viewer, { photos: 3 })),
  );
  const { photos } = given(await getOwnListing(platform, viewer.advertiserId, published.id));
  expect(photos).toHaveLength(3);
  expect(await getManagedListing(platform, published.id)).toMatchObject({ photos });
});

describe('the list of managed listings', () => {
  it('contains every state, newest first, by pages', async () => {
    const viewer = await newAdvertiser(platform);
    const { db } = platform;
    await db.deleteFrom('listings').execute();
    const ids = [];
    for (const state of ['active', 'sold', 'blocked', 'expired', 'active'] as const)
      ids.unshift(await addListing(platform, viewer, { state }));
    const first = await listManagedListings(platform, { limit: 3 });
    const second = await listManagedListings(platform, { limit: 3, before: first.next });
    expect([...first.listings, ...second.listings].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeUndefined();
    const active = await listManagedListings(platform, { limit: 3, state: 'active' });
    expect(active.listings.map(({ id }) => id)).toEqual([ids[0], ids[4]]);
  });

  it('is searched by number, words of the title and advertiser', async () => {
    const viewer = await newAdvertiser(platform);
    const id = await addListing(platform, viewer, { values: { title: 'Brankářská maska Žlutá' } });
    const found = async (q: string) =>
      (await listManagedListings(platform, { q, limit: 5 })).listings.map((listing) => listing.id);
    const { slug } = await platform.db
      .selectFrom('advertisers')
      .where('id', '=', viewer.advertiserId)
      .select('slug')
      .executeTakeFirstOrThrow();
    for (const q of [String(id), `#${id}`, 'ŽLUTÁ maska', 'brankarska zluta', viewer.email, slug])
      expect(await found(q)).toEqual([id]);
    for (const q of ['žlutá krosna', '%', '100% sleva']) expect(await found(q)).toEqual([]);
  });
});
