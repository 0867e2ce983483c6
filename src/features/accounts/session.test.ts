import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, signedIn } from '../../../test/sign-in.ts';
import { accountsSweep, findViewerByToken, signOut } from './sessions.ts';
import { setLastingPin } from './own-account.ts';
import { signIn } from './sign-in.ts';

const platform = await testPlatform();
const day = 24 * 3_600_000;

it('lasts seven days', async () => {
  const { token, expiresAt, advertiser } = await signedIn(platform, 'tyden@example.cz');
  expect(new Date(expiresAt).getTime() - platform.clock.now().getTime()).toBe(7 * day);
  platform.clock.advance(7 * day - 1);
  const found = await findViewerByToken(platform, token);
  const viewer = { advertiserId: advertiser.id, email: 'tyden@example.cz', admin: false, moderator: false };
  expect(found?.viewer).toEqual(viewer);
  platform.clock.advance(1);
  expect(await findViewerByToken(platform, token)).toBeUndefined();
});

it('is not found for an unknown token', async () => {
  expect(await findViewerByToken(platform, platform.ids.token())).toBeUndefined();
  expect(await findViewerByToken(platform, '')).toBeUndefined();
});

it('has the admin role for an address in the settings, once it is verified', async () => {
  const config = { ...platform.config, adminEmails: ['spravce@example.cz'] };
  const { token, advertiser } = await signedIn(platform, 'spravce@example.cz');
  const admin = async () => (await findViewerByToken({ ...platform, config }, token))?.viewer.admin;
  expect(await admin()).toBe(true);
  await platform.db
    .updateTable('advertisers')
    .set({ email_verified_at: null })
    .where('id', '=', advertiser.id)
    .execute();
  expect(await admin()).toBe(false);
});

it('has only a hash of its token in the database', async () => {
  const { token } = await signedIn(platform, 'otisk@example.cz');
  const { rows } = await platform.pool.query('select row_to_json(sessions)::text as row from sessions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('ends on sign-out, while other sessions of the account continue', async () => {
  const phone = await signedIn(platform, 'dva@example.cz');
  const laptop = await signedIn(platform, 'dva@example.cz');
  const found = await findViewerByToken(platform, phone.token);
  await signOut(platform, found?.tokenHash);
  expect(await findViewerByToken(platform, phone.token)).toBeUndefined();
  expect(await findViewerByToken(platform, laptop.token)).toBeDefined();
});

it('continues when its account sets a lasting PIN, which ends all others', async () => {
  const own = await signedIn(platform, 'pin@example.cz');
  const other = await signedIn(platform, 'pin@example.cz');
  const stranger = await signedIn(platform, 'nekdo@example.cz');
  const found = await findViewerByToken(platform, own.token);
  await setLastingPin(platform, {
    advertiserId: own.advertiser.id,
    tokenHash: found?.tokenHash,
    pin: '405163',
  });
  expect(await findViewerByToken(platform, own.token)).toBeDefined();
  expect(await findViewerByToken(platform, other.token)).toBeUndefined();
  expect(await findViewerByToken(platform, stranger.token)).toBeDefined();
});

it('is deleted after its expiry, and a challenge after a day; valid ones are kept', async () => {
  const asked = await askForPin(platform, 'uklid@example.cz');
  const old = await signedIn(platform, 'uklid@example.cz');
  platform.clock.advance(7 * day);
  const living = await signedIn(platform, 'uklid@example.cz');
  const fresh = await askForPin(platform, 'uklid@example.cz');
  await accountsSweep(platform);
  const { rows } = await platform.pool.query('select id::text as id from sign_in_challenges');
  expect(rows.map(({ id }) => id)).not.toContain(asked.challengeId);
  const sessions = await platform.pool.query('select count(*)::int as count from sessions');
  expect(sessions.rows).toEqual([{ count: 1 }]);
  expect(await findViewerByToken(platform, old.token)).toBeUndefined();
  expect(await findViewerByToken(platform, living.token)).toBeDefined();
  expect(await signIn(platform, fresh)).toHaveProperty('token');
});
