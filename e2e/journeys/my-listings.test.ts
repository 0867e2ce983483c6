import { type Server, createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { type VisitOptions, useBrowser } from '../browser.ts';
import { freePort } from '../fake-mail-server.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const myListings = '/ucet/moje-inzerce';

let bazaar: Bazaar;
let mailbox: Server;
let mailboxUrl: string;
beforeAll(async () => {
  bazaar = await Bazaar.open();
  const port = await freePort();
  mailbox = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Pošta</title><link rel="icon" href="data:,">
      <a href="${bazaar.url}/moje-inzerce/overeni?dal=${myListings}">Odkaz z e-mailu</a>
      <a href="${bazaar.url}${myListings}">Přímý odkaz</a>`);
  });
  await new Promise<void>((listening) => mailbox.listen(port, 'localhost', listening));
  // A different site for the browser, since its host is not 127.0.0.1.
  mailboxUrl = `http://localhost:${port}/`;
});
afterAll(async () => {
  mailbox.close();
  await bazaar.close();
});
const { visit } = useBrowser(() => bazaar);

let people = 0;
let seller: ApiVisitor;
let id: number;
beforeEach(async () => {
  seller = new ApiVisitor(bazaar, (people += 1));
  await seller.signIn();
  id = await postStick(seller, { title: 'Unihoc Epic leváková' });
});

/** A browser signed in as the seller, on the page of own listings. */
async function signedIn(options: VisitOptions = {}): Promise<Page> {
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, [myListings, 'Moje inzerce']);
  return page;
}

/** Opens the menu of one own listing. */
const openMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Další možnosti: ${title}` }).click();

const editAddress = () => `/ucet/inzerat/unihoc-epic-levakova-${id}`;
const publicAddress = () => `${bazaar.url}/inzerat/unihoc-epic-levakova-${id}`;

for (const javaScript of [true, false]) {
  test(`a link of an email opened from another site ${javaScript ? 'with' : 'without'} JavaScript preserves the session`, async () => {
    const email = await bazaar.post.emailTo(seller.email, /je na bazaru$/);
    expect(email.text).toContain(`${bazaar.url}/moje-inzerce/overeni?dal=${myListings}`);
    const page = await signedIn({ javaScript, elsewhere: /localhost/ });
    await page.goto(mailboxUrl);
    await page.getByRole('link', { name: 'Přímý odkaz' }).click();
    await waitForHeading(page, 'Přihlas se');
    await page.goto(mailboxUrl);
    await page.getByRole('link', { name: 'Odkaz z e-mailu' }).click();
    await waitForHeading(page, 'Moje inzerce');
    await page.getByText('Unihoc Epic leváková').first().waitFor();
  });
}

test('the landing page of emails redirects only within this site', async () => {
  for (const next of [
    'https://podvod.example/',
    '//podvod.example',
    '/\\podvod.example',
    'javascript:alert(1)',
  ]) {
    const page = await (
      await fetch(`${bazaar.url}/moje-inzerce/overeni?dal=${encodeURIComponent(next)}`)
    ).text();
    expect(page).toContain(`content="0; url=${myListings}"`);
    expect(page).not.toContain('href="https://podvod.example');
  }
});

for (const javaScript of [true, false]) {
  test(`${javaScript ? 'with' : 'without'} JavaScript a listing is edited, reserved, released, sold`, async () => {
    const page = await signedIn({ javaScript, device: 'phone' });
    await page.getByRole('link', { name: 'Upravit: Unihoc Epic leváková' }).click();
    await waitForHeading(page, 'Uprav inzerát');
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Název').fill('Unihoc Epic se slevou');
    await page.getByRole('textbox', { name: 'Částka' }).fill('990');
    await page.getByRole('button', { name: 'Uložit změny' }).click();
    await page.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
    const old = await fetch(publicAddress(), { redirect: 'manual' });
    expect(old.headers.get('location')).toBe(`/inzerat/unihoc-epic-se-slevou-${id}`);

    await page.goto(myListings);
    const state = () => bazaar.query<{ state: string }>(`select state from listings where id = ${id}`);
    await openMenu(page, 'Unihoc Epic se slevou');
    await page.getByRole('button', { name: /^Rezervovat/ }).click();
    const said = page.getByText('Inzerát je rezervovaný. Ve výpisech zůstává.');
    await said.waitFor();
    if (javaScript) {
      expect(await page.getByRole('status', { name: 'Oznámení' }).textContent()).toContain('rezervovaný');
      expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    }
    expect(await state()).toEqual([{ state: 'reserved' }]);
    // Without any conversation there is nobody to choose from, and no name is required.
    await openMenu(page, 'Unihoc Epic se slevou');
    await page.locator('summary', { hasText: 'pro koho je' }).click();
    await page.getByText('Zatím ti nikdo nenapsal.').waitFor();
    expect(await page.getByLabel('Kdo ti napsal').count()).toBe(0);
    await page.getByRole('button', { name: 'Uložit' }).click();
    await said.waitFor();
    expect(await state()).toEqual([{ state: 'reserved' }]);
    await page.goto(`${myListings}?stav=aktivni`);
    await page.locator('summary', { hasText: 'Prodáno' }).waitFor();
    await openMenu(page, 'Unihoc Epic se slevou');
    await page.getByRole('button', { name: /^Uvolnit/ }).click();
    await page.getByText('Rezervace je zrušená.').waitFor();
    await page.locator('summary', { hasText: 'Prodáno' }).click();
    await page.getByLabel('Za kolik').fill('devět stovek');
    await page.getByRole('button', { name: 'Označit jako prodané' }).click();
    await page.getByText('Číslo musí být celé číslo').waitFor();
    expect(await page.getByLabel('Za kolik').inputValue()).toBe('devět stovek');
    await page.getByLabel('Za kolik').fill('900 Kč');
    await page.getByRole('button', { name: 'Označit jako prodané' }).click();
    await page.getByText('Inzerát je prodaný. Díky, že výbava hraje dál.').waitFor();
    expect(await state()).toEqual([{ state: 'sold' }]);
    expect(await bazaar.query(`select price from sales where listing_id = ${id}`)).toEqual([{ price: 900 }]);
    expect((await fetch(publicAddress())).status).toBe(410);
    await page
      .getByRole('navigation', { name: 'Stav inzerátů' })
      .getByRole('link', { name: /^Ukončené/ })
      .click();
    await page.getByText('Unihoc Epic se slevou').first().waitFor();
  });
}

test('a withdrawn listing frees its slot', async () => {
  const page = await signedIn();
  await waitForHydration(page);
  await openMenu(page, 'Unihoc Epic leváková');
  await page.locator('summary', { hasText: 'Stáhnout' }).click();
  await page.getByRole('button', { name: 'Stáhnout inzerát' }).click();
  await page.getByText('Inzerát je stažený a jeho karta je volná pro jiný.').waitFor();
  expect((await fetch(publicAddress())).status).toBe(410);
  await page.getByRole('progressbar', { name: 'Obsazené karty: 0 z 10' }).waitFor();
  await page.getByText(/^0\s*nepřečtených zpráv/).waitFor();
});

for (const javaScript of [true, false]) {
  test(`of two windows editing one listing ${javaScript ? 'with' : 'without'} JavaScript the later one gets a conflict and preserves its input`, async () => {
    const first = await signedIn({ javaScript });
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(editAddress());
      await waitForHeading(page, 'Uprav inzerát');
      if (javaScript) await waitForHydration(page);
    }
    await first.getByLabel('Název').fill('První okno má přednost');
    await first.getByRole('button', { name: 'Uložit změny' }).click();
    await first.getByText('Změny jsou uložené a vidí je všichni.').waitFor();

    await second.getByLabel('Název').fill('Druhé okno přišlo pozdě');
    await second.getByRole('button', { name: 'Uložit změny' }).click();
    await second.getByText('Inzerát se mezitím změnil v jiném okně', { exact: true }).waitFor();
    // One instruction, not two contradictory ones.
    expect(await second.getByText('Načti ho znovu, ať nic nepřepíšeš.').count()).toBe(0);
    expect(await second.getByLabel('Název').inputValue()).toBe('Druhé okno přišlo pozdě');
    const title = () => bazaar.query<{ title: string }>(`select title from listings where id = ${id}`);
    expect(await title()).toEqual([{ title: 'První okno má přednost' }]);
    const both = second.getByRole('row', { name: /^Název/ });
    await both.getByRole('cell', { name: 'První okno má přednost' }).waitFor();
    await both.getByRole('cell', { name: 'Druhé okno přišlo pozdě' }).waitFor();

    // Enter in a field saves the version that was loaded, so it overwrites nothing either.
    const refused = second.waitForResponse((response) => response.status() === 409);
    await second.getByLabel('Název').press('Enter');
    await refused;
    await second.locator('button[name=over]:not([aria-busy])').waitFor();
    expect(await title()).toEqual([{ title: 'První okno má přednost' }]);
    await second.getByRole('button', { name: 'Přepsat zněním z tohoto okna' }).click();
    await second.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
    expect(await title()).toEqual([{ title: 'Druhé okno přišlo pozdě' }]);

    await first.getByLabel('Název').fill('První okno zkouší znovu');
    await first.getByRole('button', { name: 'Uložit změny' }).click();
    await first.getByRole('row', { name: /^Název/ }).waitFor();
    await first.getByRole('link', { name: 'Načíst znovu' }).click();
    await expect.poll(() => first.getByLabel('Název').inputValue()).toBe('Druhé okno přišlo pozdě');
  }, 180_000);
}

test('restored unsaved changes are marked and can be discarded', async () => {
  const page = await signedIn({ device: 'phone' });
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Upravit: Unihoc Epic leváková' }).click();
  await waitForHeading(page, 'Uprav inzerát');
  await page.getByLabel('Název').fill('Rozepsaná změna');
  await page.reload();
  await waitForHydration(page);
  await page.getByText('Neuložené změny jsou zpátky ve formuláři.').waitFor();
  expect(await page.getByLabel('Název').inputValue()).toBe('Rozepsaná změna');
  await page.getByRole('button', { name: 'Zahodit je' }).click();
  await expect.poll(() => page.getByLabel('Název').inputValue()).toBe('Unihoc Epic leváková');
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic leváková');
  expect(await page.getByText('Neuložené změny').count()).toBe(0);
}, 120_000);

test('a change saved offline is preserved, and saved once the connection is back', async () => {
  const page = await signedIn({ device: 'phone', mayFail: /ucet|drafts|places|assets|builds|usual-prices/ });
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Upravit: Unihoc Epic leváková' }).click();
  await waitForHeading(page, 'Uprav inzerát');
  await page.getByLabel('Název').fill('Upraveno bez spojení');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByRole('alert').filter({ hasText: 'Všechno napsané zůstalo ve formuláři' }).waitFor();
  expect(await page.getByLabel('Název').inputValue()).toBe('Upraveno bez spojení');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
});

for (const javaScript of [true, false]) {
  test(`an expired session redirects home ${javaScript ? 'with' : 'without'} JavaScript with an explanation`, async () => {
    const page = await signedIn({ javaScript });
    await bazaar.query(`delete from sessions`);
    if (javaScript) {
      await openMenu(page, 'Unihoc Epic leváková');
      await page.getByRole('button', { name: /^Rezervovat/ }).click();
    } else await page.goto(myListings);
    await page.getByRole('alert').filter({ hasText: 'Neplatný přístup, byl jsi odhlášen.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'user' }));
    expect(await bazaar.query(`select state from listings where id = ${id}`)).toEqual([{ state: 'active' }]);
  });
}

test('another advertiser’s listing cannot be edited', async () => {
  const strangers = await ApiVisitor.signedIn(bazaar, (people += 1));
  const other = await postStick(strangers, { title: 'Cizí hůl na prodej' });
  const page = await signedIn();
  const answer = await page.goto(`/ucet/inzerat/cizi-hul-na-prodej-${other}`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator('body').innerText()).not.toContain('Cizí hůl');
});

test('with all slots taken, publishing says so, and withdrawing a listing publishes the waiting draft', async () => {
  const { albumId } = await seller.fillDraft({ ...stickForm(2), title: 'Hůl navíc' });
  await seller.sendPhoto(albumId, await jpeg());
  const page = await signedIn();
  await bazaar.query(`update advertisers set card_limit = 1 where email = '${seller.email}'`);
  await page.goto('/pridani-nabidky/nahled');
  await waitForHeading(page, 'Sedí všechno?');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
  await page.getByText('Máš obsazené všechny karty.').waitFor();
  // Without a bank account memberships are not sold, so there is no link to them.
  expect(await page.getByRole('link', { name: 'Změnit členství' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Přejít na aktivní inzeráty' }).click();
  await waitForHeading(page, 'Moje inzerce');
  await openMenu(page, 'Unihoc Epic leváková');
  await page.locator('summary', { hasText: 'Stáhnout' }).click();
  await page.getByRole('button', { name: 'Stáhnout inzerát' }).click();
  await page.getByText('Inzerát je stažený a jeho karta je volná pro jiný.').waitFor();
  await page.goto('/pridani-nabidky/nahled');
  await page.getByRole('article', { name: 'Náhled inzerátu' }).getByText('Hůl navíc').first().waitFor();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
  await waitForHeading(page, 'Přidání se povedlo');
});

test('the menu of a listing opens by keyboard, closes by Escape and restores the focus', async () => {
  const page = await signedIn({ device: 'phone' });
  const opener = page.getByRole('button', { name: 'Další možnosti: Unihoc Epic leváková' });
  const menu = page.getByRole('group', { name: 'Unihoc Epic leváková' });
  const actions = page.locator('main article').getByRole('button').or(page.locator('main article summary'));
  expect(await actions.and(page.locator(':visible')).count()).toBe(2);
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Sdílet: Unihoc Epic leváková');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
