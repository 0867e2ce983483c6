import { expect, test } from 'vitest';
import { buildRoutes } from './site.ts';

const since = new Date('2026-06-01T12:00:00Z');
const rule = { path: '/hole', target: '/vyhledavani/florbalky', permanent: true };
const routes = buildRoutes({ id: 'abc123', since, prerendered: () => ['/o-nas'], rules: async () => [rule] });

test('names the current build, never from a cache', async () => {
  const latest = await routes.request('/latest.json?1780315200000');
  expect(await latest.json()).toEqual({ id: 'abc123', timestamp: since.getTime() });
  expect(latest.headers.get('cache-control')).toBe('no-store');
});

test('describes only the current build: its id, prerendered pages and redirects', async () => {
  const described = await routes.request('/meta/abc123.json');
  expect(await described.json()).toEqual({
    id: 'abc123',
    timestamp: since.getTime(),
    prerendered: ['/o-nas'],
    rules: [rule],
  });
  expect((await routes.request('/meta/older.json')).status).toBe(404);
});
