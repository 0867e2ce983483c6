import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const admin = 'spravce@example.cz';
const { bazaar, visit } = await useBazaar({ env: { ADMIN_EMAILS: admin } });

const linkIn = ({ text = '' }: Email, path: RegExp) =>
  text.match(/https?:\S+/g)?.find((url) => path.test(url)) ?? '';
const unsubscribeLink = ({ headers }: Email) =>
  headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
const stateOf = async (email: string) =>
  (
    await bazaar.query<{ state: string }>(`select state from newsletter_subscribers where email = '${email}'`)
  )[0]?.state;

/**
 * Subscribes to the newsletter at the end of a page and confirms it from the email, after a link scanner has
 * opened it.
 */
async function signUp(page: Page, email: string, answer: string): Promise<void> {
  await page.getByLabel('Kam ti máme psát').fill(email);
  await page.getByRole('button', { name: 'Odebírat', exact: true }).click();
  await page.getByText(answer).waitFor();
  const link = linkIn(await bazaar.post.emailTo(email, /^Potvrď newsletter/), /confirm$/);
  expect((await fetch(link)).status).toBe(200);
  expect(await stateOf(email)).toBe('unconfirmed');
  await page.goto(link);
  await page.getByRole('button', { name: 'Ano, posílejte' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter ti bude chodit' }).waitFor();
}

test('the newsletter is requested in the footer, confirmed, written, sent, and ended by one click, with and without JavaScript', async () => {
  const script = await visit();
  await script.goto('/o-nas');
  await waitForHydration(script);
  const field = script.getByLabel('Kam ti máme psát');
  await field.fill('ctenar@');
  await script.getByRole('button', { name: 'Odebírat', exact: true }).click();
  await script.getByText('Neplatný formát emailu').waitFor();
  expect(await field.inputValue()).toBe('ctenar@');
  expect(new URL(script.url()).pathname).toBe('/o-nas');
  const withScript = 'ctenar-se-skriptem@example.cz';
  await signUp(script, withScript, `Na ${withScript} jsme poslali e-mail.`);

  const plain = await visit({ javaScript: false, device: 'phone' });
  await plain.goto('/');
  const withoutScript = 'ctenar-bez-skriptu@example.cz';
  await signUp(plain, withoutScript, 'Ještě to potvrď v e-mailu');

  const page = await visit({ javaScript: false });
  await page.goto('/prihlaseni?dal=/sprava/newsletter/novy');
  await page.getByLabel('Tvůj e-mail').fill(admin);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(admin));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.getByLabel('Předmět').fill('Rozepsané novinky');
  await page.getByLabel('Text').fill('Přibyla [mapa](/mapa-nabidek) a přibudou další věci.');
  await page.getByRole('button', { name: 'Uložit a ukázat' }).click();
  const preview = page.frameLocator('iframe[title="Newsletter v HTML"]');
  await preview.getByRole('heading', { name: 'Rozepsané novinky' }).waitFor();
  // Unsaved input is sent as well, in a test issue as to all.
  await page.getByLabel('Předmět').fill('Novinky na zkoušku');
  await page.getByRole('button', { name: 'Uložit a poslat na zkoušku mně' }).click();
  await page.getByText('jsme poslali na zkoušku').waitFor();
  await bazaar.post.emailTo(admin, /Novinky na zkoušku/);
  await page.getByLabel('Předmět').fill('Novinky bazaru');
  await page.getByRole('button', { name: 'Uložit a poslat všem' }).click();
  await page.getByText('dostanou 2\u00a0odběratelé').waitFor();
  await page.getByText('teď ještě 2.').waitFor();
  await page.getByLabel('Důvod').fill('první newsletter');
  await page.getByRole('button', { name: 'Poslat všem' }).click();
  await page.getByText('Newsletter se začal posílat').waitFor();
  await bazaar.runNow('queue-newsletter');

  // The visible link asks for confirmation; the mail client's one-click POST acts at once.
  const first = await bazaar.post.emailTo(withScript, /^Novinky bazaru$/);
  await script.goto(linkIn(first, /sign-out$/));
  await script.getByRole('button', { name: 'Odhlásit newsletter' }).click();
  await script.getByRole('heading', { level: 1, name: 'Newsletter je odhlášený' }).waitFor();
  expect(await stateOf(withScript)).toBe('signed-off');

  const off = unsubscribeLink(await bazaar.post.emailTo(withoutScript, /^Novinky bazaru$/));
  expect((await fetch(off)).status).toBe(200);
  expect(await stateOf(withoutScript)).toBe('subscribed');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(off, { method: 'POST', body })).status).toBe(200);
  expect(await stateOf(withoutScript)).toBe('signed-off');
  await plain.goto(off);
  await plain.getByRole('heading', { level: 1, name: 'Newsletter už je odhlášený' }).waitFor();
}, 180_000);

test('text typed by an admin before hydration is preserved', async () => {
  const page = await visit();
  await signInFor(page, { email: admin, post: bazaar.post }, '/sprava/texty', 'Texty webu');
  const { promise: scripts, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/sprava/texty/pages/o-nas', { waitUntil: 'commit' });
  const source = page.getByLabel('Markdown se záhlavím');
  const typed = `${await source.inputValue()}\nNapsáno dřív.`;
  await source.fill(typed);
  letCome();
  await waitForHydration(page);
  await expect.poll(() => source.inputValue(), { timeout: 10_000 }).toBe(typed);
});
