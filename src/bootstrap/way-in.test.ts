import { expect, test } from 'vitest';
import { testPlatform } from '../../test/platform.ts';
import { signedIn } from '../../test/sign-in.ts';
import { createApi } from '../api/api.ts';
import { findViewerByToken } from '../features/accounts/index.ts';
import { loader as providerStart } from '../web/resources/provider-start.ts';
import { loadContext } from '../web/services.ts';
import { startSession } from '../web/start-session.ts';
import { servicesOf } from './open-site.ts';

const platform = await testPlatform();
const services = servicesOf(platform, createApi(platform));

test('signing in creates a new session token and ends the browser’s previous session', async () => {
  const before = await signedIn(platform, 'znovu@example.cz');
  const cookie = `user=${encodeURIComponent(JSON.stringify({ token: before.token }))}`;
  const request = new Request(`${platform.config.appUrl}/prihlaseni`, { headers: { cookie } });
  const context = loadContext(services, { requestId: 'test', client: 'test' }, request);
  const after = await signedIn(platform, 'znovu@example.cz');
  const headers = await startSession({ request, context }, after, platform.ids.token());
  expect(after.token).not.toBe(before.token);
  expect(headers.getSetCookie().find((line) => line.startsWith('user='))).toContain(after.token);
  expect(await findViewerByToken(platform, before.token)).toBeUndefined();
  expect(await findViewerByToken(platform, after.token)).toBeDefined();
});

test.each([
  ['same-origin', 404],
  ['none', 404],
  [undefined, 404],
  ['cross-site', 302],
  ['same-site', 302],
])('signing in with a provider cannot be started from another site: %s', async (site, status) => {
  const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site };
  const url = new URL(`${platform.config.appUrl}/prihlaseni/google?dal=/ucet/profil`);
  const request = new Request(url, { headers });
  const context = loadContext(services, { requestId: 'test', client: 'test' }, request);
  const answer: unknown = await providerStart({
    request,
    url,
    context,
    params: { provider: 'google' },
  }).catch((thrown: unknown) => thrown);
  if (status === 404) return expect(answer).toMatchObject({ init: { status } });
  expect(answer).toMatchObject({ status });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    '/prihlaseni?dal=%2Fucet%2Fprofil',
  );
});
