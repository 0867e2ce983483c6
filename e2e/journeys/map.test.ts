import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { builtInCode } from '../../src/features/places/districts.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

/** Kuřim lies in the district around Brno; a listing that shows only that district is placed in Brno. */
const kurim = builtInCode('Kuřim', 'CZ0643');
const tisnov = builtInCode('Tišnov', 'CZ0643');
const { bazaar, visit } = await useBazaar();
let hidden: number;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  await postStick(seller, { title: 'Hůl z Brna', price: '1490' });
  await postStick(seller, { title: 'Hůl z Kuřimi', place: kurim, price: '700' });
  await postStick(seller, { title: 'Hůl z Ostravy', place: builtInCode('Ostrava', 'CZ0806') });
  await postStick(seller, { title: 'Boty z Prahy', place: builtInCode('Praha', 'CZ0100') });
  hidden = await postStick(seller, {
    title: 'Hůl odněkud',
    description: 'Kde přesně, řeknu ve zprávě. Čepel drží tvar.',
    place: tisnov,
    placeShown: 'district',
  });
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Mapa s nabídkami' });
const listOf = (page: Page) => page.getByRole('region', { name: 'Inzeráty ve výřezu' });
const shown = (page: Page) => listOf(page).getByRole('heading').allInnerTexts();
const brno = (page: Page) => mapOf(page).getByRole('link', { name: /^Brno a okolí, 3\snabídky/ });

test('by keyboard from the whole country to a listing, and back to the same map view', async () => {
  const page = await visit();
  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  await mapOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/bbox=/);
  await page.keyboard.press('+');
  await expect.poll(() => width(page)).toBeLessThan(6);
  await page.keyboard.press('-');
  await expect.poll(() => width(page)).toBeGreaterThan(6);

  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  await brno(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/bbox=/);
  const village = mapOf(page).getByRole('link', { name: /^Hůl z Kuřimi, 700\sKč, Kuřim$/ });
  await village.waitFor();
  // The followed marker is gone; focus is on the map, before the markers that replaced it.
  await expect.poll(() => mapOf(page).evaluate((map) => map === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(
    await mapOf(page).evaluate((map) => document.activeElement?.matches('a') && map.matches(':focus-within')),
  ).toBe(true);
  const near = page.url();
  await village.focus();
  await expect
    .poll(() =>
      listOf(page).getByRole('listitem').filter({ hasText: 'Hůl z Kuřimi' }).getAttribute('data-on'),
    )
    .toBe('true');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hůl z Kuřimi' }).waitFor();
  await page.goBack();
  await village.waitFor();
  expect(page.url()).toBe(near);
});

test('a shared URL shows the same map with its filters', async () => {
  const page = await visit();
  await page.goto('/mapa-nabidek?price=-800');
  await waitForHydration(page);
  await expect.poll(() => listOf(page).getByRole('listitem').count()).toBe(1);
  await mapOf(page).getByRole('link', { name: 'Přiblížit' }).click();
  await page.waitForURL(/price=-800&bbox=/);
  const stranger = await visit();
  await stranger.goto(page.url());
  expect(await shown(stranger)).toEqual(await shown(page));
  expect(await shown(page)).toEqual(['Hůl z Kuřimi']);
  await stranger.getByRole('link', { name: 'Seznam', exact: true }).click();
  await stranger.waitForURL(/\/vyhledavani\?price=-800$/);
});

test('by keyboard filters of the map are removed one by one, then focus moves to the map', async () => {
  const page = await visit();
  await page.goto('/mapa-nabidek?category=florbalky&hand=left');
  await waitForHydration(page);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  await page.getByRole('link', { name: 'Zrušit filtr: Florbalky' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Zrušit filtr: Levá/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Mapa\ss\snabídkami$/);
});

test('on a phone the map is dragged, a marker tapped and filters chosen in the drawer', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  const bar = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  expect(await bar.locator('[aria-current]').innerText()).toBe('Hledat');
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('There is no map');
  expect(box.height).toBeGreaterThan(844 * 0.42);
  const [list, under] = [await listOf(page).boundingBox(), await bar.boundingBox()];
  // The list begins on the first screen.
  expect((list?.y ?? Infinity) + 120).toBeLessThan(under?.y ?? 0);
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 120, { steps: 5 });
  await page.mouse.up();
  await page.waitForURL(/bbox=/);
  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  await brno(page).tap();
  await page.waitForURL(/bbox=/);
  await expect.poll(() => listOf(page).getByRole('listitem').count()).toBe(3);

  await page.getByRole('button', { name: 'Filtry' }).tap();
  const maxPrice = page.getByRole('textbox', { name: 'Cena do (Kč)' });
  if (!(await maxPrice.isVisible())) await page.getByRole('group').getByText('Cena', { exact: true }).tap();
  await maxPrice.fill('800');
  await page.getByRole('button', { name: 'Ukázat na mapě' }).tap();
  await page.waitForURL(/price=-800/);
  await expect.poll(() => listOf(page).getByRole('listitem').count()).toBe(1);
});

test('a filter beside the heading opens the drawer at it, and removed words disappear from the header', async () => {
  const page = await visit();
  // Low enough for the price to be out of view.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/mapa-nabidek?category=florbalky');
  await waitForHydration(page);
  const row = page.getByRole('list', { name: 'Filtry mapy' });
  await row.getByRole('link', { name: 'Zrušit filtr: Florbalky' }).waitFor();
  await row.getByRole('button', { name: 'Cena' }).click();
  const maxPrice = page.getByRole('textbox', { name: 'Cena do (Kč)' });
  await expect.poll(async () => (await maxPrice.boundingBox())?.y ?? Infinity).toBeLessThan(300);
  await page.keyboard.press('Escape');
  await page.goto('/mapa-nabidek?q=ostravy');
  await waitForHydration(page);
  const words = page.getByRole('searchbox', { name: 'Co hledáš' });
  expect(await words.inputValue()).toBe('ostravy');
  await page.getByRole('link', { name: /^Zrušit filtr: .*Ostrava/ }).click();
  await expect.poll(() => words.inputValue()).toBe('');
});

test('without JavaScript every marker and button is a link, and the list follows', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/mapa-nabidek');
  await expect.poll(() => listOf(page).getByRole('listitem').count()).toBe(5);
  await brno(page).click();
  await page.waitForURL(/bbox=/);
  expect(await listOf(page).getByRole('listitem').count()).toBe(3);
  const inBrno = mapOf(page).getByRole('link', { name: /^Brno, 2\snabídky, ukázat v seznamu/ });
  await inBrno.click();
  await page.waitForURL(/#seznam$/);
  expect(await listOf(page).getByRole('listitem').count()).toBe(2);
  await mapOf(page).getByRole('link', { name: 'Celá mapa' }).click();
  await page.waitForURL(/\/mapa-nabidek$/);
  const words = page.getByRole('search', { name: 'Co hledáš' });
  await words.getByRole('searchbox').fill('Ostravy');
  await words.getByRole('button', { name: 'Hledat' }).click();
  await page.waitForURL(/q=Ostravy/);
});

test('from a region and its district to the offers there', async () => {
  for (const javaScript of [true, false]) {
    const page = await visit({ javaScript });
    await page.goto('/lokality');
    await page
      .getByRole('navigation', { name: 'Kraje na mapě' })
      .getByRole('link', { name: /^Jihomoravský kraj, 3\snabídky$/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/region=CZ064/);
    await page
      .getByRole('navigation', { name: /^Okresy na mapě/ })
      .getByRole('link', { name: /^Okres Brno-venkov, 2\snabídky$/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/vyhledavani\?place=CZ0643/);
    await page.getByRole('link', { name: 'Hůl z Kuřimi' }).waitFor();
  }
});

test('a typed town or postal code opens its search; an ambiguous name asks which one, with districts', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/lokality');
  await page.getByLabel('Obec').fill('Kuřim');
  await page.getByLabel(/^Okolí/).selectOption('25');
  await page
    .getByRole('search', { name: 'Hledat podle obce' })
    .getByRole('button', { name: 'Hledat', exact: true })
    .click();
  await page.waitForURL(new RegExp(`place=${kurim}&radius=25`));
  await page.goto('/lokality?placeName=Říčany');
  await page.getByRole('heading', { name: 'Která to je?' }).waitFor();
  await page.getByRole('link', { name: 'Říčany (okres Brno-venkov)' }).click();
  await page.waitForURL(/place=CZ0643-/);
  await page.goto('/lokality?placeName=602+00');
  await page.waitForURL(/place=CZ0642-/);
  await page.goto('/lokality?placeName=664+34');
  await page.waitForURL(/place=CZ0643$/);
});

test.each([true, false])('an empty town is reported at its field (JavaScript: %s)', async (javaScript) => {
  const page = await visit({ javaScript });
  await page.goto('/lokality');
  if (javaScript) await waitForHydration(page);
  await page
    .getByRole('search', { name: 'Hledat podle obce' })
    .getByRole('button', { name: 'Hledat', exact: true })
    .click();
  await page.getByText('Toto pole je povinné').waitFor();
});

test('„near me“ asks only after a tap, sends a rounded position and searches around the nearest town', async () => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 49.29852, longitude: 16.53145 });
  await page.goto('/lokality');
  await waitForHydration(page);
  expect(asked.filter((url) => url.includes('/nearest-place'))).toEqual([]);
  await page.getByRole('button', { name: 'Moje okolí' }).click();
  await page.waitForURL(new RegExp(`place=${kurim}&radius=25`));
  expect(asked.filter((url) => url.includes('/nearest-place'))).toEqual([
    `${bazaar.url}/api/v1/nearest-place?lat=49.30&lon=16.53`,
  ]);
});

test.each([
  ['the map goes to where somebody is after a tap', { latitude: 49.29852, longitude: 16.53145 }],
  ['the map says that it does not reach abroad', { latitude: 52.52, longitude: 13.4 }],
])('%s', async (_, position) => {
  const page = await visit();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(position);
  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  await mapOf(page).getByRole('button', { name: 'Moje poloha' }).click();
  if (position.latitude > 51) return page.getByText('Jsi mimo Česko, kam mapa nesahá.').waitFor();
  await expect.poll(() => width(page)).toBeLessThan(1);
  await mapOf(page).getByRole('link', { name: /Kuřim/ }).waitFor();
});

test('the true position of a listing that shows only its district is in no response', async () => {
  const slug = 'hul-odnekud';
  const api = '/api/v1';
  const addresses = [
    `/inzerat/${slug}-${hidden}`,
    `/inzerat/${slug}-${hidden}/napsat`,
    `/inzerat/${slug}-${hidden}.data`,
    '/',
    `/vyhledavani?q=odn%C4%9Bkud`,
    `/vyhledavani.data?q=odn%C4%9Bkud`,
    `/mapa-nabidek?q=odn%C4%9Bkud`,
    `/mapa-nabidek.data?q=odn%C4%9Bkud`,
    '/lokality?region=CZ064',
    '/vyhledavani.atom?q=odn%C4%9Bkud',
    `/porovnani?id=${hidden}`,
    '/kategorie-nabidek',
    `${api}/listings/${hidden}`,
    `${api}/search?q=odn%C4%9Bkud`,
    `${api}/search?q=odn%C4%9Bkud&place=CZ0643&sort=nearest`,
    `${api}/search/suggest?q=odn%C4%9Bkud`,
    `${api}/map?q=odn%C4%9Bkud&zoom=13`,
    `${api}/home`,
  ];
  const [place] = await bazaar.query(`select lat, lon from places where code = '${tisnov}'`);
  const secrets = [tisnov, 'Tišnov', 'tisnov', String(place?.['lat']), String(place?.['lon'])];
  for (const address of addresses) {
    const response = await fetch(bazaar.url + address, { headers: { 'access-token': 'web' } });
    const text = await response.text();
    expect(response.status, address).toBe(200);
    if (!/lokality|kategorie/.test(address)) expect(text, address).toContain('odněkud');
    for (const secret of secrets) expect(text, `${address} tells ${secret}`).not.toContain(secret);
  }
});

/** Width of the map in degrees, from its URL. */
async function width(page: Page): Promise<number> {
  const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number);
  return east - west;
}
