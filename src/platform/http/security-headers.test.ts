import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentPolicy, type SecurityOptions, securityHeaders } from './security-headers.ts';
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

test('of inline scripts those run that the page has, known by their hash', () => {
  const policy = contentPolicy({ https: false, fromSources: false }, { scripts: [`alert('a')`, ''] });
  const hashes = [
    'jGpCY/NKkGjstzhpT5ehfokZ/ucM1tD5DofTAVFoZNg=',
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  ];
  expect(policy).toContain(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`);
  expect(policy).not.toMatch(/unsafe|nonce/);
});
