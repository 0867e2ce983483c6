import { heartId } from '../../src/features/favourites/components/favourites-form.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitUntilSeen } from '../wait-until-seen.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
const ids: number[] = [];
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  for (const [title, price] of [
    ['Unihoc Epic leváková', '1490'],
    ['Zone Hyper pravá', '2900'],
    ['Salming Quest rovná', '900'],
  ]) {
    ids.push(await postStick(seller, { title: title ?? '', price: price ?? '' }));
  }
});

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Oblíbené: ${title}` }).first();
const favourites = (page: Page) =>
  page.getByRole('list', { name: 'Oblíbené inzeráty' }).getByRole('heading').allInnerTexts();
const inHeader = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count ? `Oblíbené: ${count}` : 'Oblíbené' })
    .waitFor();

/** The heart changes at once; this waits until the server has confirmed it. */
const saved = (page: Page) => page.getByText('Uloženo do oblíbených.').waitFor();

/** Signs in from the page of favourites and returns to it. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/prihlaseni?dal=/ucet/oblibene');
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(email));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.waitForURL('**/ucet/oblibene');
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`favourites are saved ${how} JavaScript before signing in and belong to the account afterwards`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    await page.goto('/vyhledavani/florbalky');
    if (javaScript) await waitForHydration(page);
    await heart(page, 'Unihoc Epic leváková').click();
    await inHeader(page, 1);
    // Without JavaScript the page reloads and scrolls to the clicked heart.
    const spot = javaScript ? '' : `#${heartId(Number(ids[0]))}`;
    expect(page.url()).toBe(`${bazaar.url}/vyhledavani/florbalky${spot}`);
    expect(await heart(page, 'Unihoc Epic leváková').getAttribute('aria-pressed')).toBe('true');
    if (javaScript) await saved(page);
    await page.goto(`/inzerat/zone-hyper-prava-${ids[1]}`);
    if (javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByRole('button', { name: 'Uloženo', exact: true }).waitFor();
    await inHeader(page, 2);
    if (javaScript) await saved(page);

    await signIn(page, `srdce-${how}@example.cz`);
    await expect.poll(() => favourites(page)).toEqual(['Zone Hyper pravá', 'Unihoc Epic leváková']);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('oblibene');
    await heart(page, 'Zone Hyper pravá').click();
    await inHeader(page, 1);
    if (javaScript) await page.getByText('Odebráno z oblíbených.').waitFor();
    await page.reload();
    await expect.poll(() => favourites(page)).toEqual(['Unihoc Epic leváková']);
  });
}

test('a saved favourite is announced as success, a rejected one as an error, and its heart is reset', async () => {
  const page = await visit({ mayFail: /oblibene/ });
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  const mine = heart(page, 'Zone Hyper pravá');
  await mine.click();
  await page.getByRole('status', { name: 'Oznámení' }).getByText('Uloženo do oblíbených.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  const error = { code: 'unexpected', message: 'Teď to nejde.' };
  await page.route('**/oblibene', (route) => route.fulfill({ status: 500, json: { error } }));
  await mine.click();
  await page.getByRole('alert').getByText('Teď to nejde.').waitFor();
  expect(await mine.getAttribute('aria-pressed')).toBe('true');
});

test('a visitor’s favourites never appear on others’ pages, though anonymous pages are cached', async () => {
  const [one, other] = [await visit(), await visit()];
  await one.goto('/vyhledavani/florbalky');
  await waitForHydration(one);
  await heart(one, 'Salming Quest rovná').click();
  await inHeader(one, 1);
  await saved(one);
  await one.reload();
  await inHeader(one, 1);
  await other.goto('/vyhledavani/florbalky');
  await inHeader(other, 0);
  expect(await heart(other, 'Salming Quest rovná').getAttribute('aria-pressed')).toBe('false');
  const [cookie] = (await one.context().cookies()).filter(({ name }) => name === 'oblibene');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

for (const javaScript of [true, false]) {
  test(`recently viewed listings are listed ${javaScript ? 'with' : 'without'} JavaScript, until they are cleared`, async () => {
    const page = await visit({ javaScript });
    await page.goto(`/inzerat/unihoc-epic-levakova-${ids[0]}`);
    if (javaScript) await waitForHydration(page);
    await waitUntilSeen(page, ids[0] ?? 0);
    await page.goto('/ucet/oblibene');
    const seen = page.getByRole('list', { name: 'Naposledy prohlížené inzeráty' });
    await seen.waitFor();
    expect(await seen.getByRole('heading').allInnerTexts()).toEqual(['Unihoc Epic leváková']);
    await page.getByRole('button', { name: 'Zapomenout' }).click();
    await seen.waitFor({ state: 'detached' });
  });
}

test('a favourite with a reduced price triggers one email, whose one-click unsubscribe ends such emails', async () => {
  const page = await visit();
  const email = 'lovec-slev@example.cz';
  await signIn(page, email);
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  await heart(page, 'Salming Quest rovná').click();
  await inHeader(page, 1);
  await saved(page);
  await bazaar.query(`update listings set price = 700, version = version + 1 where id = ${ids[2]}`);
  await bazaar.runNow('tell-favourite-news');
  const mail = await bazaar.post.emailTo(email, /^Zlevněno: Salming Quest rovná$/);
  expect(mail.text).toContain('nově 700\u00a0Kč, dřív 900\u00a0Kč');
  const off = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';

  // Link scanners change nothing; a mail client's POST does.
  expect((await fetch(off)).status).toBe(200);
  await page.goto('/ucet/oblibene');
  await page.getByRole('button', { name: 'Neposílat e-maily' }).waitFor();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(off, { method: 'POST', body })).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Posílat e-maily' }).waitFor();
});

test('a sold listing stays among favourites, greyed out with its state', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  await heart(page, 'Zone Hyper pravá').click();
  await inHeader(page, 1);
  await saved(page);
  await bazaar.query(`update listings set state = 'sold' where id = ${ids[1]}`);
  await page.goto('/ucet/oblibene');
  await page.getByRole('list', { name: 'Oblíbené inzeráty' }).getByText('Prodáno').waitFor();
});
