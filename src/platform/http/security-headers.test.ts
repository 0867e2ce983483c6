import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentPolicy, type SecurityOptions, securityHeaders } from './security-headers.ts';
import type { VisitEnv } from './begin-visit.ts';

async function policyOf(options: Partial<SecurityOptions>): Promise<string> {
  const app = new Hono<VisitEnv>();
  app.use(securityHeaders({ https: false, fromSources: false, ...options }));
  app.get('/', (c) => c.text(''));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('pictures come from us alone, or besides from the one host of map tiles that is set', async () => {
  expect(await policyOf({})).toContain(`img-src 'self' data: blob:;`);
  expect(await policyOf({ tileOrigin: 'https://tiles.example' })).toContain(
    `img-src 'self' data: blob: https://tiles.example;`,
  );
  expect(await policyOf({ tileOrigin: 'https://tiles.example' })).toContain(`connect-src 'self'`);
});

test('scripts are files of our own; of inline styles those apply that the page has, known by their hash', () => {
  const policy = contentPolicy({ https: false, fromSources: false }, { styles: [`a{}`] });
  expect(policy).toContain(`script-src 'self';`);
  expect(policy).toContain(`style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';`);
  expect(policy).not.toMatch(/unsafe|nonce/);
});
