import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const title = 'Hůl <b>do batohu</b>';
const { bazaar, visit } = await useBazaar();
let path: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  path = `/inzerat/hul-b-do-batohu-b-${await postStick(seller, { title })}`;
});

const mayFail = /./;

/** Whether the listing has been cached. */
const isCached = (page: Page) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

async function seeListing(page: Page): Promise<void> {
  await page.goto(path);
  await expect.poll(() => isCached(page), { timeout: 20_000 }).toBe(true);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a viewed listing is readable offline, other pages report the missing connection', async () => {
  const page = await visit({ offline: true, mayFail });
  await seeListing(page);
  await goOffline(page.context());
  await page.goto(path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  await page.getByText('Jsi bez připojení. Takhle stránka vypadala').waitFor();
  await page.getByText('1\u00a0001\u00a0Kč').first().waitFor();
  const picture = page.locator('main img[src^="/fotky/"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Archivo');
  expect(await page.locator('script').count()).toBe(0);

  await page.goto('/znacky');
  await page.getByRole('heading', { level: 1, name: 'Jsi bez připojení' }).waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(`**${path}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
});

test('a listing opened on the site without a connection says so, and appears once the connection is back', async () => {
  const page = await visit({ device: 'phone', mayFail });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(path);
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Florbalový bazar/i })
    .first()
    .click();
  await heading('Výbava, která ještě chce hrát.').waitFor();
  await goOffline(page.context());
  await page.goBack();
  await heading('Jsi bez připojení').waitFor();
  await page.getByRole('link', { name: 'Zkusit znovu' }).click();
  await heading('Jsi bez připojení').waitFor();
  expect(await page.getByText('Produkt se nepodařilo načíst').count()).toBe(0);
  await page.context().setOffline(false);
  await heading(title).waitFor();
});

test('online, every page comes from the server', async () => {
  const page = await visit({ offline: true });
  await seeListing(page);
  await bazaar.query(`update listings set title = 'Hůl po změně' where title = '${title}'`);
  // Pages of anonymous visitors are cached for five seconds.
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1 }).innerText();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe('Hůl po změně');
  await bazaar.query(`update listings set title = '${title}' where title = 'Hůl po změně'`);
});

test('a cached page contains no personal data, and signing out deletes it', async () => {
  const page = await visit({ offline: true });
  await signInFor(page, { email: 'ctenar@example.cz', post: bazaar.post }, '/ucet/oblibene', 'Oblíbené');
  await seeListing(page);
  const cached = await page.evaluate(async (address) => (await caches.match(address))?.text(), path);
  expect(cached).toContain('Přihlásit');
  expect(cached).not.toMatch(/ctenar|\/odhlaseni/);
  await page.goto('/odhlaseni');
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => isCached(page)).toBe(false);
});

test('clearing recently viewed listings deletes their cached copies', async () => {
  const page = await visit({ offline: true });
  await seeListing(page);
  await page.goto('/ucet/oblibene');
  await page.getByRole('button', { name: /Zapomenout/ }).click();
  await expect.poll(() => isCached(page), { timeout: 20_000 }).toBe(false);
});

test('a new build caches its own offline page, and typed input is preserved meanwhile', async () => {
  const page = await visit({ offline: true });
  await seeListing(page);
  await page.goto('/pridani-nabidky');
  await page.getByLabel('Tvůj e-mail').fill('pisu@example.cz');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?v=dalsi'));
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['bez-pripojeni dalsi']));
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('bez-')))
    .toEqual(['bez-pripojeni dalsi']);
  expect(await page.getByLabel('Tvůj e-mail').inputValue()).toBe('pisu@example.cz');
  expect(await isCached(page)).toBe(true);
});

test('the prompt to install appears only after use, and dismissing it is as easy as accepting and permanent', async () => {
  const page = await visit();
  await page.clock.install();
  const note = page.getByRole('region', { name: 'Bazar po ruce' });
  const offer = async () => {
    await page.goto('/znacky', { waitUntil: 'networkidle' });
    await page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => void (document.title = 'nabídnuto'),
        }),
      ),
    );
    await page.clock.runFor(4_000);
    await page.waitForLoadState('networkidle');
  };
  await offer();
  expect(await note.count()).toBe(0);

  const domain = new URL(bazaar.url).hostname;
  await page.context().addCookies([
    { name: 'videne', value: '1000.1001.1002', domain, path: '/' },
    { name: 'oblibene', value: path.split('-').at(-1) ?? '', domain, path: '/' },
  ]);
  await offer();
  await note.waitFor();
  const [yes, no] = await Promise.all(
    ['Přidat', 'Nechci'].map((name) => note.getByRole('button', { name }).boundingBox()),
  );
  expect([no?.height, no?.width]).toEqual([yes?.height, yes?.width]);
  await note.getByRole('button', { name: 'Nechci' }).click();
  await note.waitFor({ state: 'detached' });
  expect(await page.title()).not.toBe('nabídnuto');
  await offer();
  expect(await note.count()).toBe(0);
});
