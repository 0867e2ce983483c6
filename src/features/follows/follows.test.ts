import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { publish } from '../listings/publish.ts';
import { maxFollows } from './contract.ts';
import {
  endFollow,
  followAdvertiser,
  followOfKey,
  listFollows,
  notifyFollowers,
  unfollowAdvertiser,
} from './follow.ts';

const platform = await testPlatform();
await loadTowns(platform);

let seller: Viewer;
let fan: Viewer;
beforeEach(async () => {
  seller = await newAdvertiser(platform);
  fan = await newAdvertiser(platform);
});

const slugOf = async ({ advertiserId }: Viewer) =>
  (
    await platform.db
      .selectFrom('advertisers')
      .where('id', '=', advertiserId)
      .select('slug')
      .executeTakeFirstOrThrow()
  ).slug;
const follow = async () => followAdvertiser(platform, fan, await slugOf(seller));

/** All emails sent to the fan so far. */
async function emails() {
  await notifyFollowers(platform);
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === fan.email);
}

describe('a follower', () => {
  test('gets one email about new listings of an advertiser, and none about earlier ones', async () => {
    await addListing(platform, seller);
    await follow();
    expect(await emails()).toHaveLength(0);
    const values = { condition: 'new' };
    await publish(platform, seller, await filledDraft(platform, seller, { values }));
    const [email, ...more] = await emails();
    expect(more).toHaveLength(0);
    expect(email?.subject).toBe('Tomáš V.: Unihoc Epic 26, 96 cm');
    expect(email?.text).toContain('sleduješ inzerenta Tomáš V. Neví o tom.');
    expect(email?.text).toContain('· levá · 96\u00a0cm · flex\u00a026 · Brno');
    expect(await emails()).toHaveLength(1);
    expect(
      platform.emails.filter(({ to, subject }) => to === seller.email && subject.includes('Tomáš')),
    ).toEqual([]);
  });

  test('gets one email for several new listings, without ended ones', async () => {
    await follow();
    await addListing(platform, seller, { values: { title: 'Zone Hyper Air', 'attributes.flexMm': '' } });
    await addListing(platform, seller);
    const sold = await addListing(platform, seller, { values: { title: 'Prodaná čepel' } });
    await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', sold).execute();
    const all = await emails();
    expect(all.map(({ subject }) => subject)).toEqual(['Tomáš V.: 2 nové inzeráty']);
    expect(all[0]?.text).toContain('Zone Hyper Air');
    expect(all[0]?.text).not.toContain('Prodaná čepel');
    expect(all[0]?.text).not.toContain('· –');
  });

  test('is notified once with concurrent runs', async () => {
    await follow();
    await addListing(platform, seller);
    await Promise.all([notifyFollowers(platform), notifyFollowers(platform)]);
    expect(await emails()).toHaveLength(1);
  });

  test('loses no notification when queueing an email fails', async () => {
    await follow();
    await addListing(platform, seller);
    const queue = { add: async () => Promise.reject(new Error('killed')) };
    await expect(notifyFollowers({ ...platform, queue })).rejects.toThrow('killed');
    expect(await emails()).toHaveLength(1);
  });

  test('unfollows by an email’s key, permanently, or on the page', async () => {
    await follow();
    await addListing(platform, seller);
    const [email] = await emails();
    const key = /\/sledovani\/([\w-]+)\/odhlasit/.exec(email?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await addListing(platform, seller);
    expect(await followOfKey(platform, key)).toEqual({ following: true, name: 'Tomáš V.' });
    expect(await endFollow(platform, key)).toEqual({ following: false, name: 'Tomáš V.' });
    expect(await followOfKey(platform, key)).toEqual({ following: false, name: 'Tomáš V.' });
    expect(await emails()).toHaveLength(1);
    expect(await listFollows(platform, fan)).toEqual([]);
    expect(await endFollow(platform, 'x'.repeat(43))).toEqual(refuse('link-not-valid'));
    await follow();
    await unfollowAdvertiser(platform, fan, await slugOf(seller));
    await addListing(platform, seller);
    expect(await emails()).toHaveLength(1);
  });

  test('with an unproven address is not notified', async () => {
    await follow();
    await platform.db
      .updateTable('advertisers')
      .set({ email_verified_at: null })
      .where('id', '=', fan.advertiserId)
      .execute();
    await addListing(platform, seller);
    expect(await emails()).toHaveLength(0);
  });

  test('sees whom they follow; following oneself, an unknown advertiser or too many is refused', async () => {
    await addListing(platform, seller);
    await follow();
    await follow();
    expect(await listFollows(platform, fan)).toMatchObject([
      { name: 'Tomáš V.', listings: 1, trader: false },
    ]);
    expect(await followAdvertiser(platform, fan, await slugOf(fan))).toEqual(refuse('not-found'));
    expect(await followAdvertiser(platform, fan, 'nikdo-0')).toEqual(refuse('not-found'));
    await platform.db
      .updateTable('advertisers')
      .set({ blocked_at: platform.clock.now() })
      .where('id', '=', seller.advertiserId)
      .execute();
    await unfollowAdvertiser(platform, fan, await slugOf(seller));
    expect(await follow()).toEqual(refuse('not-found'));
    await platform.db
      .insertInto('follows')
      .columns(['follower_id', 'followed_id', 'created_at'])
      .values(
        await Promise.all(
          Array.from({ length: maxFollows }, async () => ({
            follower_id: fan.advertiserId,
            followed_id: (await newAdvertiser(platform)).advertiserId,
            created_at: platform.clock.now(),
          })),
        ),
      )
      .execute();
    const other = await newAdvertiser(platform);
    expect(await followAdvertiser(platform, fan, await slugOf(other))).toEqual(refuse('follows-full'));
  });
});
