import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { alive } from '../wizard.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** How many documents the window has loaded since. */
function documentsOf(page: Page): () => string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return () => loaded;
}
const brands = (page: Page) => page.locator('footer').getByRole('link', { name: /Značky/ });

test('a page asks for its build a second after it began, and goes on without loading anything whole', async () => {
  const page = await visit();
  const asked = page.waitForRequest(/\/builds\/meta\/[\da-f]{12}\.json$/);
  await page.goto('/');
  await alive(page);
  await asked;
  const documents = documentsOf(page);
  await brands(page).click();
  await heading(page, 'Značky');
  expect(documents()).toEqual([]);
});

test('when a newer build is out, the next page is loaded whole', async () => {
  const page = await visit({ mayFail: /\/builds\/meta\// });
  await page.route(/\/builds\/meta\//, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/');
  await alive(page);
  await page.waitForResponse(/\/builds\/meta\//);
  const documents = documentsOf(page);
  await brands(page).click();
  await heading(page, 'Značky');
  expect(documents()).toEqual(['/znacky']);
});

test('a part of a page that is lost reloads, and the click still leads where it was meant to', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.goto('/');
  await alive(page);
  const documents = documentsOf(page);
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  await brands(page).click();
  await heading(page, 'Značky');
  expect(new URL(page.url()).pathname).toBe('/znacky');
  // The router may ask for the reload twice before it comes.
  expect([...new Set(documents())]).toEqual(['/', '/znacky']);
  expect(documents().at(-1)).toBe('/znacky');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a part that stays lost is not asked for in circles', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.goto('/');
  await alive(page);
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  const documents = documentsOf(page);
  await brands(page).click();
  await page.waitForURL('/znacky');
  await page.goBack();
  await alive(page);
  await brands(page).click();
  // Within ten seconds the page is left as it was reloaded.
  await expect.poll(() => documents().length).toBeGreaterThanOrEqual(4);
  await page.waitForTimeout(1_000);
  expect(documents().filter((path) => path === '/znacky')).toHaveLength(1);
});

test('a piece that was to come later and is gone from the server reloads the page once, unless something is typed', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.route(/\/assets\/suggestions-[^/]*\.js/, (route) => route.abort());
  const documents = documentsOf(page);
  const words = page
    .locator('main')
    .getByRole('searchbox')
    .or(page.locator('main').getByRole('combobox'))
    .first();
  await page.goto('/');
  await alive(page);
  await words.focus();
  await expect.poll(documents).toEqual(['/', '/']);
  await alive(page);
  await words.fill('unihoc');
  await page.waitForTimeout(1_000);
  expect(documents()).toHaveLength(2);
  expect(await words.inputValue()).toBe('unihoc');
});
