import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountService, openAccountService } from '../../test/account-service.ts';
import { Bazaar } from '../bazaar.ts';
import { type VisitOptions, useBrowser } from '../browser.ts';
import { setPassword } from '../../src/features/accounts/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHeading } from '../wizard.ts';

let bazaar: Bazaar;
let google: AccountService;
let facebook: AccountService;
beforeAll(async () => {
  google = await openAccountService('google', () => `${bazaar.url}/prihlaseni/google/zpet`);
  facebook = await openAccountService('facebook', () => `${bazaar.url}/prihlaseni/facebook/zpet`);
  bazaar = await Bazaar.open({ env: { ...google.settings, ...facebook.settings } });
});
afterAll(async () => {
  await bazaar.close();
  google.close();
  facebook.close();
});
const { visit } = useBrowser(() => bazaar);

const password = 'Zelena-cepel-7';
const own = '/ucet/prihlaseni';
/** Allows the pages of the external service, which request fonts from Google; those requests may fail. */
const elsewhere: VisitOptions = {
  elsewhere: /^http:\/\/localhost:|fonts\.googleapis\.com/,
  mayFail: /fonts\.googleapis\.com/,
};
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types the newest PIN mailed to the address since `before`. */
async function typeMailedPin(page: Page, email: string, before: ReadonlySet<string> = new Set()) {
  await waitForHeading(page, 'Zadej PIN');
  await field(page, 'PIN').fill(await bazaar.post.pinFor(email, before));
  await press(page, 'Přihlásit se');
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`/registrace?dal=${own}`);
  await field(page, 'Tvůj e-mail').fill(email);
  await field(page, 'Heslo').fill(password);
  await field(page, 'Heslo znovu').fill(password);
  await press(page, 'Založit účet');
  await typeMailedPin(page, email);
  await waitForHeading(page, 'Přihlášení');
}

let people = 100;
/** A signed-in account with a password. */
async function known(): Promise<ApiVisitor> {
  const person = await ApiVisitor.signedIn(bazaar, (people += 1));
  await person.get(setPassword, { body: { password, passwordAgain: password } });
  return person;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/odhlaseni');
  await press(page, 'Odhlásit se');
  await page.waitForURL(`${bazaar.url}/`);
}

/** Signs in at the external service's pages and consents. */
async function agree(page: Page, memberId: string): Promise<void> {
  await page.locator('input[name=login]').fill(memberId);
  await page.locator('input[name=password]').fill('cokoli');
  await page.locator('button[type=submit]').click();
  await page.locator('form input[value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`a new email registers a password and signs in by it ${how} JavaScript`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    const email = `registrace-${how}@example.cz`;
    await register(page, email);
    await signOut(page);
    await page.goto(`/prihlaseni/heslo?dal=${own}`);
    await field(page, 'Tvůj e-mail').fill(email);
    await field(page, 'Heslo').fill('Uplne-jine-heslo');
    await press(page, 'Přihlásit se');
    await page.getByText('Špatný e-mail nebo heslo').waitFor();
    await field(page, 'Heslo').fill(password);
    await press(page, 'Přihlásit se');
    await waitForHeading(page, 'Přihlášení');
  });

  test(`unmet password rules are listed one by one ${how} JavaScript`, async () => {
    const page = await visit({ javaScript });
    await page.goto('/registrace');
    await field(page, 'Tvůj e-mail').fill(`pravidla-${how}@example.cz`);
    await field(page, 'Heslo').fill('12345');
    await field(page, 'Heslo znovu').fill('54321');
    await press(page, 'Založit účet');
    for (const sentence of [
      'Řetězec musí mít alespoň 10 znaků',
      'Heslo musí obsahovat malé písmeno',
      'Heslo musí obsahovat velké písmeno',
      'Heslo znovu: Hesla se musí shodovat',
    ])
      await page.getByText(sentence).first().waitFor();
  });

  test(`a forgotten password is replaced after signing in by a mailed PIN ${how} JavaScript`, async () => {
    const page = await visit({ javaScript });
    const person = await known();
    const { email } = person;
    await openPageAs(page, person, bazaar, [own, 'Přihlášení']);
    const before = new Set(bazaar.post.pinsTo(email));
    const other = await visit({ javaScript });
    await other.goto('/zapomenute-heslo');
    await field(other, 'Tvůj e-mail').fill(email);
    await press(other, 'Poslat PIN');
    await typeMailedPin(other, email, before);
    await other.getByText('Teď si zvol nové heslo nebo vlastní PIN.').waitFor();
    await field(other, 'Heslo').fill('Cervena-cepel-8');
    await field(other, 'Heslo znovu').fill('Cervena-cepel-8');
    await press(other, 'Změnit heslo');
    await other.getByText('Heslo je nastavené. Všude jinde jsme tě odhlásili.').waitFor();
    await bazaar.post.emailTo(email, /^Tvoje heslo se změnilo$/);

    await page.goto(own);
    await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test(`Google signs in a new and an existing account ${how} JavaScript`, async () => {
    const { email } = await known();
    google.add({
      id: `fresh-${how}`,
      email: `nova-${how}@example.cz`,
      emailVerified: true,
      name: 'Jana Nová',
    });
    google.add({ id: `known-${how}`, email, emailVerified: true });
    const first = await visit({ javaScript, ...elsewhere });
    await first.goto(`/prihlaseni?dal=${own}`);
    await first.getByRole('link', { name: 'Pokračovat přes Google' }).click();
    await agree(first, `fresh-${how}`);
    await waitForHeading(first, 'Přihlášení');
    await first.getByText('Funguje i Google.').waitFor();

    const page = await visit({ javaScript, ...elsewhere });
    await page.goto(`/prihlaseni?dal=${own}`);
    await page.getByRole('link', { name: 'Pokračovat přes Google' }).click();
    await agree(page, `known-${how}`);
    await waitForHeading(page, 'Přihlášení');
    await page.getByRole('heading', { name: 'Změnit heslo' }).waitFor();
  });

  test(`Facebook does not verify emails, so a PIN is required the first time ${how} JavaScript`, async () => {
    const email = `facebook-${how}@example.cz`;
    facebook.add({ id: `member-${how}`, email, name: 'Petr Novák' });
    const page = await visit({ javaScript, ...elsewhere });
    await page.goto(`/registrace?dal=${own}`);
    await page.getByRole('link', { name: 'Pokračovat přes Facebook' }).click();
    await agree(page, `member-${how}`);
    await typeMailedPin(page, email);
    await page.getByText('Funguje i Facebook.').waitFor();
    await signOut(page);
    await page.goto(`/prihlaseni?dal=${own}`);
    await page.getByRole('link', { name: 'Pokračovat přes Facebook' }).click();
    await waitForHeading(page, 'Přihlášení');
  });

  test(`an email’s link shows the PIN in another browser and submits it in the requesting one ${how} JavaScript`, async () => {
    const email = `odkaz-${how}@example.cz`;
    const page = await visit({ javaScript });
    await page.goto(`/prihlaseni?dal=${own}`);
    await field(page, 'Tvůj e-mail').fill(email);
    await press(page, 'Poslat PIN');
    await waitForHeading(page, 'Zadej PIN');
    const pin = await bazaar.post.pinFor(email);
    const mail = await bazaar.post.emailTo(email, /^\d{6} /);
    const link = /https?:\S+overeni\?pin=\d{6}/.exec(mail.text ?? '')?.[0] ?? '';

    const stranger = await visit({ javaScript });
    await stranger.goto(link);
    await waitForHeading(stranger, 'Tvůj PIN');
    await stranger.getByText(pin, { exact: true }).waitFor();
    expect(await stranger.getByRole('button', { name: 'Přihlásit se' }).count()).toBe(0);

    await page.goto(link);
    await waitForHeading(page, 'Potvrď přihlášení');
    expect(await field(page, 'PIN').inputValue()).toBe(pin);
    await press(page, 'Přihlásit se');
    await page.waitForURL((url) => url.pathname === own);
    // The link opened again later redirects instead of asking to type the PIN.
    await page.goto(link);
    await page.getByRole('link', { name: 'Pokračovat do účtu' }).click();
    await waitForHeading(page, 'Můj účet');
  });

  test(`an action that needs a fresh session continues after signing in again ${how} JavaScript`, async () => {
    const person = await known();
    const page = await visit({ javaScript });
    await openPageAs(page, person, bazaar, [own, 'Přihlášení']);
    await bazaar.query(`update sessions set created_at = created_at - interval '1 day'
      where advertiser_id = (select id from advertisers where email = '${person.email}')`);
    await page.goto(own);
    await page.getByRole('link', { name: 'přihlas se znovu' }).first().click();
    await page.getByText('Pro jistotu potvrď, že jsi to ty.').waitFor();
    expect(await field(page, 'Tvůj e-mail').inputValue()).toBe(person.email);
    const before = new Set(bazaar.post.pinsTo(person.email));
    await press(page, 'Poslat PIN');
    await typeMailedPin(page, person.email, before);
    await page.getByRole('heading', { name: 'Změnit heslo' }).waitFor();
    expect(await page.getByRole('link', { name: 'přihlas se znovu' }).count()).toBe(0);
  });

  test(`sessions are listed, and another browser can be signed out ${how} JavaScript`, async () => {
    const person = await known();
    const before = new Set(bazaar.post.pinsTo(person.email));
    const phone = await visit({ javaScript, device: 'phone' });
    await phone.goto(`/prihlaseni?dal=${own}`);
    await field(phone, 'Tvůj e-mail').fill(person.email);
    await press(phone, 'Poslat PIN');
    await typeMailedPin(phone, person.email, before);
    await waitForHeading(phone, 'Přihlášení');
    const desktop = await visit({ javaScript });
    await openPageAs(desktop, person, bazaar, [own, 'Přihlášení']);
    await desktop.getByRole('button', { name: /^Odhlásit Chrome/ }).click();
    await desktop.getByText('Zařízení je odhlášené.').waitFor();
    expect(await desktop.getByRole('button', { name: /^Odhlásit Chrome/ }).count()).toBe(0);
    await phone.goto('/ucet');
    await phone.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
  });
}

test('where an account is created, the form links to the terms and to the privacy page', async () => {
  const page = await visit({ javaScript: false });
  for (const address of ['/prihlaseni', '/registrace', '/pridani-nabidky', '/pridani-poptavky']) {
    await page.goto(address);
    for (const linked of ['/obchodni-podminky', '/zpracovani-osobnich-udaju'])
      await page.getByRole('main').locator(`a[href="${linked}"]`).first().waitFor();
  }
});

test('a return from Google that was started in another browser signs nobody in', async () => {
  const page = await visit();
  await page.goto('/prihlaseni/google/zpet?code=ukradeny&state=cizi');
  await waitForHeading(page, 'Neplatné ověření');
});

test('a refusal at Google is reported, and can be retried', async () => {
  const page = await visit(elsewhere);
  await page.goto(`/prihlaseni?dal=${own}`);
  await page.getByRole('link', { name: 'Pokračovat přes Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await waitForHeading(page, 'Přihlášení se nepovedlo');
  await page.getByRole('link', { name: 'Přihlásit se znovu' }).click();
  await waitForHeading(page, 'Přihlas se');
});

test.each(['down', 'broken'] as const)(
  'when the service is %s while identifying the user, a friendly error is shown, and the mailed PIN still works',
  async (mood) => {
    const page = await visit({ ...elsewhere, mayFail: /fonts\.googleapis\.com|facebook\/zpet/ });
    facebook.mood = mood;
    facebook.add({ id: mood, email: `${mood}@example.cz`, name: 'Petr Novák' });
    await page.goto(`/prihlaseni?dal=${own}`);
    await page.getByRole('link', { name: 'Pokračovat přes Facebook' }).click();
    await agree(page, mood);
    await waitForHeading(page, 'Přihlášení se nepovedlo');
    facebook.mood = 'well';
    await page.getByText('Přihlašovací služba neodpověděla. Zkus to znovu.').waitFor();
    await page.getByRole('link', { name: 'Přihlásit se znovu' }).click();
    await waitForHeading(page, 'Přihlas se');
    expect(new URL(page.url()).searchParams.get('dal')).toBe(own);
  },
);
