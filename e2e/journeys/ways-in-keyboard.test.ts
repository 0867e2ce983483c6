import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountService, openAccountService } from '../../test/account-service.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { press, type } from '../keyboard.ts';
import { waitForHeading } from '../wizard.ts';

let bazaar: Bazaar;
let facebook: AccountService;
beforeAll(async () => {
  facebook = await openAccountService('facebook', () => `${bazaar.url}/prihlaseni/facebook/zpet`);
  bazaar = await Bazaar.open({ env: facebook.settings });
});
afterAll(async () => {
  await bazaar.close();
  facebook.close();
});
const { visit } = useBrowser(() => bazaar);

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`every way of signing in works by keyboard alone ${how} JavaScript`, async () => {
    const email = `klavesy-${how}@example.cz`;
    const password = 'Zelena-cepel-7';
    const page = await visit({
      javaScript,
      elsewhere: /^http:\/\/localhost:|fonts\.googleapis\.com/,
      mayFail: /fonts\.googleapis\.com/,
    });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const pins = new Set<string>();
    const mailedPin = async () => {
      await waitForHeading(page, 'Zadej PIN');
      const pin = await bazaar.post.pinFor(email, pins);
      pins.add(pin);
      await type(page, field('PIN'), pin);
      await page.keyboard.press('Enter');
      await waitForHeading(page, 'Přihlášení');
    };
    const signOut = async () => {
      await page.goto('/odhlaseni');
      await press(page, button('Odhlásit se'));
      await page.waitForURL(`${bazaar.url}/`);
      await page.goto('/prihlaseni?dal=/ucet/prihlaseni');
    };

    await page.goto('/prihlaseni?dal=/ucet/prihlaseni');
    await press(page, link('Založit účet s heslem'));
    await waitForHeading(page, 'Založ si účet');
    await type(page, field('Tvůj e-mail'), email);
    await type(page, field('Heslo'), password);
    await type(page, field('Heslo znovu'), password);
    await page.keyboard.press('Enter');
    await mailedPin();

    await type(page, field('PIN'), '405163');
    await type(page, field('PIN znovu'), '405164');
    await press(page, button('Nastavit PIN'));
    await page.getByText('PINy se musí shodovat').first().waitFor();
    await type(page, field('PIN'), '405163');
    await type(page, field('PIN znovu'), '405163');
    await press(page, button('Nastavit PIN'));
    await page.getByText('PIN je nastavený.').waitFor();

    await signOut();
    await press(page, link('Přihlásit se heslem'));
    await waitForHeading(page, 'Přihlas se heslem');
    await type(page, field('Tvůj e-mail'), email);
    await type(page, field('Heslo'), password);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Přihlášení');

    await signOut();
    await type(page, field('Tvůj e-mail'), email);
    await press(page, button('Poslat PIN'));
    await waitForHeading(page, 'Zadej PIN');
    await type(page, field('PIN'), '405163');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Přihlášení');
    await bazaar.query(`update sign_in_challenges set sent_at = sent_at - interval '1 hour'`);

    await signOut();
    await press(page, link('Zapomenuté heslo nebo PIN'));
    await waitForHeading(page, 'Zapomenuté heslo nebo PIN');
    for (const pin of bazaar.post.pinsTo(email)) pins.add(pin);
    await type(page, field('Tvůj e-mail'), email);
    await press(page, button('Poslat PIN'));
    await mailedPin();

    facebook.add({ id: `klavesy-${how}`, email });
    await signOut();
    await press(page, link('Pokračovat přes Facebook'));
    await type(page, page.locator('input[name=login]'), `klavesy-${how}`);
    await type(page, page.locator('input[name=password]'), 'cokoli');
    await page.keyboard.press('Enter');
    await page.locator('form input[value=consent]').waitFor({ state: 'attached' });
    await press(page, page.locator('button[type=submit]'));
    await mailedPin();
    expect(await page.getByText('Funguje i Facebook.').count()).toBe(1);
    // Five sign-ins in a row take long on a machine busy with other tests.
  }, 240_000);
}
