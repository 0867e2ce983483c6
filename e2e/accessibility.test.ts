import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { type Device, useBrowser } from './browser.ts';
import {
  describeWantedStick,
  goPastPhotos,
  proveEmailForDemand,
  publishDemand,
  suggestedTitle,
} from './demand-wizard.ts';
import { sitePages } from './site-pages.ts';
import { postStick } from './sample-offer.ts';
import { wantedStickForm } from './stick-form.ts';
import {
  addPhotos,
  alive,
  askForPin,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  publish,
  typePin,
} from './wizard.ts';

let bazaar: Bazaar;
let stick: string;
let sold: string;
let demand: number;
let sellerSlug: string;
beforeAll(async () => {
  bazaar = await Bazaar.open();
  const seller = new ApiVisitor(bazaar, 1);
  await seller.signIn();
  stick = `unihoc-epic-levakova-${await postStick(seller, { title: 'Unihoc Epic leváková', swap: 'on', swapWants: 'Pravou' }, 3)}`;
  sold = `prodana-hul-${await postStick(seller, { title: 'Prodaná hůl' })}`;
  demand = await seller.publish((await seller.fillDraft(wantedStickForm, 'demand')).id);
  const [account] = await bazaar.query<{ slug: string }>(`select slug from advertisers`);
  sellerSlug = account?.slug ?? '';
  await bazaar.query(`update listings set state = 'sold' where title = 'Prodaná hůl'`);
  await bazaar.query(`update listings set topped_until = now() + interval '7 days' where state = 'active'`);
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

const folder = process.env['PAGE_PICTURES'];
const wide: readonly Device[] = ['phone', 'desktop'];

/**
 * What holds for every page, in light and dark: nothing serious for people with other needs than ours, one main
 * heading, a title, a description, sharing tags, and nothing that sticks out, not even at 320 pixels.
 */
async function expectGoodPage(page: Page, name: string, device: Device): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one scheme to the other belong to neither.
    await page.evaluate(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    const axe = new AxeBuilder({ page });
    // In the dark only colours are others.
    const { violations } = await (
      colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])
    ).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(told, `${name}, ${device}, ${colorScheme}`).toEqual([]);
    if (folder)
      await page.screenshot({ path: `${folder}/${name}-${device}-${colorScheme}.png`, fullPage: true });
  }
  const head = await page.evaluate(() => {
    const content = (key: string) =>
      document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? '';
    return {
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: content('description'),
      sharing: ['og:title', 'og:description', 'og:image', 'og:url'].map(content),
      type: content('og:type'),
      card: content('twitter:card'),
    };
  });
  expect(head).toMatchObject({ headings: 1, type: 'website', card: 'summary_large_image' });
  expect(head.title).toMatch(/\| Florbalový bazar$/);
  expect([head.description, ...head.sharing].filter((text) => text === '')).toEqual([]);
  if (device !== 'phone') return;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sticksOut, { message: `${name} at 320 pixels`, timeout: 3_000 }).toBe(0);
  if (size) await page.setViewportSize(size);
}

const pages: Record<string, () => string> = {
  home: () => '/',
  search: () => '/vyhledavani/florbalky?condition=used',
  'search-understood': () => '/vyhledavani?q=lev%C3%A1+florbalka+do+2000',
  'nothing-found': () => '/vyhledavani?q=velociraptor',
  'how-we-order': () => '/jak-radime',
  'search-refused': () => '/vyhledavani?q=ab',
  categories: () => '/kategorie-nabidek',
  'demand-categories': () => '/kategorie-poptavek',
  demands: () => '/poptavky',
  'demands-of-category': () => '/poptavky/florbalky-1',
  localities: () => '/lokality',
  region: () => '/lokality?region=CZ064',
  'locality-unknown': () => '/lokality?placeName=Nikdov',
  'offers-map': () => '/mapa-nabidek',
  'demands-map': () => '/mapa-poptavek?bbox=16.2,48.9,17.1,49.5',
  brands: () => '/znacky',
  brand: () => '/znacky/unihoc',
  products: () => '/produkty',
  product: () => '/produkty/unihoc-epic',
  listing: () => `/inzerat/${stick}`,
  demand: () => `/inzerat/poptavka-${demand}`,
  'contact-demand': () => `/inzerat/poptavka-${demand}/napsat`,
  advertiser: () => `/inzerent/${sellerSlug}`,
  contact: () => `/inzerat/${stick}/napsat`,
  'listing-sold': () => `/inzerat/${sold}`,
  'listing-missing': () => '/inzerat/nic-999999',
  compare: () => `/porovnani?id=${stick.split('-').at(-1)}&id=${sold.split('-').at(-1)}&id=${demand}`,
  'compare-nothing': () => '/porovnani',
  offline: () => '/offline',
  'favourites-none': () => '/ucet/oblibene',
  'watch-nothing': () => '/hlidani',
  'watch-gone': () => `/hlidani/${'x'.repeat(43)}`,
  'watch-ended': () => `/hlidani/${'x'.repeat(43)}/odhlasit`,
  'renewal-gone': () => `/obnoveni/${'x'.repeat(43)}`,
  'notes-off': () => `/oblibene/${'x'.repeat(43)}/odhlasit`,
};

/** Pages of one's own account. */
const ownPages: Record<string, string> = {
  account: '/ucet',
  profile: '/ucet/profil',
  'own-data': '/ucet/moje-data',
};

for (const [name, address] of [...Object.entries(pages), ...sitePages]) {
  test(`the page ${name} is for everybody, on phone and desktop, in light and dark`, async () => {
    for (const device of wide) {
      const page = await visit({ device });
      await page.goto(address());
      await alive(page);
      await expectGoodPage(page, name, device);
    }
  }, 180_000);
}

for (const device of wide) {
  test(`adding an offer and looking after it on a ${device} is for everybody, in light and dark`, async () => {
    const page = await visit({ device });
    const email = `prodejce-${device}@example.cz`;
    const good = (name: string) => expectGoodPage(page, name, device);
    await page.goto('/pridani-nabidky');
    await good('add-email');
    await askForPin(page, email);
    await good('add-pin');
    await typePin(page, '12');
    await page.getByText('Řetězec musí mít 6 znaků').first().waitFor();
    await good('add-pin-wrong');
    await typePin(page, await bazaar.post.pinFor(email));
    await page.getByRole('heading', { level: 1, name: 'Co prodáváš?' }).waitFor();
    await good('add-category');
    await chooseCategory(page, 'Florbalky');
    await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await page.getByText('Zkontroluj vyznačená pole.').waitFor();
    await good('add-details-wrong');
    await describeStick(page, 'Unihoc Epic pro leváka');
    await good('add-details');
    await goToPhotos(page);
    await good('add-photos-none');
    await addPhotos(page, 2);
    await good('add-photos');
    await goToPreview(page);
    await good('add-preview');
    await publish(page);
    await good('add-done');
    await page.goto('/ucet/moje-inzerce');
    await good('my-listings');
    await page
      .getByRole('link', { name: /^Sdílet/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Dej o inzerátu vědět' }).waitFor();
    await good('share-listing');
    await page.getByRole('link', { name: 'Otevřít leták' }).click();
    await page.getByRole('button', { name: 'Vytisknout' }).waitFor();
    await good('sheet');
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: 'Hlídání' }).click();
    await page.getByText('Zatím nic nehlídáš').waitFor();
    await good('watches-none');
    await page.goto('/vyhledavani?q=unihoc');
    await page.getByText('Hlídat toto hledání').first().click();
    await good('watch-search');
    await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
    await page.getByText('Hlídáme. Jakmile').waitFor();
    await good('watches');
    await page.goto('/vyhledavani');
    await alive(page);
    await page
      .getByRole('button', { name: /^Oblíbené:/ })
      .first()
      .click();
    await page.getByText('Uloženo do oblíbených.').waitFor();
    await page.goto('/ucet/prihlaseni');
    await good('own-sign-in');
    await page.goto('/ucet/oblibene');
    await good('favourites');
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('link', { name: /^Upravit/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Uprav inzerát' }).waitFor();
    await good('edit-listing');
    await page.goto('/pridani-nabidky');
    await good('which-account');
    for (const [name, address] of Object.entries(ownPages)) {
      await page.goto(address);
      await alive(page);
      await good(name);
    }
    await page.goto('/odhlaseni');
    await good('sign-out');
  }, 240_000);

  test(`adding a demand on a ${device} is for everybody, in light and dark`, async () => {
    const page = await visit({ device });
    const good = (name: string) => expectGoodPage(page, name, device);
    await page.goto('/pridani-poptavky');
    await good('add-demand-email');
    await proveEmailForDemand(page, { email: `shani-${device}@example.cz`, post: bazaar.post });
    await alive(page);
    await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
    await page.getByText('Zkontroluj vyznačená pole.').waitFor();
    await good('add-demand-category-missing');
    await describeWantedStick(page);
    await good('add-demand-details');
    await goPastPhotos(page);
    await good('add-demand-preview');
    await publishDemand(page);
    await good('add-demand-done');
    await page.getByRole('link', { name: suggestedTitle }).click();
    await page.getByRole('heading', { level: 1, name: suggestedTitle }).waitFor();
    await good('own-demand');
  }, 240_000);

  test(`a watch without an account on a ${device}, from its letter to its end, is for everybody`, async () => {
    const page = await visit({ device });
    const email = `hlida-${device}@example.cz`;
    const good = (name: string) => expectGoodPage(page, name, device);
    const send = async (address: string) => {
      await page.goto('/vyhledavani?q=unihoc');
      await page.getByText('Hlídat toto hledání').first().click();
      await page.getByLabel('Tvůj e-mail').first().fill(address);
      await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
    };
    await send('nekdo@nikde');
    await page.getByText('Neplatný formát emailu').waitFor();
    await good('watch-wrong');
    await send(email);
    await page.getByRole('heading', { level: 1, name: 'Ještě to potvrď v e-mailu' }).waitFor();
    await good('watch-sent');
    const { text = '' } = await bazaar.post.letterTo(email, /^Potvrď hlídání/);
    const link = text.match(/https?:\S+/g)?.find((url) => url.includes('/hlidani/')) ?? '';
    await page.goto(link);
    await good('watch-confirm');
    await page.getByRole('button', { name: 'Ano, hlídat' }).click();
    await page.getByText('Hlídáme. Jakmile').waitFor();
    await good('watch-of-letter');
    await page.goto(`${page.url().split('?')[0]}/odhlasit`);
    await page.getByRole('button', { name: 'Zrušit hlídání' }).waitFor();
    await good('watch-sign-off');
  }, 180_000);

  test(`the dialog of a message, the filters and the photos over the whole screen on a ${device} are for everybody`, async () => {
    const page = await visit({ device });
    await page.goto(`/inzerat/${stick}`);
    await alive(page);
    await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByLabel('Zpráva').waitFor();
    await expectGoodPage(page, 'contact-dialog', device);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /fotka 1, zvětšit$/ }).click();
    await page.getByRole('dialog').getByText('1 / 3').waitFor();
    await expectGoodPage(page, 'full-screen', device);
    if (device !== 'phone') return;
    await page.goto('/vyhledavani');
    await alive(page);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor();
    await expectGoodPage(page, 'filter-sheet', device);
  }, 180_000);
}
