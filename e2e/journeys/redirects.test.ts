import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { articleUrl, blogUrl } from '../../src/contract/urls.ts';
import { putRedirect } from '../../src/features/redirects/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

/** Articles that are redirected while other pages still link to them. */
const led = { abroad: articleUrl('delka-florbalky'), home: articleUrl('flex-bez-zahad') };

const { bazaar, visit } = await useBazaar({ env: { ADMIN_EMAILS: 'clovek-1@example.cz' } });
beforeAll(async () => {
  const admin = await ApiVisitor.signedIn(bazaar, 1);
  // A rule stored before redirecting existing pages was forbidden; it is ignored.
  await bazaar.query(`insert into redirects (path, target, permanent, changed_at) values
    ('/ucet/hlidani', '/jak-radime', true, now())`);
  const reason = 'starý plakát';
  await admin.get(putRedirect, {
    body: { path: '/hole', target: '/vyhledavani/florbalky?hand=left', reason },
  });
  await admin.get(putRedirect, {
    body: { path: '/svaz', target: 'https://example.org/', permanent: false, reason },
  });
  await admin.get(putRedirect, {
    body: { path: led.abroad, target: 'https://example.org/jinde', permanent: false, reason },
  });
  await admin.get(putRedirect, { body: { path: led.home, target: `${bazaar.url}/jak-radime`, reason } });
});

const answer = async (path: string) => {
  const { status, headers } = await fetch(`${bazaar.url}${path}`, { redirect: 'manual' });
  return { status, location: headers.get('location') };
};

test('a redirect added by an admin is permanent or temporary', async () => {
  expect(await answer('/hole')).toEqual({ status: 301, location: '/vyhledavani/florbalky?hand=left' });
  expect(await answer('/hole/')).toEqual({ status: 301, location: '/vyhledavani/florbalky?hand=left' });
  expect(await answer('/svaz')).toEqual({ status: 302, location: 'https://example.org/' });
  expect((await answer('/holenice')).status).toBe(404);
});

test('no rule redirects the URL of an existing page', async () => {
  expect(await answer('/ucet/hlidani')).toEqual({
    status: 302,
    location: '/prihlaseni?dal=%2Fucet%2Fhlidani',
  });
  expect((await answer('/ucet/hlidani/neco')).status).toBe(404);
  expect(await answer('/ucet/profil')).toEqual({
    status: 302,
    location: '/prihlaseni?dal=%2Fucet%2Fprofil',
  });
  // A malformed URL is not redirected.
  expect((await answer('/%E0%A4%A')).status).toBe(404);
});

/** Opens an article from the list of all, once its prerendered text is gone. */
async function open(page: Page, article: string): Promise<void> {
  await expect.poll(async () => (await answer(article)).location).not.toBeNull();
  await page.goto(blogUrl);
  await waitForHydration(page);
  await page.locator(`main a[href="${article}"]`).first().click();
}

test('client navigation to a redirect to another site loads it as a document', async () => {
  const page = await visit({ elsewhere: /^https:\/\/example\.org\// });
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Jinde' }),
  );
  await open(page, led.abroad);
  await page.waitForURL('https://example.org/jinde');
});

test('client navigation to a redirect to an absolute URL loads a document even on this site', async () => {
  const page = await visit();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(page, led.home);
  await page.waitForURL('**/jak-radime');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(documents).toEqual([blogUrl, '/jak-radime']);
});

test('a visitor ends at the target of the rule', async () => {
  const page = await visit();
  await page.goto('/hole');
  await page.waitForURL('**/vyhledavani/florbalky?hand=left');
});

test.each([true, false])('an admin adds and removes a redirect (JavaScript: %s)', async (javaScript) => {
  const page = await visit({ javaScript, device: 'phone' });
  const person = { email: 'clovek-1@example.cz', post: bazaar.post };
  await signInFor(page, person, '/sprava/presmerovani', 'Přesměrování');
  const path = `/plakat-${javaScript}`;
  await page.getByLabel('Adresa u nás').fill(path);
  await page.getByLabel('Kam vede').fill('nikam');
  await page.getByLabel('Důvod', { exact: true }).fill('nový plakát');
  await page.getByRole('button', { name: 'Uložit přesměrování' }).click();
  await page.getByText('Cíl je adresa na tomto webu od lomítka').first().waitFor();
  expect(await page.getByLabel('Adresa u nás').inputValue()).toBe(path);
  await page.getByLabel('Kam vede').fill('/o-nas');
  await page.getByRole('button', { name: 'Uložit přesměrování' }).click();
  await page.getByText('Přesměrování platí.').waitFor();
  expect(await answer(path)).toEqual({ status: 301, location: '/o-nas' });
  const rule = page.getByRole('form', { name: path });
  await rule.getByLabel('Důvod zrušení').fill('plakát je pryč');
  await rule.getByRole('button').click();
  await page.getByText('Přesměrování je zrušené.').waitFor();
  expect((await answer(path)).status).toBe(404);
});
