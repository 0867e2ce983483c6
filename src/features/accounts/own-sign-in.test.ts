import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { askForPin, signedIn } from '../../../test/sign-in.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { getOwnSignIn, signOutElsewhere } from './own-account.ts';
import { signIn } from './sign-in.ts';
import { findViewerByToken } from './sessions.ts';

const platform = await testPlatform();
const minute = 60_000;

async function on(device: string, email: string) {
  const session = await signIn(platform, { ...(await askForPin(platform, email)), device });
  if (isRefusal(session)) throw new Error(session.refused);
  const { advertiser, token } = session;
  const tokenHash = (await findViewerByToken(platform, token))?.tokenHash;
  return { advertiserId: advertiser.id, tokenHash, token };
}

async function listed(own: { advertiserId: string; tokenHash: string | undefined }) {
  const answer = await getOwnSignIn(platform, own);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

it('lists own sessions ordered by last use, and marks the current one', async () => {
  const email = 'seznam@example.cz';
  const phone = await on('Safari na iPhonu', email);
  const began = platform.clock.now().toISOString();
  platform.clock.advance(10 * minute);
  const desktop = await on('Firefox ve Windows', email);
  await on('Chrome na Androidu', 'nekdo@example.cz');
  platform.clock.advance(10 * minute);
  await findViewerByToken(platform, phone.token);
  const used = platform.clock.now().toISOString();
  const { sessions, fresh } = await listed(desktop);
  expect(sessions).toMatchObject([
    { device: 'Safari na iPhonu', current: false, since: began, lastUsed: used },
    { device: 'Firefox ve Windows', current: true },
  ]);
  expect(fresh).toBe(true);
  expect((await listed(phone)).fresh).toBe(false);
});

it('updates the time of last use at most every five minutes', async () => {
  const own = await on('Safari na iPhonu', 'cas@example.cz');
  const began = platform.clock.now().toISOString();
  platform.clock.advance(5 * minute - 1);
  await findViewerByToken(platform, own.token);
  expect((await listed(own)).sessions[0]?.lastUsed).toBe(began);
  platform.clock.advance(1);
  await findViewerByToken(platform, own.token);
  expect((await listed(own)).sessions[0]?.lastUsed).toBe(platform.clock.now().toISOString());
});

it('signs out another session of the same account, but not of another account', async () => {
  const email = 'konec@example.cz';
  const phone = await on('Safari na iPhonu', email);
  const desktop = await on('Firefox ve Windows', email);
  const stranger = await signedIn(platform, 'cizi@example.cz');
  const { sessions } = await listed(desktop);
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  expect(await signOutElsewhere(platform, stranger.advertiser.id, id)).toEqual(refuse('not-found'));
  expect(await findViewerByToken(platform, phone.token)).toBeDefined();
  expect(await signOutElsewhere(platform, desktop.advertiserId, id)).toEqual({ signedOut: true });
  expect(await findViewerByToken(platform, phone.token)).toBeUndefined();
  expect(await findViewerByToken(platform, desktop.token)).toBeDefined();
});
