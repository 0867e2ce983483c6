import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const stick = (title: string, hand: string, flex: string, price: string) =>
    postStick(seller, { title, price, 'attributes.hand': hand, 'attributes.flexMm': flex });
  await stick('Hůl první', 'left', '24', '300');
  await stick('Hůl druhá', 'left', '27', '600');
  await stick('Hůl třetí', 'right', '30', '900');
});

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Výsledky hledání' }).getByRole('heading').allTextContents();
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(bazaar.url.length));
const chip = (page: Page, name: RegExp) => page.getByRole('link', { name });
const sorted = async (page: Page) => (await titles(page)).toSorted();

test('attributes of a category filter with counts; the slider fills in the numbers and the results follow', async () => {
  const page = await visit();
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  await page.getByRole('radio', { name: /^Levá/ }).check();
  await expect.poll(() => sorted(page)).toEqual(['Hůl druhá', 'Hůl první']);
  expect(addressOf(page)).toBe('/vyhledavani/florbalky?hand=left');
  // Options excluded by this filter itself are still counted.
  await page.getByRole('radio', { name: /^Pravá.* 1$/ }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
  await expect.poll(focused).toBe('left');

  const slider = page.getByRole('slider', { name: 'Flex od' });
  await slider.focus();
  while ((await page.getByLabel('Flex od (mm)').inputValue()) !== '25')
    await page.keyboard.press('ArrowRight');
  await expect.poll(() => titles(page)).toEqual(['Hůl druhá']);
  await expect.poll(() => addressOf(page)).toContain('flexMm=');
  // A typed number moves the slider at once.
  const before = await slider.getAttribute('aria-valuetext');
  await page.getByLabel('Flex od (mm)').fill('26');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
  expect(await slider.getAttribute('aria-valuetext')).toContain('26');
});

test('a side typed in words is selected in its filter, and choosing another one rewrites the words', async () => {
  const page = await visit();
  await page.goto('/vyhledavani/florbalky?q=hůl levá');
  await waitForHydration(page);
  const side = (name: RegExp) => page.getByRole('radio', { name });
  await expect.poll(() => side(/^Levá/).isChecked()).toBe(true);
  await page.getByLabel('Flex do (mm)').fill('25');
  await page.keyboard.press('Tab');
  await expect.poll(() => titles(page)).toEqual(['Hůl první']);
  expect(addressOf(page)).not.toContain('hand=');
  expect(await side(/^Levá/).isChecked()).toBe(true);
  await page.goto('/vyhledavani/florbalky?q=hůl levá');
  await waitForHydration(page);
  await side(/^Pravá/).check();
  await expect.poll(() => titles(page)).toEqual(['Hůl třetí']);
  expect(addressOf(page)).toContain('hand=right');
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('hůl');
});

test('the button of the home page counts the matching sticks, and opens exactly those', async () => {
  const page = await visit();
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Ukázat 3 florbalky' }).waitFor();
  await page.getByRole('radio', { name: 'Levá' }).check();
  await page.getByRole('button', { name: 'Ukázat 2 florbalky' }).waitFor();
  await page.getByLabel('Flex do (mm)').fill('25');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Ukázat 1 florbalku' }).click();
  await expect.poll(() => titles(page)).toEqual(['Hůl první']);
});

test('reversed ends of a price are swapped, including the focused one', async () => {
  const page = await visit();
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  const [from, to] = [page.getByLabel('Cena od (Kč)'), page.getByLabel('Cena do (Kč)')];
  await to.fill('500');
  await from.fill('800');
  await page.keyboard.press('Tab');
  await expect.poll(() => addressOf(page)).toContain('price=500-800');
  await expect.poll(() => titles(page)).toEqual(['Hůl druhá']);
  expect([await from.inputValue(), await to.inputValue()]).toEqual(['500', '800']);
});

test('a price that is no number is reported beside its field with the typed text, and the results stay', async () => {
  for (const javaScript of [true, false]) {
    const page = await visit({ javaScript });
    await page.goto('/vyhledavani/florbalky?hand=left');
    if (javaScript) await waitForHydration(page);
    const to = page.getByLabel('Cena do (Kč)');
    await to.pressSequentially('5o0');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Cena' }).getByText('Napiš jen číslo.').waitFor();
    expect(await to.inputValue()).toBe('5o0');
    expect(await to.getAttribute('aria-invalid')).toBe('true');
    expect(await sorted(page)).toEqual(['Hůl druhá', 'Hůl první']);
    await to.fill('500');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky?price=-500&hand=left');
    await expect.poll(() => titles(page)).toEqual(['Hůl první']);
    await page.context().close();
  }
});

test('the interpretation of a sentence stays beside manually chosen filters', async () => {
  const page = await visit();
  await page.goto('/vyhledavani?q=levá florbalka do 700');
  await waitForHydration(page);
  await page.getByLabel('Flex do (mm)').fill('25');
  await page.keyboard.press('Tab');
  await expect.poll(() => titles(page)).toEqual(['Hůl první']);
  for (const understood of [/levá$/, /do 700.Kč$/, /Flex do 25.mm$/]) await chip(page, understood).waitFor();
});

test('by keyboard filters are removed one by one, then focus moves to the sort order', async () => {
  const page = await visit();
  await page.goto('/vyhledavani/florbalky?hand=left&flexMm=20-28');
  await waitForHydration(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await chip(page, /^Zrušit filtr: Levá/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky?flexMm=20-28');
  // Focus moves once the results are rendered: before, the next chip still links to the old URL.
  await expect.poll(focused).toMatch(/^Zrušit filtr: Flex/);
  await chip(page, /^Zrušit filtr: Flex/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sort');
});

test('without JavaScript one form sends all filters and redirects to the canonical URL', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani/florbalky');
  await page.getByRole('radio', { name: /^Levá/ }).check();
  await page.getByLabel('Flex od (mm)').fill('30');
  await page.getByLabel('Flex do (mm)').fill('25');
  await page.getByRole('button', { name: 'Ukázat nabídky' }).click();
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky?flexMm=25-30&hand=left');
  await chip(page, /^Zrušit filtr: Flex/).waitFor();
  expect(await titles(page)).toEqual(['Hůl druhá']);
  expect(await page.getByLabel('Flex od (mm)').inputValue()).toBe('25');
  await chip(page, /^Zrušit filtr: Flex/).click();
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky?hand=left');
});

test('an ambiguous place asks which one is meant, and is chosen by a link', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani');
  await page.getByLabel('Obec').fill('zdar');
  await page.getByRole('radio', { name: '+ 25 km' }).check();
  await page.getByRole('button', { name: 'Ukázat nabídky' }).click();
  await page.getByText('Takových obcí je víc. Vyber tu svoji.').waitFor();
  const meant = page.getByRole('list', { name: 'Která obec to je' }).getByRole('link');
  await expect.poll(() => meant.count()).toBeGreaterThan(1);
  await meant.filter({ hasText: 'Žďár nad Sázavou' }).first().click();
  await page.getByRole('link', { name: /^Zrušit filtr: Žďár nad Sázavou.*25.km$/ }).waitFor();
  expect(addressOf(page)).toMatch(/^\/vyhledavani\?place=[^&]+&radius=25$/);
});

test('a place is autocompleted, and a shared URL shows the same page', async () => {
  const page = await visit();
  await page.goto('/vyhledavani');
  await waitForHydration(page);
  await page.getByLabel('Obec').fill('brno');
  await page.getByRole('option', { name: /^Brno/ }).first().click();
  await page.getByRole('link', { name: /^Zrušit filtr: Brno/ }).waitFor();
  const other = await visit();
  await other.goto(page.url());
  await other.getByRole('link', { name: /^Zrušit filtr: Brno/ }).waitFor();
  expect(await titles(other)).toEqual(await titles(page));
  expect(await other.getByLabel('Obec').inputValue()).toBe(await page.getByLabel('Obec').inputValue());
});

test('sorting by distance is offered when a place is chosen or recognized in the words', async () => {
  const page = await visit({ javaScript: false });
  const orders = () => page.getByLabel('Řazení').locator('option').allTextContents();
  for (const [search, offered] of [
    ['', false],
    ['?place=CZ064', false],
    ['?place=CZ0643', true],
    ['?q=florbalka+brno', true],
    ['?q=florbalka+jihomoravský', false],
  ] as const) {
    await page.goto(`/vyhledavani${search}`);
    expect((await orders()).includes('Nejblíž'), search).toBe(offered);
  }
});

test('offers and demands are separate, and a recognized filter can be removed', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani?q=levá+florbalka');
  await waitForHydration(page);
  const understood = page.getByRole('list', { name: 'Rozuměli jsme' });
  await understood.getByRole('link', { name: /levá/ }).click();
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani?q=florbalka');
  await expect.poll(async () => (await titles(page)).length).toBe(3);
});

test('a price typed before hydration of the form is preserved, and sent afterwards', async () => {
  const page = await visit();
  const { promise: part, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/live-filters.*\.js/, async (route) => {
    await part;
    await route.continue();
  });
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  await page.getByLabel('Cena od (Kč)').fill('500');
  await page.keyboard.press('Tab');
  letCome();
  await expect.poll(() => addressOf(page)).toContain('price=500-');
  expect(await page.getByLabel('Cena od (Kč)').inputValue()).toBe('500');
});
