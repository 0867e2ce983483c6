import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { builtAssets } from './assets.ts';
import { listen } from './server.ts';
import { createSite } from './site.ts';

const platform = await testPlatform();
const client = mkdtempSync(join(tmpdir(), 'bazar-client-'));
mkdirSync(join(client, 'assets'));
writeFileSync(join(client, 'assets/entry-abc.js'), 'console.log(1)');
writeFileSync(join(client, 'assets/entry-abc.js.br'), 'compressed');
writeFileSync(join(client, 'robots.txt'), 'User-agent: *');
writeFileSync(join(client, 'znak.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const long = 'Florbal. '.repeat(1_000);
let databaseWorks = true;

const http = await listen('127.0.0.1', 0);
const site = createSite(platform, {
  readiness: { database: () => databaseWorks, queue: async () => true },
  limits: {
    bytes: 1_000,
    milliseconds: 300,
    uploadBytes: 5_000,
    isUpload: (request) => new URL(request.url).pathname === '/nahrani',
  },
  api: async (request) => Response.json({ data: { method: request.method, body: await request.text() } }),
  pages: async (request) => {
    if (new URL(request.url).pathname === '/chyba') throw new Error('broken');
    const body = request.body ? await request.text() : long;
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  },
  build: { id: 'abc123', since: new Date('2026-06-01T12:00:00Z') },
  assets: builtAssets(client),
});
const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
await http.handle((incoming, outgoing) => listener(incoming, outgoing));
afterAll(() => http.stop());

const base = `http://127.0.0.1:${http.port}`;
const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });
const post = (path: string, headers: Record<string, string>, body = 'x') =>
  fetch(base + path, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body });
const errorOf = async (answer: Response) => (await answer.json()).error.code;

describe('every answer', () => {
  test('has a strict content security policy without inline scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self'; style-src 'self';`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce-|strict-dynamic/);
    expect(policy).toContain(`frame-ancestors 'none'; base-uri 'none'; object-src 'none'`);
  });

  test('has the security headers and a request id, including files and errors', async () => {
    for (const path of ['/', '/robots.txt', '/chyba', '/zdravi/zive', '/assets/missing.js']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('that is a picture may be embedded by emails and other sites', async () => {
    const first = await get('/znak.svg');
    const again = await get('/znak.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
    for (const { headers } of [first, again])
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('that fails with an error shows the catalogue’s message and no details', async () => {
    const answer = await get('/chyba');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('broken');
  });
});

describe('a form posted', () => {
  test('from another site is rejected, with or without a cookie', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect(await errorOf(await post('/prihlaseni', foreign))).toBe('foreign-origin');
    expect(await errorOf(await post('/prihlaseni', { ...foreign, cookie: 'user=x' }))).toBe('foreign-origin');
    expect(await errorOf(await post('/prihlaseni', { origin: 'null' }))).toBe('foreign-origin');
    expect(await errorOf(await post('/api/v1/listings', { ...foreign, cookie: 'user=x' }))).toBe(
      'foreign-origin',
    );
  });

  test('without an Origin is rejected when Sec-Fetch-Site names another site', async () => {
    expect(await errorOf(await post('/prihlaseni', { 'sec-fetch-site': 'cross-site' }))).toBe(
      'foreign-origin',
    );
  });

  test('from our own pages passes, under the public address or the one the browser used', async () => {
    expect((await post('/prihlaseni', { origin: platform.config.appUrl })).status).toBe(200);
    expect((await post('/prihlaseni', { origin: base })).status).toBe(200);
    expect((await post('/prihlaseni', {})).status).toBe(200);
  });

  test('to the API by a program without cookies passes', async () => {
    expect((await post('/api/v1/listings', { origin: 'https://partner.example' })).status).toBe(200);
  });
});

test('refuses an address with a character that cannot be stored before anything is looked up', async () => {
  for (const path of ['/inzerent/%00', '/losovani/kolo%00/losy.txt', '/vyhledavani?q=%00', '/x.data?a=%00']) {
    const answer = await get(path);
    expect([path, answer.status, await errorOf(answer)]).toEqual([path, 400, 'malformed-request']);
  }
});

describe('a body', () => {
  test('within the limit is received completely', async () => {
    const answer = await post('/api/v1/x', {}, 'a'.repeat(1_000));
    expect((await answer.json()).data.body).toHaveLength(1_000);
  });

  test('over the limit is refused, announced or not', async () => {
    expect(await errorOf(await post('/api/v1/x', {}, 'a'.repeat(1_001)))).toBe('body-too-large');
    const endless = new ReadableStream({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('a'.repeat(500))),
    });
    const begun = performance.now();
    const answer = await fetch(`${base}/api/v1/x`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(await errorOf(answer)).toBe('body-too-large');
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test('that is refused early leaves the connection usable for the next request, or announces that it closes', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (size: number, sent = size) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        const headers = { 'content-length': size, 'content-type': 'text/plain' };
        const sending = httpRequest(`${base}/api/v1/x`, { method: 'POST', headers, agent }, (answer) => {
          answer.resume();
          answer.on('end', () =>
            resolve({ status: answer.statusCode, connection: answer.headers.connection }),
          );
        });
        sending.on('error', reject);
        sending.write('a'.repeat(sent));
        if (sent === size) sending.end();
      });
    expect(await send(2_000_000)).toMatchObject({ status: 413, connection: 'keep-alive' });
    await new Promise((later) => setTimeout(later, 700));
    expect((await send(10)).status).toBe(200);
    expect(await send(2_000_000, 1_000)).toMatchObject({ status: 413, connection: 'close' });
    expect((await send(10)).status).toBe(200);
    agent.destroy();
  });

  test('of an upload has its own limit', async () => {
    expect((await post('/nahrani', {}, 'a'.repeat(4_000))).status).toBe(200);
    expect(await errorOf(await post('/nahrani', {}, 'a'.repeat(5_001)))).toBe('body-too-large');
  });

  test('that stops arriving times out', async () => {
    const status = await new Promise((resolve, reject) => {
      const slow = httpRequest(`${base}/api/v1/x`, { method: 'POST', headers: { 'content-length': '100' } });
      slow.on('response', (answer) => resolve(answer.statusCode));
      slow.on('error', reject);
      slow.write('only this');
    });
    expect(status).toBe(408);
  });
});

describe('a built file', () => {
  test('with a hash in its name is cached for a year and compressed for browsers that accept it', async () => {
    const answer = await get('/assets/entry-abc.js', { 'accept-encoding': 'identity' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('console.log(1)');
    const compressed = await wire('/assets/entry-abc.js', 'gzip, br');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body.toString()).toBe('compressed');
  });

  test('that the browser still has is not sent again', async () => {
    const etag = (await get('/robots.txt')).headers.get('etag') ?? '';
    expect((await get('/robots.txt', { 'if-none-match': etag })).status).toBe(304);
  });

  test('that no longer exists is a 404 without a page', async () => {
    const answer = await get('/assets/entry-old.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });

  test('outside its folder is not reachable', async () => {
    for (const path of [
      '/assets/../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
    ]) {
      expect(await (await get(path)).text()).not.toContain('root:');
    }
  });
});

test('serves only files of the build: no source code, settings or Git history', async () => {
  for (const path of ['/.git/HEAD', '/.git', '/.env', '/package.json', '/src/main.ts'])
    expect(await (await get(path)).text(), path).toBe(long);
});

describe('a picture', () => {
  test('is served from the storage and cached for a year', async () => {
    await platform.storage.put('photos/ab/abcdef-640.webp', new Uint8Array([1, 2, 3]));
    const answer = await get('/fotky/ab/abcdef-640.webp');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-length')).toBe('3');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect((await get('/fotky/ab/abcdef-640.webp', { 'if-none-match': '"abcdef-640.webp"' })).status).toBe(
      304,
    );
  });

  test('that does not exist is a 404, even with a path traversal in its name', async () => {
    for (const path of [
      '/fotky/ab/missing-640.webp',
      '/fotky/..%2f..%2fpostgres.log',
      '/fotky/ab/..%2fx.webp',
      '/fotky/',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });
});

describe('health', () => {
  test('reports ready only while every dependency works, and alive always', async () => {
    expect((await get('/zdravi/pripraveno')).status).toBe(200);
    databaseWorks = false;
    const answer = await get('/zdravi/pripraveno');
    databaseWorks = true;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ data: { ready: false, parts: { database: false, queue: true } } });
    expect((await get('/zdravi/zive')).status).toBe(200);
  });
});

describe('the language', () => {
  test('is set once, by pages only, for a year', async () => {
    const cookie = 'locale=cz; Path=/; Max-Age=31536000; SameSite=Lax';
    expect((await get('/')).headers.getSetCookie()).toEqual([cookie]);
    expect((await get('/', { cookie: 'a=b; locale=cz' })).headers.getSetCookie()).toEqual([]);
    expect((await get('/zdravi/zive')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent compressed as %s', async (encoding, decompress) => {
    const { headers, body } = await wire('/', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers.vary).toContain('accept-encoding');
    expect(decompress(body).toString()).toContain(long);
  });
});

/** A raw response as sent over the network, still compressed. */
function wire(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding } };
    httpRequest(base + path, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}
