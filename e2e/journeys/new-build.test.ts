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
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T12:01:00Z'));
  const asked: string[] = [];
  page.on('request', (request) => void (/\/builds\//.test(request.url()) && asked.push(request.url())));
  await page.goto('/');
  // The page begins after it is painted.
  await page.clock.runFor(50);
  await alive(page);
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  // On a busy machine it has begun a while after it is alive: its clock goes on in small steps.
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
] as const)('when %s, the next page is loaded whole', async (_, asked, answer, later) => {
  const page = await visit({ mayFail: /\/builds\/meta\// });
  await page.clock.install();
  await page.route(asked, (route) => route.fulfill(answer));
  await page.goto('/');
  await alive(page);
  let answered = false;
  page.on('response', (response) => void (answered ||= asked.test(response.url())));
  // On a busy machine it begins to look a while after it is alive.
  const goOn = async () => {
    await page.clock.fastForward(later);
    return answered;
  };
  await expect.poll(goOn).toBe(true);
  // What it has read by now is read before what is asked only now.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json());
  const documents = documentsOf(page);
  await brands(page).click();
  await heading(page, 'Značky');
  expect(documents()).toEqual(['/znacky']);
});

test('a page whose code is lost is loaded whole, and going back leads where the click was', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  await page.goto('/');
  await alive(page);
  const documents = documentsOf(page);
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  await brands(page).click();
  await heading(page, 'Značky');
  expect(new URL(page.url()).pathname).toBe('/znacky');
  expect(documents()).toEqual(['/znacky']);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a page whose code stays lost is loaded whole only after ten seconds', async () => {
  const page = await visit({ mayFail: /\/assets\// });
  const start = Date.now();
  // The clock of playwright would take the browser's notes of a reload away as well.
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => Number(sessionStorage.getItem('ted') ?? real());
  });
  await page.route(/\/assets\/brands-[^/]*\.js/, (route) => route.abort());
  const loads = documentsOf(page);
  const wholeLoads = () => loads().filter((path) => path === '/znacky').length;
  const clickFromHome = async (time: number) => {
    await page.goto('/');
    await alive(page);
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
