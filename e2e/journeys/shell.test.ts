import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { openPageAs, signInFor } from '../sign-in.ts';
import { waitForHydration, askForPin, typePin } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Delays the data requests of pages until released. */
async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test('at most four pages are prefetched concurrently, the last ones pointed at', async () => {
  const page = await visit();
  const running = new Set<Request>();
  page.on('request', (request) => void (/\.data(\?|$)/.test(request.url()) && running.add(request)));
  page.on('requestfinished', (request) => void running.delete(request));
  page.on('requestfailed', (request) => void running.delete(request));
  const fetched = () => [...running].map((request) => new URL(request.url()).pathname);
  await page.goto('/');
  await waitForHydration(page);
  // Delayed at the network level: Playwright's routes do not see prefetches.
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 120_000, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', slow);
  // A scrolling finger touches many links without activating any.
  const paths = ['/znacky', '/lokality', '/kontakt', '/blog', '/partneri', '/mapa-nabidek'];
  for (const path of paths) {
    await page.locator(`footer a[href="${path}"]`).dispatchEvent('touchstart');
    await expect.poll(() => fetched().at(-1)).toBe(`${path}.data`);
  }
  await expect.poll(fetched).toEqual(paths.slice(-4).map((path) => `${path}.data`));
});

test('during navigation the current page is dimmed and inert, until the next one is rendered', async () => {
  const page = await visit();
  await page.goto('/');
  await waitForHydration(page);
  const body = () =>
    page.evaluate(() => {
      const { overflow, paddingRight } = getComputedStyle(document.body);
      return { overflow, paddingRight };
    });
  const before = await body();
  const letGo = await holdData(page);
  await footer(page, 'Kontakt').click();
  await page.getByText('Loading...').waitFor();
  await expect.poll(body).toEqual({ overflow: 'hidden', paddingRight: '15px' });
  letGo();
  await heading(page, 'Kontakt');
  await page.getByText('Loading...').waitFor({ state: 'detached' });
  expect(await body()).toEqual(before);
});

test('on a phone the locked page keeps its size, and so does everything on it', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani');
  await waitForHydration(page);
  const letGo = await holdData(page);
  await page.evaluate(() => {
    const sizes = new Set<string>();
    const parts = () => [...document.querySelectorAll('body > header, main, body > footer, body > nav')];
    const sample = () => {
      const widths = parts().map((part) => part.getBoundingClientRect().width);
      const { paddingRight } = getComputedStyle(document.body);
      sizes.add([paddingRight, innerWidth, innerHeight, ...widths].join(' '));
      document.body.dataset.sizes = [...sizes].join('; ');
      requestAnimationFrame(sample);
    };
    sample();
  });
  const sizes = () => page.evaluate(() => document.body.dataset.sizes);
  const whole = '390 844 390 390 390 390';
  await page.getByRole('navigation', { name: 'Hlavní nabídka' }).getByText('Přidat').click();
  await expect.poll(sizes).toBe(`0px ${whole}; 15px ${whole}`);
  letGo();
  await heading(page, 'Kam ti mají kupující psát?');
  await page.getByText('Loading...').waitFor({ state: 'detached' });
  expect(await sizes()).toMatch(new RegExp(`^0px ${whole}; 15px ${whole}(; (0|15)px 390 844( 390)+)*$`));
});

test('site options are loaded once at the start, and again after a submission', async () => {
  const page = await visit();
  const person = { email: 'volby@example.cz', post: bazaar.post };
  await signInFor(page, person, '/ucet/profil', 'Profil');
  await page.goto('/ucet/profil');
  await waitForHydration(page);
  const parts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.data') && request.method() === 'GET')
      parts.push(searchParams.get('_routes') ?? 'all');
  });
  await footer(page, 'Kontakt').click();
  await heading(page, 'Kontakt');
  expect(parts.length).toBeGreaterThan(0);
  const asksAnew = () => parts.some((asked) => asked === 'all' || asked.split(',').includes('root'));
  expect(asksAnew()).toBe(false);
  await page.goto('/ucet/profil');
  await waitForHydration(page);
  parts.length = 0;
  await page.locator('form [name=publicName]').fill('Jana');
  await page.getByRole('button', { name: 'Uložit', exact: false }).first().click();
  await expect.poll(asksAnew).toBe(true);
  await page.goto('/odhlaseni');
  await waitForHydration(page);
  parts.length = 0;
  await page.locator('main').getByRole('button', { name: 'Odhlásit se' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(asksAnew).toBe(true);
});

test('the session cookie lasts seven days, is HttpOnly and not sent from other sites', async () => {
  const page = await visit();
  await signInFor(page, { email: 'susenka@example.cz', post: bazaar.post }, '/ucet', 'Můj účet');
  const cookies = await page.context().cookies();
  const expected = { sameSite: 'Strict', httpOnly: true, path: '/' };
  const user = cookies.find(({ name }) => name === 'user');
  expect(user).toMatchObject(expected);
  expect((user?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(604_800 - 120);
  expect((user?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(604_800);
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=');
});

test('a signed-in user is greeted by the current name of the account', async () => {
  const player = await ApiVisitor.signedIn(bazaar, 1);
  await bazaar.query(`update advertisers set public_name = 'Přejmenovaná' where email = '${player.email}'`);
  const page = await visit();
  await openPageAs(page, player, bazaar, ['/prihlaseni', 'Přihlas se']);
  await page.getByText('Jako Přejmenovaná už tu jsi.').waitFor();
  await page.goto('/odhlaseni');
  await page.getByText('Účet Přejmenovaná odhlásíš').waitFor();
});

test('while a PIN is being checked the page says so; a home page without promoted listings says that', async () => {
  const page = await visit();
  await page.goto('/');
  await page.getByText('Topované produkty jsme nenašli.').waitFor();
  await askForPin(page, 'ceka@example.cz');
  await waitForHydration(page);
  const letGo = await holdData(page);
  await typePin(page, await bazaar.post.pinFor('ceka@example.cz'));
  await page.getByText('Ověřuji platnost přihlášení...').waitFor();
  letGo();
  await heading(page, 'Co prodáváš?');
});

test('the report has no counts before the first count, then sentences instead of rows of zeros', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/transparentnost');
  await page.getByText('Čísla za letošek se ještě nepočítala.').waitFor();
  expect(await page.getByRole('heading', { level: 2, name: 'Hlášení' }).count()).toBe(0);
  await bazaar.query('insert into transparency_counted (until) values (now()) on conflict do nothing');
  // The page is cached for some seconds.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('Nikdo nic nenahlásil.').count();
    })
    .toBe(1);
  for (const sentence of [
    'Žádný inzerát ani účet jsme nemuseli skrýt, smazat ani zablokovat.',
    'Proti žádnému rozhodnutí nikdo nic nenamítl.',
  ])
    await page.getByText(sentence).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\t0$/m);
});
