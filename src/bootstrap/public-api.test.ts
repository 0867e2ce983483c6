import { describe, expect, test } from 'vitest';
import { signedIn } from '../../test/sign-in.ts';
import { testPlatform } from '../../test/platform.ts';
import { createApi } from '../api/api.ts';
import { application } from '../contract/application.ts';
import { publicApi } from './open-site.ts';

const platform = await testPlatform();
const { appUrl } = platform.config;
const entrance = publicApi(createApi(platform), appUrl, true);
const { token, advertiser } = await signedIn(platform, 'stranka@example.com');
const cookieOf = (value: string) => `user=${encodeURIComponent(JSON.stringify({ token: value }))}`;
const cookie = cookieOf(token);
const own = { 'sec-fetch-site': 'same-origin' };

function call(method: string, headers: Record<string, string>, path = '/session') {
  const request = new Request(`${appUrl}/api/v1${path}`, {
    method,
    headers: { 'access-token': application.token, ...headers },
  });
  return entrance(request, { requestId: 'test', client: 'test' });
}

describe('the session cookie', () => {
  test('identifies the user when our own page makes the call', async () => {
    const answer = await call('GET', { cookie, ...own });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.id).toBe(advertiser.id);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  test('identifies the user in a browser that sends no origin headers with a GET', async () => {
    expect((await call('GET', { cookie })).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'https://zly.example' }],
    ['a foreign origin that says it is ours', { origin: 'https://zly.example', ...own }],
    ['an origin without a name', { origin: 'null' }],
    ['our address on another port', { origin: `${new URL(appUrl).origin}1` }],
  ])('is ignored when the request comes from %s', async (_, headers) => {
    const read = await call('GET', { cookie, ...headers });
    expect(read.status).toBe(401);
    // A foreign page cannot sign a visitor out, either.
    expect(read.headers.has('set-cookie')).toBe(false);
    expect((await call('DELETE', { cookie, ...headers })).status).toBe(401);
    expect((await call('GET', { cookie, ...own })).status).toBe(200);
  });

  test('is ignored for a write without headers that prove its origin', async () => {
    expect((await call('DELETE', { cookie })).status).toBe(401);
    expect((await call('GET', { cookie, ...own })).status).toBe(200);
  });

  test('does not replace the header that names the application', async () => {
    expect((await call('GET', { cookie, ...own, 'access-token': '' })).status).toBe(403);
  });

  test('is cleared by the response when its session has ended', async () => {
    const answer = await call('GET', { cookie: cookieOf('x'.repeat(43)), ...own });
    expect(answer.status).toBe(401);
    expect((await answer.json()).error.code).toBe('not-signed-in');
    expect(answer.headers.get('set-cookie')).toBe(
      'user=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });

  test('is ignored when a bearer token is sent', async () => {
    const other = await signedIn(platform, 'aplikace@example.com');
    const answer = await call('GET', { cookie, ...own, authorization: `Bearer ${other.token}` });
    expect((await answer.json()).data.id).toBe(other.advertiser.id);
    const wrong = await call('GET', { cookie, ...own, authorization: 'Bearer nic' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.has('set-cookie')).toBe(false);
  });
});

test('other origins get no CORS headers, and preflight requests fail', async () => {
  const origin = { origin: 'https://zly.example' };
  const asked = await call('OPTIONS', { ...origin, 'access-control-request-method': 'DELETE' });
  for (const answer of [asked, await call('GET', { ...origin, cookie })])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(asked.ok).toBe(false);
});
