import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { waitForHydration } from '../wizard.ts';

const { visit } = await useBazaar();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** The documents that the window has loaded since. */
function documentsOf(page: Page): () => string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return () => loaded;
}
const brands = (page: Page) => page.locator('footer').getByRole('link', { name: /Značky/ });

test('a page checks for a new build one second after it starts, and client navigation continues', async () => {
  const page = await visit();
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T12:01:00Z'));
  const asked: string[] = [];
  page.on('request', (request) => void (/\/builds\//.test(request.url()) && asked.push(request.url())));
  await page.goto('/');
  // The app starts after the first paint.
  await page.clock.runFor(50);
  await waitForHydration(page);
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  // On a busy machine it starts a while after hydration, so the clock advances in small steps.
  let went = 950;
  const later = async () => {
    await page.clock.runFor(20);
    if (asked.length === 0) went += 20;
    return asked;
  };
  await expect.poll(later).toEqual([expect.stringMatching(/\/builds\/meta\/[\da-f]{12}\.json$/)]);
  expect(went).toBeLessThan(2_000);
  const documents = documentsOf(page);
  await brands(page).click();
  await page.clock.runFor(1_000);
  await heading(page, 'Značky');
  expect(documents()).toEqual([]);
});

test.each([
  ['its own build is served no more', /\/builds\/meta\//, { status: 404, json: {} }, 1_000],
  ['a newer one is named', /\/builds\/latest\.json\?\d+$/, { json: { id: 'newer' } }, 3_600_000],
] as const)('when %s, the next navigation loads the whole document', async (_, asked, answer, later) => {
  const page = await visit({ mayFail: /\/builds\/meta\// });
  await page.clock.install();
  await page.route(asked, (route) => route.fulfill(answer));
  await page.goto('/');
  await waitForHydration(page);
  let answered = false;
  page.on('response', (response) => void (answered ||= asked.test(response.url())));
  // On a busy machine it starts checking a while after hydration.
  const goOn = async () => {
    await page.clock.fastForward(later);
    return answered;
  };
  await expect.poll(goOn).toBe(true);
  // By the time this response has been read, so have the earlier ones.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json());
  const documents = documentsOf(page);
  await brands(page).click();
  await heading(page, 'Značky');
  expect(documents()).toEqual(['/znacky']);
});

test('a page whose chunk is missing loads the whole document, and Back returns to the clicked link', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.goto('/');
  await waitForHydration(page);
  const documents = documentsOf(page);
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  await brands(page).click();
  await heading(page, 'Značky');
  expect(new URL(page.url()).pathname).toBe('/znacky');
  expect(documents()).toEqual(['/znacky']);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a page whose chunk stays missing is reloaded again only after ten seconds', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  const start = Date.now();
  // Playwright's fake clock would also remove the browser's navigation entries about reloads.
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => Number(sessionStorage.getItem('ted') ?? real());
  });
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  const loads = documentsOf(page);
  const wholeLoads = () => loads().filter((path) => path === '/znacky').length;
  const clickFromHome = async (time: number) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate((now) => sessionStorage.setItem('ted', String(now)), time);
    await brands(page).click();
    await page.waitForURL('/znacky');
  };
  await clickFromHome(start);
  await heading(page, 'Značky');
  expect(wholeLoads()).toBe(1);
  await clickFromHome(start + 9_999);
  await heading(page, 'Tohle se nepovedlo');
  expect(wholeLoads()).toBe(1);
  await clickFromHome(start + 10_000);
  await heading(page, 'Značky');
  expect(wholeLoads()).toBe(2);
});

test('a deferred chunk missing on the server reloads the page once, unless something is typed', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.route(/\/assets\/suggestions-[^/]*\.js/, (route) => route.abort());
  const documents = documentsOf(page);
  const words = page
    .locator('main')
    .getByRole('searchbox')
    .or(page.locator('main').getByRole('combobox'))
    .first();
  await page.goto('/');
  await waitForHydration(page);
  await words.focus();
  await expect.poll(documents).toEqual(['/', '/']);
  await waitForHydration(page);
  await words.fill('unihoc');
  await page.waitForTimeout(1_000);
  expect(documents()).toHaveLength(2);
  expect(await words.inputValue()).toBe('unihoc');
});
