import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await postStick(seller, { title: `Unihoc Epic číslo ${number}`, price: String(400 + 100 * number) });
  }
  await bazaar.query(
    `update listings set topped_until = now() + interval '7 days' where title in ('Unihoc Epic číslo 1', 'Unihoc Epic číslo 2')`,
  );
});

const results = (page: Page) => page.getByRole('list', { name: 'Výsledky hledání' });

/** Positions of the first regular offer and its price, and the height of the viewport. */
async function firstOffer(page: Page): Promise<{ top: number; price: number; seen: number }> {
  const card = results(page).getByRole('article').first();
  await card.waitFor();
  const navigation = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  const bar = (await navigation.isVisible()) ? await navigation.boundingBox() : undefined;
  const [box, price] = await Promise.all([
    card.boundingBox(),
    card
      .getByText(/\d+\sKč/)
      .first()
      .boundingBox(),
  ]);
  const seen = bar && bar.height > 0 ? bar.y : (page.viewportSize()?.height ?? 0);
  return { top: box?.y ?? Infinity, price: (price?.y ?? Infinity) + (price?.height ?? 0), seen };
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`the first regular offer with its photo and price is visible without scrolling on ${width}×${height}`, async () => {
    const page = await visit();
    await page.setViewportSize({ width, height });
    for (const address of [
      '/vyhledavani/florbalky',
      '/vyhledavani?q=unihoc+epic',
      '/vyhledavani/florbalky?hand=left&price=-2000',
    ]) {
      await page.goto(address);
      await page.getByRole('region', { name: 'Placené zvýraznění' }).waitFor();
      const { top, price, seen } = await firstOffer(page);
      expect(top, address).toBeLessThan(seen / 2 + 60);
      expect(price, address).toBeLessThan(seen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
}

test('on a phone interpretations of the words are one row of chips, counted on the filter button and named beside each filter', async () => {
  const page = await visit({ device: 'phone' });
  // The second finds nothing.
  for (const price of ['2000', '20']) {
    await page.goto(`/vyhledavani?q=florbalka+lev%C3%A1+do+${price}+K%C4%8D`);
    const chips = page.getByRole('list', { name: 'Rozuměli jsme' });
    expect((await chips.boundingBox())?.height, price).toBeLessThan(60);
    expect(await page.getByText('Rozuměli jsme:').isVisible()).toBe(false);
    const button = page.getByRole('button', { name: /^Filtry\s*3$/ });
    await waitForHydration(page);
    await button.tap();
    const filter = (name: string) => page.locator('summary', { hasText: name });
    await filter('Strana').getByText('ze slov: levá').waitFor();
    await filter('Cena').getByText('ze slov: do 2').waitFor();
    // Where no side is left to choose, its filter is folded.
    const left = page.getByRole('radio', { name: /^Levá/, includeHidden: true });
    expect(await left.isChecked(), price).toBe(true);
  }
  await page.goto('/vyhledavani/florbalky');
  const order = await page.getByRole('main').getByRole('link', { name: 'Jak řadíme' }).boundingBox();
  const last = await results(page).getByRole('article').last().boundingBox();
  expect(order?.y ?? 0).toBeGreaterThan(last?.y ?? Infinity);
});

test('a town understood from the words is the placeholder of the place filter, even with no results', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani?q=florbalka+lev%C3%A1+do+20+K%C4%8D,+Brno');
  const town = page.getByLabel('Obec');
  expect(await town.getAttribute('placeholder')).toBe('Brno');
  expect(await town.inputValue()).toBe('');
  await page.getByRole('textbox', { name: 'Cena do (Kč)' }).waitFor();
  await page.locator('summary', { hasText: 'Stav' }).waitFor();
});

test('paid content is marked and links to the ranking rules, in the results and on the home page', async () => {
  const page = await visit({ javaScript: false });
  for (const address of ['/', '/vyhledavani/florbalky']) {
    await page.goto(address);
    const strip = page.getByRole('region', { name: 'Placené zvýraznění' });
    expect(await strip.getByRole('article').count(), address).toBe(2);
    const rules = strip.getByRole('link', { name: /^(Jak řadíme|Co to je placené zvýraznění)$/ });
    expect(await rules.getAttribute('href')).toBe('/jak-radime');
  }
});

test('a chosen place is saved as one’s own, offered with every search and removed again, without JavaScript', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lokalita: U mě' }).click();
  await page.getByLabel('Obec nebo PSČ').fill('Brno');
  await page.getByLabel('Okolí').selectOption('25');
  await page.getByRole('button', { name: 'Pamatovat jako „u mě“' }).click();
  await page.getByRole('link', { name: /^Lokalita: Brno \+ 25\skm$/ }).waitFor();
  expect(page.url()).toMatch(/\/vyhledavani\?place=[^&]+&radius=25$/);

  await page.goto('/vyhledavani/florbalky');
  await page.getByRole('link', { name: /^U mě: Brno/ }).click();
  await expect.poll(() => page.url()).toMatch(/\/vyhledavani\/florbalky\?place=[^&]+&radius=25$/);

  await page.getByRole('link', { name: /^Lokalita: Brno/ }).click();
  await page.getByRole('button', { name: 'Zapomenout' }).click();
  await page.getByRole('link', { name: 'Lokalita: U mě' }).waitFor();
});

test('an unknown place is reported and not searched for', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani/florbalky?place=999999');
  await page.getByText('Místo z adresy neznáme, a tak hledáme v celé ČR.').waitFor();
  expect(await results(page).getByRole('article').count()).toBe(6);
  expect(await page.getByText('999999').count()).toBe(0);
});

test('results that ignore a word which no listing contains have a heading naming it; alone the word finds nothing', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani?q=florbalka+bisonka');
  const without = page.getByRole('region', {
    name: 'Slovo „bisonka“ v žádném takovém inzerátu není. Bez něj:',
  });
  expect(await without.getByRole('article').count()).toBe(6);
  await page.goto('/vyhledavani?q=velociraptor');
  await page.getByText('Zkuste použít jiné slovo nebo uprav filtr.').waitFor();
  expect(await page.getByRole('region', { name: /Bez n/ }).count()).toBe(0);
});

test('near misses have their own heading, say what they miss and are not counted', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani?q=florbalka+do+650');
  await page.getByText('2 nabídky', { exact: true }).waitFor();
  const near = page.getByRole('list', { name: 'Nejbližší tomu, co hledáš' });
  expect(await results(page).getByRole('article').count()).toBe(2);
  await page.getByRole('heading', { name: 'Víc přesně takových tu není. Nejblíž je:' }).waitFor();
  await near.getByText('o 50 Kč dráž').waitFor();
});

test('prices of near misses in a row are in line, however many lines their notes take', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani?q=unihoc+epic+do+450');
  const near = page.getByRole('list', { name: 'Nejbližší tomu, co hledáš' });
  await near
    .getByText(/^o \d+/)
    .first()
    .evaluate((note) => {
      note.textContent = 'mimo Valašské Meziříčí, 150 km, a bez fotky čepele';
    });
  const prices = near.getByText(/^\d+\sKč$/);
  const tops = await Promise.all(
    [0, 1].map(async (index) => Math.round((await prices.nth(index).boundingBox())?.y ?? NaN)),
  );
  expect(tops[0]).toBe(tops[1]);
});

test('near misses come with links that loosen the search, in plain words and with counts, without JavaScript', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani?q=unihoc+epic+do+450');
  const nearest = page.getByRole('region', { name: 'Přesně tohle tu není. Nejblíž je:' });
  const looser = nearest.getByRole('list', { name: 'Co povolit' });
  await looser.getByRole('link', { name: /^Do 600.Kč 2$/ }).click();
  await page.getByText('2 nabídky', { exact: true }).waitFor();
  expect(page.url()).toMatch(/q=unihoc\+epic&price=-600$/);
});

test('an empty result suggests the smallest change that finds something', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani/florbalky?brand=zone&hand=left');
  await page.getByText('Hledání nevyhovují žádné inzeráty.').waitFor();
  const similar = page.getByRole('region', { name: 'Podobné, co teď je' });
  await similar.getByText('I jiné značky').waitFor();
  expect(await similar.getByRole('article').count()).toBe(6);
});

test('the logo is in the same place on every page, with or without a search field', async () => {
  const page = await visit();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const places = [];
    for (const address of ['/', '/vyhledavani', '/mapa-nabidek', '/oblibene']) {
      await page.goto(address);
      const logo = page.getByRole('banner').getByRole('link', { name: 'Florbalový bazar' }).first();
      places.push(await logo.boundingBox());
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size, String(width)).toBe(1);
  }
});

test('without exact results the nearest ones have their own heading, each with what it misses', async () => {
  const page = await visit();
  await page.goto('/vyhledavani?q=unihoc+epic+lev%C3%A1+do+450');
  const nearest = page.getByRole('region', { name: 'Přesně tohle tu není. Nejblíž je:' });
  const card = nearest.getByRole('article').filter({ hasText: 'Unihoc Epic číslo 1' });
  await card.getByText('o 50 Kč dráž').waitFor();
  expect(await page.getByText('Hledání nevyhovují žádné inzeráty.').count()).toBe(0);
  await page.getByRole('region', { name: 'Jak hledat dál' }).getByText('Nic z toho?').waitFor();
});
