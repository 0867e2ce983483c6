import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Render } from './page-cache.ts';
import { prerendered } from './prerendered.ts';
import { bytesOf } from './buffered-response.ts';

type Visit = { client: string };

function texts(answer?: Render<Visit>) {
  let state = 'first';
  const rendered: string[] = [];
  const render: Render<Visit> = async (request, visit) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    if (answer) return answer(request, visit);
    const data = pathname.endsWith('.data');
    const text = data ? `data ${state}` : `<p>${state}</p>`;
    return new Response(text, { headers: { 'content-type': data ? 'application/json' : 'text/html' } });
  };
  const { pages, renew, paths } = prerendered<Visit>({
    render,
    otherwise: async () => new Response('otherwise'),
    origin: 'http://bazar.test',
    visit: () => ({ client: 'ahead' }),
    cookies: { harmlessCookies: ['locale'], keyCookies: ['theme'] },
    log: pino({ level: 'silent' }),
    source: { state: async () => state, addresses: async () => ['/o-nas', '/blog'] },
  });
  const ask = (path: string, init?: RequestInit) =>
    pages(new Request(`http://bazar.test${path}`, init), { client: 'own' });
  return {
    renew,
    paths,
    rendered,
    ask,
    change: (next: string) => (state = next),
    get: async (path: string, headers: Record<string, string> = {}) =>
      Buffer.from(await bytesOf(await ask(path, { headers }))).toString(),
  };
}

test('prerenders pages and their data', async () => {
  const { renew, get, rendered, paths } = texts();
  await renew();
  expect(rendered).toEqual(['/o-nas', '/o-nas.data', '/blog', '/blog.data']);
  expect(await get('/o-nas')).toBe('<p>first</p>');
  expect(await get('/blog.data')).toBe('data first');
  expect(rendered).toHaveLength(4);
  expect(paths()).toEqual(['/o-nas', '/blog']);
});

test('serves pages compressed to clients that accept it', async () => {
  const { renew, ask } = texts();
  await renew();
  const answer = await ask('/o-nas', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(answer)).toString()).toBe('<p>first</p>');
});

test('rerenders pages after a change and never serves the outdated ones', async () => {
  const { renew, get, change, rendered } = texts();
  await renew();
  change('second');
  const working = renew();
  await new Promise((later) => setImmediate(later));
  expect(await get('/o-nas')).toBe('otherwise');
  await working;
  expect(await get('/o-nas')).toContain('second');
  await renew();
  expect(rendered).toHaveLength(8);
});

test('does not serve signed-in visitors, other methods or other queries', async () => {
  const { renew, get, ask } = texts();
  await renew();
  expect(await get('/o-nas', { cookie: 'user=x' })).toBe('otherwise');
  expect(await get('/o-nas', { cookie: 'theme=dark' })).toBe('otherwise');
  expect(await get('/o-nas', { cookie: 'locale=cz' })).toContain('first');
  expect(await get('/o-nas?rc=KOD')).toBe('otherwise');
  expect(await (await ask('/o-nas', { method: 'POST' })).text()).toBe('otherwise');
});

test('caches data variants of a page on request, up to the maximum number', async () => {
  const { renew, get, rendered } = texts();
  await renew();
  for (const part of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) await get(`/o-nas.data?_routes=${part}`);
  expect(rendered.slice(4)).toEqual(['a', 'b', 'c', 'd'].map((part) => `/o-nas.data?_routes=${part}`));
  expect(await get('/o-nas.data?_routes=e')).toBe('otherwise');
  expect(await get('/jinde.data?_routes=a')).toBe('otherwise');
});

test('caches neither redirects nor responses that set a cookie', async () => {
  const { renew, get } = texts(
    async (request) =>
      new Response('', {
        status: request.url.endsWith('/blog') ? 301 : 200,
        headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' },
      }),
  );
  await renew();
  expect(await get('/o-nas')).toBe('otherwise');
  expect(await get('/blog')).toBe('otherwise');
});

test('retries a failed rendering at the next renewal', async () => {
  let away = true;
  const { renew, get } = texts(async () => {
    if (away) throw new Error('the database is away');
    return new Response('here', { headers: { 'content-type': 'text/html' } });
  });
  await renew();
  expect(await get('/o-nas')).toBe('otherwise');
  away = false;
  await renew();
  expect(await get('/o-nas')).toBe('here');
});
