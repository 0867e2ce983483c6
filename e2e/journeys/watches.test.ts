import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let seller: ApiVisitor;
beforeAll(async () => {
  seller = new ApiVisitor(bazaar, 1);
  await seller.signIn();
  await postStick(seller, { title: 'Unihoc starší než hlídání' });
});

const linkIn = ({ text = '' }: Email, path: RegExp) =>
  text.match(/https?:\S+/g)?.find((url) => path.test(url)) ?? '';
const unsubscribeLink = ({ headers }: Email) =>
  headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';

/** Opens „Hlídat toto hledání“ of a search and submits it. */
async function watch(page: Page, address: string, email?: string): Promise<void> {
  await page.goto(address);
  await page.locator('summary', { hasText: 'Hlídat' }).first().click();
  if (email) await page.getByLabel('Tvůj e-mail').first().fill(email);
  await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/prihlaseni');
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(email));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.waitForURL('**/ucet/moje-inzerce');
}

test('with an account: watch, publish, email, unsubscribe', async () => {
  const page = await visit();
  const email = 'hlidac@example.cz';
  await signIn(page, email);
  await watch(page, '/vyhledavani/florbalky?q=florbalka');
  await page.getByText('Hlídáme. Jakmile se objeví něco nového, napíšeme ti.').waitFor();
  await page.getByRole('heading', { name: 'Nabídky „florbalka“, Florbalky' }).waitFor();

  await postStick(seller, { title: 'Unihoc čerstvě vložený' });
  await page.goto('about:blank');
  await bazaar.missMinutes('tell-watches');
  const mail = await bazaar.post.emailTo(email, /^1 nový inzerát: Nabídky „florbalka“, Florbalky$/);
  expect(mail.text).toContain('Unihoc čerstvě vložený');
  expect(mail.text).not.toContain('starší než hlídání');
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );

  // The visible link opens a page with one button; opening it changes nothing.
  await page.goto(unsubscribeLink(mail));
  await page.getByRole('heading', { level: 1, name: 'Zrušit hlídání?' }).waitFor();
  await page.getByRole('button', { name: 'Zrušit hlídání' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hlídání je zrušené' }).waitFor();
  await page.goto('/ucet/hlidani');
  await page.getByText('Zatím nic nehlídáš').waitFor();
}, 180_000);

test('a signed-in user watches an empty search by one tap', async () => {
  const page = await visit({ device: 'phone' });
  await signIn(page, 'jednim-tukem@example.cz');
  await page.goto('/vyhledavani?q=velociraptor');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Hlídat toto hledání' }).tap();
  await page.getByText('Hlídáme. Jakmile se objeví něco nového, napíšeme ti.').waitFor();
  await page.getByRole('heading', { name: 'Nabídky „velociraptor“' }).waitFor();
});

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`without an account and ${how} JavaScript: confirmed by a button, never by a link scanner, ended by one-click unsubscribe`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    const email = `bez-uctu-${how}@example.cz`;
    await watch(page, '/vyhledavani/florbalky?price=-1500', email);
    await page.getByRole('heading', { level: 1, name: 'Ještě to potvrď v e-mailu' }).waitFor();
    await page.getByText(`E-mail jsme poslali na ${email}.`).waitFor();
    if (javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Poslat e-mail znovu' }).click();
    await page.getByText('Poslali jsme ho znovu.').waitFor();
    expect(await page.getByRole('link', { name: 'Zpět na hledání' }).getAttribute('href')).toBe(
      '/vyhledavani/florbalky?price=-1500',
    );
    const asking = await bazaar.post.emailTo(email, /^Potvrď hlídání/);
    const link = linkIn(asking, /\/hlidani\//);

    // A link scanner opens the link, twice.
    for (let times = 0; times < 2; times += 1) expect((await fetch(link)).status).toBe(200);
    const state = () => bazaar.query<{ state: string }>(`select state from watches where email = '${email}'`);
    expect(await state()).toEqual([{ state: 'unconfirmed' }]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Ano, hlídat' }).click();
    await page.getByText('Hlídáme. Jakmile se objeví něco nového, napíšeme ti.').waitFor();

    await postStick(seller, { title: `Hůl pro hlídání ${how}` });
    await bazaar.runNow('tell-watches');
    const mail = await bazaar.post.emailTo(email, /nov/);
    expect(mail.text).toContain(`Hůl pro hlídání ${how}`);

    // The link of the email opens the page that manages the watch.
    await page.goto(linkIn(mail, /\/hlidani\/[\w-]+$/));
    await page.getByRole('combobox').selectOption({ label: 'Jednou týdně' });
    await page.getByRole('button', { name: 'Změnit' }).click();
    await page.getByText('Hlídání je změněné.').waitFor();

    expect((await fetch(unsubscribeLink(mail))).status).toBe(200);
    expect(await state()).toEqual([{ state: 'active' }]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(unsubscribeLink(mail), { method: 'POST', body })).status).toBe(200);
    expect(await state()).toEqual([]);
  }, 180_000);
}

test('an invalid email is reported at its field, and the rest of the input is preserved', async () => {
  const page = await visit({ javaScript: false });
  await watch(page, '/vyhledavani?q=velociraptor', 'nekdo@nikde');
  await page.getByText('Neplatný formát emailu').waitFor();
  expect(await page.getByLabel('Tvůj e-mail').inputValue()).toBe('nekdo@nikde');
  expect(await page.locator('input[name=search]').inputValue()).toBe('kind=offer&q=velociraptor');
});

test('with JavaScript an email rejected by the server is reported in place, and a lost connection loses nothing', async () => {
  const page = await visit({ device: 'phone', mayFail: /hlidani/ });
  await page.goto('/vyhledavani?q=velociraptor');
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Hlídat' }).first().click();
  const email = page.getByLabel('Tvůj e-mail').first();
  const send = page.getByRole('button', { name: 'Hlídat', exact: true }).first();
  await page.getByLabel('Jak často ti psát').first().selectOption({ label: 'Jednou týdně' });
  await email.fill('nekdo@nikde');
  const answer = page.waitForResponse((each) => each.request().method() === 'POST');
  await send.click();
  expect((await answer).status()).toBe(422);
  await page.getByText('Neplatný formát emailu').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/vyhledavani?q=velociraptor');
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill('nekdo@example.cz');
  await page.getByText('Neplatný formát emailu').waitFor({ state: 'hidden' });
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('Spojení vypadlo nebo bazar neodpovídá.').waitFor();
  await page.context().setOffline(false);
  expect(await email.inputValue()).toBe('nekdo@example.cz');
  await send.click();
  await page.getByText('E-mail jsme poslali na nekdo@example.cz.').waitFor();
  expect(await page.locator('input[name=frequency]').inputValue()).toBe('weekly');
});

test('a missing email is reported in place by the site’s own message, and Escape closes the form', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/vyhledavani/florbalky');
  await waitForHydration(page);
  const summary = page.locator('summary', { hasText: 'Hlídat' }).first();
  await summary.click();
  const email = page.getByLabel('Tvůj e-mail').first();
  await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
  await page.getByText('Toto pole je povinné').waitFor();
  await email.fill('nekdo');
  await page.getByText('Neplatný formát emailu').waitFor();
  expect(new URL(page.url()).pathname).toBe('/vyhledavani/florbalky');
  await page.keyboard.press('Escape');
  await email.waitFor({ state: 'hidden' });
  expect(await summary.evaluate((node) => node === document.activeElement)).toBe(true);
});

test('an unknown key is reported, without revealing whose it might be', async () => {
  const page = await visit();
  await page.goto(`/hlidani/${'x'.repeat(43)}`);
  await waitForHydration(page);
  await page.getByText('Tohle hlídání už neběží, nebo odkaz z e-mailu vypršel.').waitFor();
});
