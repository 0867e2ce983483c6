import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentPolicy, type SecurityOptions, securityHeaders } from './security-headers.ts';
import type { VisitEnv } from './begin-visit.ts';

async function headersOf(options: Partial<SecurityOptions>, path = '/'): Promise<Headers> {
  const app = new Hono<VisitEnv>();
  app.use(securityHeaders({ https: false, fromSources: false, ...options }));
  app.get('/', (c) => c.text(''));
  return (await app.request(path)).headers;
}

const policyOf = async (options: Partial<SecurityOptions>): Promise<string> =>
  (await headersOf(options)).get('content-security-policy') ?? '';

test('every response over https sends HSTS for a year, including subdomains', async () => {
  for (const path of ['/', '/nic'])
    expect((await headersOf({ https: true }, path)).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  expect((await headersOf({})).has('strict-transport-security')).toBe(false);
});

test('allows pictures from our own origin and from the configured host of map tiles', async () => {
  expect(await policyOf({})).toContain(`img-src 'self' data: blob:;`);
  expect(await policyOf({ tileOrigin: 'https://tiles.example' })).toContain(
    `img-src 'self' data: blob: https://tiles.example;`,
  );
  expect(await policyOf({ tileOrigin: 'https://tiles.example' })).toContain(`connect-src 'self'`);
});

test('allows our own script files only, and the inline styles of the page by their hashes', () => {
  const policy = contentPolicy({ https: false, fromSources: false }, { styles: [`a{}`] });
  expect(policy).toContain(`script-src 'self';`);
  expect(policy).toContain(`style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';`);
  expect(policy).not.toMatch(/unsafe|nonce/);
});
