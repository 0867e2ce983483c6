import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testClock } from '../../../test/platform.ts';
import { pageCache, type Render } from './page-cache.ts';
import { bytesOf } from './buffered-response.ts';

type Visit = { visitor: number };
const textOf = async (answer: Promise<Response>) => new TextDecoder().decode(await bytesOf(await answer));
const options = {
  milliseconds: 5_000,
  maxBytes: 1_000_000,
  harmlessCookies: ['refCode'],
  keyCookies: ['theme'],
  stale: { milliseconds: 60_000, waitMilliseconds: 50, notice: () => '<p>Kopie</p>' },
};

function cached(answer: (request: Request, visit: Visit) => Response | Promise<Response>, more = {}) {
  const clock = testClock(new Date());
  let renders = 0;
  const render: Render<Visit> = async (request, visit) => {
    renders++;
    return answer(request, visit);
  };
  const cache = pageCache(render, { ...options, ...more }, clock);
  let visits = 0;
  return {
    clock,
    renders: () => renders,
    get: (path: string, headers: Record<string, string> = {}) =>
      cache(new Request(`http://bazar.test${path}`, { headers }), { visitor: visits++ }),
  };
}

const page = (_: Request, { visitor }: Visit, headers: Record<string, string> = {}) =>
  new Response(`<body><p>Ahoj</p><p>Vykreslil ${visitor}</p>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

test('renders an anonymous page once in five seconds', async () => {
  const { get, renders, clock } = cached(page);
  await get('/');
  clock.advance(4_999);
  await get('/');
  expect(renders()).toBe(1);
  clock.advance(1);
  await get('/');
  expect(renders()).toBe(2);
});

test('everybody gets the same bytes with the same security policy', async () => {
  const policy = { 'content-security-policy': `script-src 'self' 'sha256-x'` };
  const { get } = cached((request, visit) => page(request, visit, policy));
  const answers = [await get('/'), await get('/'), await get('/')];
  for (const answer of answers) {
    expect(answer.headers.get('content-security-policy')).toBe(policy['content-security-policy']);
    expect(await textOf(Promise.resolve(answer))).toBe('<body><p>Ahoj</p><p>Vykreslil 0</p>');
  }
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])(
  'later visitors get the page compressed once for all of them, as %s',
  async (encoding, accepted, decompress) => {
    const { get, renders } = cached(page);
    await get('/');
    const answers = [
      await get('/', { 'accept-encoding': accepted }),
      await get('/', { 'accept-encoding': accepted }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(decompress(await bytesOf(answer)).toString()).toBe('<body><p>Ahoj</p><p>Vykreslil 0</p>');
    }
    const [first, second] = await Promise.all(answers.map(bytesOf));
    expect(first).toBe(second);
    expect((await get('/')).headers.has('content-encoding')).toBe(false);
    expect(renders()).toBe(1);
  },
);

test('answers 304 to a browser that has the page, with the policy the page was sent with', async () => {
  const policy = { 'content-security-policy': `script-src 'self' 'sha256-x'` };
  const { get, clock } = cached((request) => page(request, { visitor: 0 }, policy));
  const first = (await get('/')).headers.get('etag') ?? '';
  const plain = (await get('/')).headers.get('etag') ?? '';
  const compressed = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  // A strong ETag identifies bytes: it differs by encoding, and the first visitor's copy is compressed on the
  // fly.
  expect([first.startsWith('W/"'), plain.startsWith('"'), new Set([first, plain, compressed]).size]).toEqual([
    true,
    true,
    3,
  ]);
  clock.advance(6_000);
  await get('/');
  for (const etag of [first, plain, compressed, `"other", ${plain}`]) {
    const answer = await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, compressed]);
    expect(answer.headers.get('content-security-policy')).toBe(policy['content-security-policy']);
    expect(await textOf(Promise.resolve(answer))).toBe('');
  }
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['words', () => '<body><p>Jinak</p>', {}],
  ['policy', () => '<body><p>Ahoj</p>', { 'content-security-policy': `script-src 'self'` }],
])('sends the full page again after its %s changed', async (_, text, headers) => {
  let html = '<body><p>Ahoj</p>';
  let more = {};
  const { get, clock } = cached(
    () => new Response(html, { headers: { 'content-type': 'text/html', ...more } }),
  );
  const etag = (await get('/')).headers.get('etag') ?? '';
  html = text();
  more = headers;
  clock.advance(6_000);
  await get('/');
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
});

test('caches addresses, hosts and themes separately', async () => {
  const { get, renders } = cached(page);
  await get('/vyhledavani?q=stick');
  await get('/vyhledavani?q=blade');
  await get('/vyhledavani?q=blade', { cookie: 'theme=dark' });
  await get('/vyhledavani?q=blade', { cookie: 'theme=dark; refCode=ABCD' });
  expect(renders()).toBe(3);
});

test.each([
  ['a signed-in visitor', '/', { cookie: 'theme=dark; user=abc' }],
  ['a visitor with a draft', '/', { cookie: 'draft=1' }],
  ['any cookie it does not know', '/', { cookie: 'oblibene=1' }],
  ['an arrival with a referral code', '/?rc=ABCD', {}],
  ['a bearer token', '/', { authorization: 'Bearer x' }],
  ['data of a page', '/inzerat/hul-1000.data', {}],
] as [string, string, Record<string, string>][])(
  '%s is answered for itself and leaves nothing behind',
  async (_, path, headers) => {
    const { get, renders } = cached(page);
    await get(path);
    const before = renders();
    await get(path, headers);
    await get(path, headers);
    expect(renders()).toBe(before + 2);
  },
);

test.each([
  ['sets a cookie', () => page(new Request('http://x'), { visitor: 0 }, { 'set-cookie': 'a=b' })],
  ['is private', () => page(new Request('http://x'), { visitor: 0 }, { 'cache-control': 'private' })],
  [
    'must not be stored',
    () => page(new Request('http://x'), { visitor: 0 }, { 'cache-control': 'no-store' }),
  ],
  ['is not found', () => new Response('', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/' } })],
  ['is no page', () => Response.json({})],
])('never caches an answer that %s', async (_, answer) => {
  const { get, renders } = cached(answer);
  await get('/');
  await get('/');
  expect(renders()).toBe(2);
});

test('concurrent visitors are served by one rendering', async () => {
  const gate = Promise.withResolvers<void>();
  const { get, renders } = cached(async (request, visit) => {
    await gate.promise;
    return page(request, visit);
  });
  const visits = Array.from({ length: 20 }, () => get('/'));
  gate.resolve();
  const bodies = await Promise.all(visits.map(textOf));
  expect(renders()).toBe(1);
  expect(new Set(bodies).size).toBe(1);
});

test('visitors who waited for a page that cannot be shared are each answered separately', async () => {
  const { get } = cached(async (request, visit) =>
    page(request, visit, { 'set-cookie': `id=${visit.visitor}` }),
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/')));
  expect(new Set(answers.map((answer) => answer.headers.get('set-cookie'))).size).toBe(10);
});

test('a failed rendering fails its visitor only, and the next one tries again', async () => {
  let fails = true;
  const { get } = cached((request, visit) => {
    if (fails) throw new Error('broken');
    return page(request, visit);
  });
  await expect(get('/')).rejects.toThrow('broken');
  fails = false;
  expect((await get('/')).status).toBe(200);
});

describe('while no newer page can be rendered', () => {
  const html = () =>
    new Response(`<html><body><p>Ahoj</p></body></html>`, { headers: { 'content-type': 'text/html' } });
  const away = () => new Response('', { status: 503, headers: { 'content-type': 'text/html' } });
  const copy = '<html><body><p>Kopie</p><p>Ahoj</p></body></html>';

  test('refuses at once to cache a page without a place for that notice', async () => {
    const { get } = cached(
      () =>
        new Response('<html><body class="x"></body></html>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(get('/')).rejects.toThrow('A page must have a plain <body>');
  });

  test('serves the last page with a notice that it is a copy', async () => {
    let works = true;
    const { get, renders, clock } = cached(() => (works ? html() : away()));
    await get('/');
    works = false;
    clock.advance(7_000);
    const answer = await get('/');
    expect([answer.status, answer.headers.get('cache-status')]).toEqual([200, 'bazar; hit; ttl=-7']);
    expect(await textOf(Promise.resolve(answer))).toBe(copy);
    // For the retry interval, nobody tries to render again.
    expect(await textOf(get('/'))).toBe(copy);
    expect(renders()).toBe(2);
    works = true;
    clock.advance(2_000);
    const back = await get('/');
    expect(back.headers.has('cache-status')).toBe(false);
    expect(await textOf(Promise.resolve(back))).not.toContain('Kopie');
  });

  test('stops waiting for a slow page after the deadline, and serves it to later visitors', async () => {
    const gate = Promise.withResolvers<void>();
    let hangs = false;
    const { get, clock } = cached(async () => {
      if (hangs) await gate.promise;
      return html();
    });
    await get('/');
    hangs = true;
    clock.advance(5_000);
    const copies = await Promise.all([textOf(get('/')), textOf(get('/'))]);
    expect(copies).toEqual([copy, copy]);
    gate.resolve();
    await expect.poll(() => textOf(get('/'))).not.toContain('Kopie');
  });

  test('serves neither a page that is too old nor one that was never rendered', async () => {
    let works = true;
    const { get, clock } = cached(() => (works ? html() : away()));
    await get('/');
    works = false;
    clock.advance(60_000);
    expect((await get('/')).status).toBe(503);
    expect((await get('/jina')).status).toBe(503);
  });

  test('does not replace a refusal for another reason by a copy', async () => {
    let there = true;
    const { get, clock } = cached(() => (there ? html() : new Response('', { status: 410 })));
    await get('/');
    there = false;
    clock.advance(5_000);
    expect((await get('/')).status).toBe(410);
  });
});

test('a visitor who disconnects does not abort the rendering for those who wait', async () => {
  const leave = new AbortController();
  const clock = testClock(new Date());
  const render: Render<Visit> = async (request, visit) => {
    leave.abort();
    request.signal.throwIfAborted();
    return page(request, visit);
  };
  const cache = pageCache(render, options, clock);
  const answer = await cache(new Request('http://bazar.test/', { signal: leave.signal }), { visitor: 0 });
  expect(answer.status).toBe(200);
});

test('evicts the least recently used page beyond the memory limit', async () => {
  const { get, renders } = cached(page, { maxBytes: 250 });
  await get('/a');
  await get('/b');
  await get('/a');
  await get('/c');
  expect(renders()).toBe(3);
  await get('/a');
  expect(renders()).toBe(3);
  await get('/b');
  expect(renders()).toBe(4);
});
