import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  await postStick(seller, { title: 'Unihoc Epic leváková', price: '1490' });
  await postStick(seller, {
    title: 'Zone Hyper nerozbalená',
    brand: 'zone',
    condition: 'new',
    price: '2900',
  });
  await postStick(seller, {
    title: 'Hůl na díly zdarma',
    condition: 'damaged',
    priceType: 'free',
    price: '',
  });
  await addCopies('Kopie', 30, '1 hour');
});

/**
 * Inserts copies of the first listing directly into the database, to fill lists. Slots are added for all of
 * them, or the job that settles slots might pause some.
 */
async function addCopies(
  title: string,
  count: number,
  age: string,
  kind: 'offer' | 'demand' = 'offer',
): Promise<void> {
  await bazaar.query('update advertisers set card_limit = 300');
  await bazaar.query(`
    insert into listings
    select (jsonb_populate_record(first, jsonb_build_object(
      'id', nextval('listings_id_seq'),
      'kind', '${kind}',
      'title', '${title} ' || number,
      'price', 100 + number,
      'inserted', now() - interval '${age}' - number * interval '1 second'))).*
    from listings first, generate_series(1, ${count}) number
    where first.id = (select min(id) from listings)`);
}

const results = (page: Page) => page.getByRole('list', { name: 'Výsledky hledání' });
// Off-screen content is laid out lazily, so its text is read from the document.
const titles = (page: Page) => results(page).getByRole('heading').allTextContents();
const chips = (page: Page) => page.getByRole('list', { name: 'Zvolené filtry' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(bazaar.url.length));

test('fewer than three characters are not searched for, and the field says why', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/');
  await waitForHydration(page);
  const form = page.getByRole('search', { name: 'Co hledáš' });
  await form.getByLabel('Co hledáš').fill('ab');
  await form.getByLabel('Co hledáš').press('Enter');
  await form.getByText('Zadej tři a více znaků').waitFor();
  expect(addressOf(page)).toBe('/');
  await form.getByLabel('Co hledáš').fill('abc');
  await form.getByText('Zadej tři a více znaků').waitFor({ state: 'hidden' });

  const plain = await visit({ javaScript: false });
  await plain.goto('/');
  await plain.getByRole('search', { name: 'Co hledáš' }).getByRole('searchbox').fill('ab');
  await plain.getByRole('search', { name: 'Co hledáš' }).getByRole('button').click();
  await plain.locator('main').getByRole('alert').filter({ hasText: 'Zadej tři a více znaků' }).waitFor();
  expect(await plain.locator('#q').inputValue()).toBe('ab');
});

test('on a wide screen the results follow each filter, chips remove filters and the URL stays canonical', async () => {
  const page = await visit();
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  await heading(page, 'Florbalky');
  await page.getByRole('checkbox', { name: /Nové s visačkou/ }).check();
  await expect.poll(() => titles(page)).toEqual(['Zone Hyper nerozbalená']);
  expect(addressOf(page)).toBe('/vyhledavani/florbalky?condition=new');
  await page.getByRole('checkbox', { name: /Na díly/ }).check();
  await expect.poll(async () => (await titles(page)).length).toBe(2);
  await chips(page).getByRole('link', { name: 'Zrušit filtr: Nové s visačkou' }).click();
  await expect.poll(() => titles(page)).toEqual(['Hůl na díly zdarma']);
  await expect.poll(() => page.getByRole('checkbox', { name: /Nové s visačkou/ }).isChecked()).toBe(false);
  await chips(page)
    .getByRole('link', { name: /Na díly/ })
    .click();
  await expect.poll(async () => (await titles(page)).length).toBe(24);
  await page.getByLabel('Cena od (Kč)').fill('1 400');
  await page.getByLabel('Cena do (Kč)').fill('3000');
  await page.getByLabel('Cena do (Kč)').press('Enter');
  await chips(page).getByText('1\u00a0400–3\u00a0000\u00a0Kč').waitFor();
  await page.getByLabel('Řazení').selectOption('dearest');
  // The newest are in the same order, so only the URL shows that the sort order has changed.
  await expect.poll(() => addressOf(page)).toBe('/vyhledavani/florbalky?price=1400-3000&sort=dearest');
  await expect.poll(() => titles(page)).toEqual(['Zone Hyper nerozbalená', 'Unihoc Epic leváková']);
  await page.getByLabel('Řazení').selectOption('cheapest');
  await expect.poll(() => titles(page)).toEqual(['Unihoc Epic leváková', 'Zone Hyper nerozbalená']);
  expect(addressOf(page)).toBe('/vyhledavani/florbalky?price=1400-3000&sort=cheapest');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(['Zone Hyper nerozbalená', 'Unihoc Epic leváková']);
  await expect.poll(() => page.getByLabel('Řazení').inputValue()).toBe('dearest');
});

for (const javaScript of [true, false]) {
  test(`on a phone the filters are in a sheet ${javaScript ? 'with' : 'without'} JavaScript, and applying shows the results`, async () => {
    const page = await visit({ device: 'phone', javaScript });
    await page.goto('/vyhledavani');
    if (javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    const free = page.getByRole('checkbox', { name: /^Zdarma/ });
    await free.check();
    // With JavaScript the button shows the number of results.
    await page.getByRole('button', { name: javaScript ? 'Ukázat 1 nabídku' : 'Ukázat nabídky' }).click();
    await expect.poll(() => titles(page)).toEqual(['Hůl na díly zdarma']);
    expect(addressOf(page)).toBe('/vyhledavani?priceType=free');
    await free.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filtry 1' }).waitFor();
    await chips(page)
      .getByRole('link', { name: /Zdarma/ })
      .click();
    await expect.poll(async () => (await titles(page)).length).toBe(24);
  });
}

test('infinite scrolling has no duplicates or gaps while listings are added, and Back restores the position', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani?brand=unihoc&price=100-1400');
  await waitForHydration(page);
  await page.getByText('Zobrazeno 24 ze 30').waitFor();
  await addCopies('Mezitím', 5, '0 seconds');
  await page.getByRole('link', { name: 'Načíst další' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(30);
  const seen = await titles(page);
  expect(new Set(seen)).toEqual(new Set(Array.from({ length: 30 }, (_, index) => `Kopie ${index + 1}`)));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Kopie 25');

  await results(page).getByRole('link', { name: 'Kopie 28', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kopie 28' }).waitFor();
  await page.goBack();
  await expect.poll(async () => (await titles(page)).length).toBe(30);
  const card = results(page).getByRole('link', { name: 'Kopie 28', exact: true });
  await expect.poll(() => card.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(844);
  expect(await card.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
});

test('without JavaScript the next page has its own URL', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani?brand=unihoc&sort=cheapest');
  const first = await titles(page);
  await page.getByRole('link', { name: 'Načíst další' }).click();
  await page.getByRole('link', { name: 'Na začátek výpisu' }).waitFor();
  const second = await titles(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});

test('an empty result says so and shows live listings', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani?q=velociraptor');
  await page.getByRole('heading', { name: 'Hledání nevyhovují žádné inzeráty.' }).waitFor();
  await page.getByText('Zkuste použít jiné slovo nebo uprav filtr.').waitFor();
  // All that can be done is visible without scrolling.
  const last = await page.getByRole('link', { name: 'Přidat poptávku' }).first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Hlavní nabídka' }).boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 100);
  const alternatives = page.getByRole('region', { name: 'Co je teď na prodej' });
  expect(await alternatives.getByRole('article').count()).toBeGreaterThan(4);
});

test('removing all filters of an empty search preserves its words', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani/boty?q=velociraptor&price=-100');
  await page.getByRole('link', { name: 'Zrušit filtry' }).click();
  await expect.poll(() => page.url()).toBe(`${bazaar.url}/vyhledavani?q=velociraptor`);
  await page.getByRole('link', { name: 'Ukázat všechny inzeráty' }).click();
  await expect.poll(() => page.url()).toBe(`${bazaar.url}/vyhledavani`);
});

test('a failed search says so and can be retried', async () => {
  const page = await visit({ mayFail: /vyhledavani|manifest|assets|builds/ });
  await page.goto('/vyhledavani');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await page.getByLabel('Co hledáš', { exact: true }).and(page.locator('#q')).fill('unihoc');
  await page.getByLabel('Co hledáš', { exact: true }).and(page.locator('#q')).press('Enter');
  await page.getByText('Něco se pokazilo.').waitFor();
  await page.getByText('Nepodařilo se načíst výsledky. Zkuste to prosím znovu.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Zkusit znovu' }).click();
  await heading(page, '„unihoc“');
});

test('demands scroll infinitely as well, without duplicates or gaps', async () => {
  await addCopies('Sháním hůl', 30, '2 hours', 'demand');
  const page = await visit({ device: 'phone' });
  await page.goto('/poptavky/florbalky-1');
  await waitForHydration(page);
  await page.getByText('Zobrazeno 24 ze 30').waitFor();
  await page.getByRole('link', { name: 'Načíst další' }).click();
  await page.getByText('To je všech 30.').waitFor();
  const seen = await page.getByRole('list', { name: 'Poptávky' }).getByRole('heading').allTextContents();
  expect(seen.length).toBe(30);
  expect(new Set(seen).size).toBe(30);
});
