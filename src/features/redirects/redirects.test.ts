import { beforeEach, expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { cachedRules, putRule, removeRule } from './feature.ts';
import { redirectForm } from './contract.ts';

const platform = await testPlatform();
const admin = {
  advertiserId: '00000000-0000-4000-8000-000000000001',
  email: 'spravce@example.cz',
  admin: true,
};
const put = (path: string, target: string) =>
  putRule(platform, admin, redirectForm.parse({ path, target, reason: 'stará adresa' }));

beforeEach(() => platform.db.deleteFrom('redirects').execute());

test('a redirect is added, changed and removed, each with its reason in the audit log', async () => {
  await put('/hole/', '/vyhledavani/florbalky?hand=left');
  expect(await cachedRules(platform)).toMatchObject([
    { path: '/hole', target: '/vyhledavani/florbalky?hand=left', permanent: true },
  ]);
  await put('/hole', 'https://example.org/hole');
  expect(await removeRule(platform, admin, { path: '/hole', reason: 'už netřeba' })).toEqual([]);
  expect(await removeRule(platform, admin, { path: '/hole', reason: 'už netřeba' })).toEqual({
    refused: 'not-found',
  });
  const log = await platform.db
    .selectFrom('admin_actions')
    .select(['action', 'subject', 'reason'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    {
      action: 'put-redirect',
      subject: 'redirect:/hole',
      reason: 'stará adresa (→ /vyhledavani/florbalky?hand=left)',
    },
    {
      action: 'put-redirect',
      subject: 'redirect:/hole',
      reason: 'stará adresa (→ https://example.org/hole)',
    },
    { action: 'remove-redirect', subject: 'redirect:/hole', reason: 'už netřeba' },
  ]);
});

test('a rule cannot point to a redirected path or to itself, nor redirect the target of another rule', async () => {
  await put('/b', '/c');
  const circle = { refused: 'redirect-in-circle' };
  expect(await put('/a', '/b?x=1')).toEqual(circle);
  expect(await put('/c', '/d')).toEqual(circle);
  expect(await put('/e', '/e/')).toEqual(circle);
  expect(await cachedRules(platform)).toHaveLength(1);
});

test.each([
  '/prihlaseni',
  '/Prihlaseni/',
  '/prihlaseni/google',
  '/ucet/profil',
  '/ucet/zpravy/1',
  '/o-nas',
  '/inzerat/hul-1',
  '/vyhledavani',
])('%s cannot be redirected, as it is a page', async (path) => {
  expect(await put(path, '/jak-radime')).toMatchObject({
    refused: 'invalid-input',
    fields: { path: [expect.stringContaining('živá stránka')] },
  });
  expect(await platform.db.selectFrom('redirects').selectAll().execute()).toEqual([]);
});

test('a rule for a path that became a page later is ignored, and an admin can still remove it', async () => {
  const rule = { path: '/prihlaseni', target: '/jinam', permanent: true, changed_at: platform.clock.now() };
  await platform.db.insertInto('redirects').values(rule).execute();
  cachedRules.invalidate(platform);
  expect(await cachedRules(platform)).toEqual([]);
  expect(await removeRule(platform, admin, { path: '/prihlaseni', reason: 'nevede' })).toEqual([]);
});

test('a removed article or partner can be redirected to its replacement', async () => {
  await put('/blog/stary-clanek', '/blog');
  await put('/partneri/byvaly', '/partneri');
  expect(await cachedRules(platform)).toHaveLength(2);
});

test.each([
  ['hole', '/x'],
  ['//jinam', '/x'],
  ['/hole?q=1', '/x'],
  ['/', '/x'],
  ['/sprava/objednavky', '/x'],
  ['/api', '/x'],
  ['/hole', '//jinam.cz'],
  ['/hole', 'javascript:alert(1)'],
  ['/hole', '/a b'],
])('%s to %s is refused beside its field', (path, target) => {
  expect(redirectForm.safeParse({ path, target, reason: 'zkouška' }).success).toBe(false);
});
