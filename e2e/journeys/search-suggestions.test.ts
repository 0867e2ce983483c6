import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findFaultsInView } from '../accessibility/faults.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const description = 'Stav odpovídá ceně, víc na fotkách.';
  await postStick(seller, { title: 'Unihoc Epic pro leváka', model: 'Epic', description });
  await postStick(seller, { title: 'Zone Hyper jako nová', brand: 'zone', model: 'Hyper', description });
});

const field = (page: Page) => page.getByRole('search', { name: 'Co hledáš' }).getByLabel('Co hledáš');
const list = (page: Page) => page.getByRole('listbox', { name: 'Návrhy' });
const active = (page: Page) => list(page).getByRole('option', { selected: true });
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(bazaar.url.length));

async function home(device?: 'phone'): Promise<Page> {
  const page = await visit(device ? { device } : {});
  await page.goto('/');
  await waitForHydration(page);
  await field(page).focus();
  await page.getByRole('combobox', { name: 'Co hledáš' }).first().waitFor();
  return page;
}

test('suggestions appear in groups from three characters on and are navigable by keyboard', async () => {
  const page = await home();
  await page.keyboard.type('un');
  await page.getByText('Zadej tři a více znaků').waitFor();
  await page.keyboard.type('i');
  await list(page).getByRole('group', { name: 'Značky' }).waitFor();
  await list(page).getByRole('group', { name: 'Inzeráty' }).getByText('Unihoc Epic pro leváka').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page).count()).toBe(1);
  const chosen = (await active(page).innerText()).trim();
  expect(chosen).toMatch(/unihoc/i);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'));
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vyhledavani?q=*');
  expect(addressOf(page)).toBe(`/vyhledavani?q=${chosen.replaceAll(' ', '+')}`);
  await page.getByRole('list', { name: 'Výsledky hledání' }).waitFor();
});

test('Escape closes suggestions and preserves the text; Enter then searches for it', async () => {
  const page = await home();
  await page.keyboard.type('hyper');
  await list(page).waitFor();
  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toBe('hyper');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vyhledavani?q=hyper');
});

test('a late response does not replace the suggestions for the current text', async () => {
  const page = await home();
  await page.route('**/search/suggest?q=zon', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/search/suggest?q=zon');
  await page.keyboard.type('zon');
  await asked;
  await field(page).fill('unihoc');
  await list(page).getByText('Unihoc Epic pro leváka').waitFor();
  await page.waitForTimeout(2_000);
  expect(await list(page).getByText('Zone Hyper jako nová').count()).toBe(0);
  expect(await list(page).getByText('Unihoc Epic pro leváka').count()).toBe(1);
});

test('a listing is suggested with its price and opened by a tap; the open list is accessible', async () => {
  const page = await home('phone');
  await page.keyboard.type('zone');
  const listing = list(page).getByRole('option', { name: /Zone Hyper jako nová/ });
  await listing.waitFor();
  expect(await findFaultsInView(page, 'suggestions')).toEqual([]);
  await listing.click();
  await page.getByRole('heading', { level: 1, name: 'Zone Hyper jako nová' }).waitFor();
});
