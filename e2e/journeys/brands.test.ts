import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';

const { bazaar, visit } = await useBazaar();
let stick: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  for (const price of ['1000', '1500', '3000']) {
    stick = `unihoc-epic-levakova-${await postStick(seller, { title: 'Unihoc Epic leváková', price })}`;
  }
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

for (const javaScript of [true, false]) {
  test(`from the brands to a product line and its listings ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await visit({ javaScript });
    await page.goto('/znacky');
    await heading(page, 'Značky');
    await page.getByLabel('Najdi značku').fill('unihok');
    await page.getByLabel('Najdi značku').press('Enter');
    await page.waitForURL(/q=unihok/);
    await page.getByRole('status').filter({ hasText: '1\u00a0značka' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Unihoc' }).click();
    await heading(page, 'Unihoc');
    expect(new URL(page.url()).pathname).toBe('/znacky/unihoc');
    await page.getByRole('link', { name: /^Epic/ }).click();
    await heading(page, 'Unihoc Epic');
    await page.getByText('1\u00a0500\u00a0Kč').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Unihoc Epic leváková' }).count()).toBe(3);
  });
}

test('an offer count links to a search with exactly that many results', async () => {
  const page = await visit();
  await page.goto('/znacky/unihoc');
  await page.getByRole('link', { name: 'Ukázat 3\u00a0nabídky' }).click();
  await page.getByRole('status').filter({ hasText: '3\u00a0nabídky' }).first().waitFor();
  await page.goto('/znacky/unihoc');
  await page.getByRole('region', { name: 'Kategorie' }).getByRole('link', { name: '3\u00a0nabídky' }).click();
  await page.waitForURL('**/vyhledavani/florbalky?brand=unihoc');
});

test('a listing links to its brand and to its product line', async () => {
  const page = await visit({ javaScript: false });
  await page.goto(`/inzerat/${stick}`);
  await page.getByRole('table').getByRole('link', { name: 'Unihoc' }).click();
  await heading(page, 'Unihoc');
  await page.goBack();
  await page.getByRole('table').getByRole('link', { name: 'Epic' }).click();
  await heading(page, 'Unihoc Epic');
});

test('common spellings of brand and line URLs redirect to the right page; unknown ones return 404', async () => {
  const answer = (path: string) => fetch(`${bazaar.url}${path}`, { redirect: 'manual' });
  const moved = await answer('/znacky/fatpajp');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/znacky/fat-pipe']);
  const line = await answer('/produkty/unihok-epic');
  expect([line.status, line.headers.get('location')]).toEqual([301, '/produkty/unihoc-epic']);
  for (const path of ['/znacky/nic', '/znacky/jina', '/produkty/nic', '/produkty/salming-quest']) {
    expect((await answer(path)).status, path).toBe(404);
  }
});

test('the catalogue is filtered without JavaScript, and its URL stays canonical', async () => {
  const page = await visit({ device: 'phone', javaScript: false });
  await page.goto('/produkty');
  await page.getByLabel('Značka').selectOption('unihoc');
  await page.getByRole('button', { name: 'Ukázat' }).click();
  await page.waitForURL('**/produkty?brand=unihoc');
  await page.getByRole('heading', { level: 2, name: 'Florbalky' }).waitFor();
  await page.getByText('1\u00a0000–3\u00a0000\u00a0Kč').waitFor();
});
