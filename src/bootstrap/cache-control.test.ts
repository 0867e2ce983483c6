import { expect, test } from 'vitest';
import { withCacheControl } from './cache-control.ts';

type Answer = { cookie?: string; says?: string; status?: number };

async function cacheControl(path: string, { cookie, says, status = 200 }: Answer = {}) {
  const pages = withCacheControl(
    async () =>
      new Response('page', { status, headers: says === undefined ? {} : { 'cache-control': says } }),
  );
  const request = new Request(`https://bazar.example${path}`, { headers: cookie ? { cookie } : {} });
  return (await pages(request, {})).headers.get('cache-control');
}

test('pages of an account and of the administration are never cached', async () => {
  for (const path of ['/ucet', '/ucet/zpravy/1', '/ucet/profil?zprava=ulozeno', '/sprava/denik'])
    expect(await cacheControl(path, { cookie: 'user=x' }), path).toBe('private, no-store');
});

test('pages rendered for cookies are cached by the visitor’s browser only', async () => {
  expect(await cacheControl('/', { cookie: 'user=x' })).toBe('private, no-cache');
  expect(await cacheControl('/ucetnictvi', { cookie: 'theme=dark' })).toBe('private, no-cache');
});

test('data of account pages may be prefetched by the visitor’s browser', async () => {
  for (const path of ['/ucet.data', '/ucet/profil.data?_routes=x'])
    expect(await cacheControl(path, { cookie: 'user=x' }), path).toBe('private, no-cache');
});

test('leaves the headers of shared pages and explicit cache headers alone', async () => {
  expect(await cacheControl('/')).toBe(null);
  expect(await cacheControl('/losovani/1/losy.txt', { cookie: 'user=x', says: 'public, max-age=300' })).toBe(
    'public, max-age=300',
  );
});

test('redirects and missing pages are revalidated each time, because they may come back', async () => {
  for (const status of [301, 302, 404, 410])
    expect(await cacheControl('/inzerat/hul-1', { status }), String(status)).toBe('no-cache');
});
