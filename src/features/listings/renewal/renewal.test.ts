import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { getListing } from '../read-listing.ts';
import { expireListings } from '../feature.ts';
import { sell } from '../move.ts';
import { getOwnListing, listOwnListings } from '../own-listing.ts';
import { getRenewal, renew, renewByKey, warnOfEnds } from './renew.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
let viewer: Viewer;
beforeEach(async () => {
  await platform.db.deleteFrom('listings').execute();
  viewer = await newAdvertiser(platform);
});

/** Expiry emails received since the start of the test. */
async function emails(to = viewer.email) {
  await warnOfEnds(platform);
  await platform.runJobs();
  return platform.emails.filter((email) => email.to === to);
}

const keyIn = (text = '') => /\/obnoveni\/([\w-]+)/.exec(text)?.[1] ?? '';
const endOf = async (id: number) => {
  const own = await getOwnListing(platform, viewer.advertiserId, id);
  return isRefusal(own) ? undefined : Date.parse(own.expiresAt) - platform.clock.now().getTime();
};

describe('renewing', () => {
  test('is possible a month after publication or renewal, moves listings to the top and adds 60 days', async () => {
    const id = await addListing(platform, viewer);
    expect(await renew(platform, viewer, id)).toEqual(refuse('renewal-too-soon'));
    platform.clock.advance(30 * day);
    expect(await renew(platform, viewer, id)).toMatchObject({ state: 'active', renewable: false });
    expect(await endOf(id)).toBe(60 * day);
    expect(await renew(platform, viewer, id)).toEqual(refuse('renewal-too-soon'));
  });

  test('a listing is marked as expiring soon from three days before its expiry until it is renewed', async () => {
    const id = await addListing(platform, viewer);
    const own = () => getOwnListing(platform, viewer.advertiserId, id);
    platform.clock.advance(57 * day - 1);
    expect(await own()).toMatchObject({ endsSoon: false });
    platform.clock.advance(1);
    expect(await own()).toMatchObject({ endsSoon: true });
    expect(await renew(platform, viewer, id)).toMatchObject({ endsSoon: false });
    platform.clock.advance(61 * day);
    await expireListings(platform);
    expect(await own()).toMatchObject({ state: 'expired', endsSoon: false });
  });

  test('a listing that expires soon is sorted before newer listings of its advertiser', async () => {
    const old = await addListing(platform, viewer);
    platform.clock.advance(58 * day);
    const fresh = await addListing(platform, viewer);
    const ids = async () =>
      (await listOwnListings(platform, viewer.advertiserId, { page: 1, limit: 10 })).listings.map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([old, fresh]);
    await sell(platform, viewer, old);
    expect(await ids()).toEqual([fresh, old]);
  });

  test('keeps the reservation', async () => {
    const id = await addListing(platform, viewer, { state: 'reserved' });
    platform.clock.advance(40 * day);
    expect(await renew(platform, viewer, id)).toMatchObject({ state: 'reserved' });
  });

  test('revives an expired listing when a slot is free, and no other ended one', async () => {
    const id = await addListing(platform, viewer);
    platform.clock.advance(61 * day);
    await expireListings(platform);
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
    const limit = (card_limit: number) =>
      platform.db.updateTable('advertisers').set({ card_limit }).where('id', '=', viewer.advertiserId);
    await limit(0).execute();
    expect(await renew(platform, viewer, id)).toEqual(refuse('card-limit-reached'));
    await limit(1).execute();
    expect(await renew(platform, viewer, id)).toMatchObject({ state: 'active' });
    for (const state of ['sold', 'withdrawn', 'resting', 'blocked'] as const) {
      const other = await addListing(platform, viewer, { state });
      platform.clock.advance(40 * day);
      expect(await renew(platform, viewer, other)).toEqual(refuse('listing-inactive'));
    }
  });

  test('two windows that renew concurrently do not exceed the slots', async () => {
    const other = await newAdvertiser(platform, 1);
    const ids = [
      await addListing(platform, other, { state: 'expired' }),
      await addListing(platform, other, { state: 'expired' }),
    ];
    const answers = await Promise.all(ids.map((id) => renew(platform, other, id)));
    expect(answers.filter(isRefusal)).toEqual([refuse('card-limit-reached')]);
  });
});

describe('the email before the end', () => {
  test('is sent once, three days before, even if the job is repeated or killed', async () => {
    const id = await addListing(platform, viewer);
    platform.clock.advance(56 * day);
    expect(await emails()).toHaveLength(0);
    platform.clock.advance(day);
    await Promise.all([warnOfEnds(platform), warnOfEnds(platform)]);
    expect(await emails()).toHaveLength(1);
    platform.clock.advance(day);
    expect(await emails()).toHaveLength(1);
    expect((await emails())[0]?.subject).toBe('Inzerát „Unihoc Epic 26, 96 cm“ brzy skončí');
    expect(await endOf(id)).toBe(2 * day);
  });

  test('is not recorded as sent when it could not be queued', async () => {
    await addListing(platform, viewer);
    platform.clock.advance(57 * day);
    const queue = { add: async () => Promise.reject(new Error('killed')) };
    await expect(warnOfEnds({ ...platform, queue })).rejects.toThrow('killed');
    expect(await emails()).toHaveLength(1);
  });

  test('covers all listings that expire within a day', async () => {
    await addListing(platform, viewer);
    platform.clock.advance(day / 2);
    await addListing(platform, viewer, { values: { title: 'Brankářská maska' } });
    platform.clock.advance(57 * day - day / 2);
    const [email, ...more] = await emails();
    expect(more).toHaveLength(0);
    expect(email?.subject).toBe('Brzy skončí 2 inzeráty');
    platform.clock.advance(day);
    expect(await emails()).toHaveLength(1);
  });

  test('is not sent for sold, paused or blocked listings, nor to an unverified address', async () => {
    for (const state of ['sold', 'resting', 'blocked', 'withdrawn'] as const)
      await addListing(platform, viewer, { state });
    const unproven = await newAdvertiser(platform);
    await addListing(platform, unproven);
    await platform.db
      .updateTable('advertisers')
      .set({ email_verified_at: null })
      .where('id', '=', unproven.advertiserId)
      .execute();
    platform.clock.advance(58 * day);
    expect(await emails()).toHaveLength(0);
    expect(await emails(unproven.email)).toHaveLength(0);
  });

  test('renews each listing once without signing in; a GET renews nothing', async () => {
    const id = await addListing(platform, viewer);
    platform.clock.advance(57 * day);
    const [email] = await emails();
    const key = keyIn(email?.text);
    expect(await getRenewal(platform, key)).toMatchObject({ offers: [{ state: 'waiting' }] });
    expect(await endOf(id)).toBe(3 * day);
    expect(await renewByKey(platform, { key, ids: undefined })).toMatchObject({
      offers: [{ listing: { id }, state: 'renewed' }],
      problems: [],
    });
    expect(await endOf(id)).toBe(60 * day);
    platform.clock.advance(45 * day);
    expect(await renewByKey(platform, { key, ids: [id] })).toMatchObject({ offers: [{ state: 'renewed' }] });
    expect(await endOf(id)).toBe(15 * day);
  });

  test('renews a listing that has expired in the meantime, but not a sold one, and needs a slot', async () => {
    const [id, sold] = [await addListing(platform, viewer), await addListing(platform, viewer)];
    platform.clock.advance(57 * day);
    const key = keyIn((await emails())[0]?.text);
    await sell(platform, viewer, sold);
    platform.clock.advance(4 * day);
    await expireListings(platform);
    const limit = (card_limit: number) =>
      platform.db.updateTable('advertisers').set({ card_limit }).where('id', '=', viewer.advertiserId);
    await limit(0).execute();
    expect(await renewByKey(platform, { key, ids: undefined })).toMatchObject({
      problems: [{ id, code: 'card-limit-reached' }],
    });
    await limit(5).execute();
    const { offers } = { offers: [], ...(await renewByKey(platform, { key, ids: undefined })) };
    expect(offers).toEqual([
      expect.objectContaining({ state: 'renewed', listing: expect.objectContaining({ id }) }),
      expect.objectContaining({ state: 'over', listing: expect.objectContaining({ id: sold }) }),
    ]);
  });

  test('renews nothing for an account closed by an admin', async () => {
    await addListing(platform, viewer);
    platform.clock.advance(57 * day);
    const key = keyIn((await emails())[0]?.text);
    platform.clock.advance(4 * day);
    await expireListings(platform);
    const account = platform.db.updateTable('advertisers').where('id', '=', viewer.advertiserId);
    await account.set({ blocked_at: platform.clock.now() }).execute();
    expect(await getRenewal(platform, key)).toEqual(refuse('link-not-valid'));
    expect(await renewByKey(platform, { key, ids: undefined })).toEqual(refuse('link-not-valid'));
  });

  test('has an unguessable key', async () => {
    expect(await getRenewal(platform, 'x'.repeat(43))).toEqual(refuse('link-not-valid'));
    expect(await renewByKey(platform, { key: 'x'.repeat(43), ids: undefined })).toEqual(
      refuse('link-not-valid'),
    );
  });
});
