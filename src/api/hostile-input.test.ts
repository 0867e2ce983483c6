import { expect, test } from 'vitest';
import { testPlatform } from '../../test/platform.ts';
import { signedIn } from '../../test/sign-in.ts';
import { createApi } from './api.ts';

const platform = await testPlatform();
const api = createApi(platform);
const call = (
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: unknown; token?: string } = {},
) =>
  api.fetch(
    new Request(`http://api.test/api/v1${path}`, {
      method,
      headers: { 'access-token': 'web', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { requestId: 'test', client: 'test' },
  );
const sentence = 'V textu je znak, který neumíme uložit. Napiš ho prosím znovu.';
const nul = '\0';

test('rejects a character that cannot be stored in a path and in a query', async () => {
  expect((await call('/advertisers/%00')).status).toBe(400);
  const answer = await call('/places?q=Brno%00');
  expect(answer.status).toBe(422);
  expect((await answer.json()).error.fields.q).toEqual([sentence]);
});

test.each([
  [
    '/operator-messages',
    { topic: 'question', name: 'Eva', email: 'eva@example.cz', message: `Dobrý den ${nul}`, consent: true },
    'message',
  ],
  [
    '/listings/1/messages',
    { name: `Eva${nul}`, email: 'eva@example.cz', message: 'Je ještě k mání?', consent: true },
    'name',
  ],
  ['/watches', { email: 'eva@example.cz', search: `q=${nul}`, frequency: 'daily' }, 'search'],
  ['/sessions/password', { email: 'eva@example.cz', password: 'x', device: `Telefon${nul}` }, 'device'],
])(
  'refuses a character that cannot be stored in the body of %s, with a sentence',
  async (path, body, field) => {
    const answer = await call(path, { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields[field]).toEqual([sentence]);
  },
);

test('responses to identified callers are not cached by intermediaries, those to everybody may be', async () => {
  const { token } = await signedIn(platform, 'osobni@example.cz');
  for (const path of ['/session', '/account/sign-in', '/account/conversations', '/account/nic'])
    expect((await call(path, { token })).headers.get('cache-control'), path).toBe('no-store');
  const entering = await call('/sessions/password', {
    method: 'POST',
    body: { email: 'a@b.cz', password: 'x' },
  });
  expect(entering.headers.get('cache-control')).toBe('no-store');
  expect((await call('/places?q=Brno')).headers.get('cache-control')).toBeNull();
});
