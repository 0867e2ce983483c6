import { expect, test } from 'vitest';
import { personalPages } from './personal-pages.ts';

type Answer = { cookie?: string; says?: string; status?: number };

async function cacheControl(path: string, { cookie, says, status = 200 }: Answer = {}) {
  const pages = personalPages(
    async () =>
      new Response('page', { status, headers: says === undefined ? {} : { 'cache-control': says } }),
  );
  const request = new Request(`https://bazar.example${path}`, { headers: cookie ? { cookie } : {} });
  return (await pages(request, {})).headers.get('cache-control');
}

test('pages of an account and of the administration are cached by nobody', async () => {
  for (const path of ['/ucet', '/ucet/zpravy/1', '/ucet/profil?zprava=ulozeno', '/sprava/denik'])
    expect(await cacheControl(path, { cookie: 'user=x' }), path).toBe('private, no-store');
});

test('what is rendered for somebody with cookies stays in their browser', async () => {
  expect(await cacheControl('/', { cookie: 'user=x' })).toBe('private, no-cache');
  expect(await cacheControl('/ucetnictvi', { cookie: 'theme=dark' })).toBe('private, no-cache');
});

test('the data of a page of an account may be fetched ahead, by the own browser', async () => {
  for (const path of ['/ucet.data', '/ucet/profil.data?_routes=x'])
    expect(await cacheControl(path, { cookie: 'user=x' }), path).toBe('private, no-cache');
});

test('a page that is the same for everybody, or says itself who may cache it, is left alone', async () => {
  expect(await cacheControl('/')).toBe(null);
  expect(await cacheControl('/losovani/1/losy.txt', { cookie: 'user=x', says: 'public, max-age=300' })).toBe(
    'public, max-age=300',
  );
});

test('what is gone, renamed or not there is asked for anew, as it may come back', async () => {
  for (const status of [301, 302, 404, 410])
    expect(await cacheControl('/inzerat/hul-1', { status }), String(status)).toBe('no-cache');
});
