import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import type { VisitEnv } from './visit.ts';

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
