import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeAt } from '../../test/second-factor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { openPageAs, signInFor } from '../sign-in.ts';
import { addModerator } from '../../src/features/roles/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { waitForHeading } from '../wizard.ts';
import { adminLogEntry } from '../admin-log-entry.ts';

const { bazaar, visit } = await useBazaar({
  env: {
    ADMIN_EMAILS: 'spravce-0@example.cz, spravce-1@example.cz, spravce-2@example.cz, clovek-300@example.cz',
  },
  secondFactor: true,
  named: true,
});

const heading = 'Dvoufázové ověření';
const asks = 'Potvrď, že jsi to ty';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

let admins = 0;
/** An admin who signs in to see the log and gets the setup of the second factor instead. */
async function newAdmin(page: Page) {
  const person = { email: `spravce-${admins++}@example.cz`, post: bazaar.post };
  await signInFor(page, person, '/sprava/denik', heading);
  return person;
}

const secretOf = async (page: Page): Promise<string> => {
  const link = page.getByRole('link', { name: 'Otevři ji odkazem' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
};

/** Types the app's current code and returns the recovery codes shown. */
async function confirmApp(page: Page): Promise<string[]> {
  await page.getByLabel('Kód z aplikace').fill(codeAt(await secretOf(page), new Date()));
  await page.getByRole('form', { name: 'Přidat aplikaci' }).getByLabel('Název').fill('Můj telefon');
  await press(page, 'Přidat aplikaci');
  await page.getByText('Ulož si je hned').waitFor();
  return page.locator('li code').allInnerTexts();
}

test.each(browserVariants)('an admin has no access without a second factor, %s', async (_, way) => {
  const page = await visit(way);
  const { email } = await newAdmin(page);
  await page.goto('/sprava');
  await waitForHeading(page, heading);
  await press(page, 'Přidat aplikaci');
  await page.getByLabel('Kód z aplikace').fill('12345');
  await press(page, 'Přidat aplikaci');
  await page.getByText('Kód má šest číslic').first().waitFor();
  const codes = await confirmApp(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'Mám je uložené, pokračovat' }).click();
  await page.getByRole('link', { name: 'Deník' }).click();
  await adminLogEntry(page, 'Přidaný druhý faktor').waitFor();
  await bazaar.post.emailTo(email, /má nový druhý faktor/);

  // A new session in another browser still has to pass it.
  const other = await visit(way);
  await signInFor(other, { email, post: bazaar.post }, '/sprava/denik', asks);
  await other.getByLabel('Kód z aplikace nebo záložní kód').fill('ABCDEFGHABCDEFGH');
  await press(other, 'Potvrdit');
  await other.getByText('Tenhle kód neplatí').first().waitFor();
  await other.getByLabel('Kód z aplikace nebo záložní kód').fill(codes[0] ?? '');
  await press(other, 'Potvrdit');
  await waitForHeading(other, 'Deník správy');
});

/** A request without a response shows an error on the page, which stays. */
async function leftAlone(page: Page, address: string, button: string) {
  await page.route(address, (route) => route.abort('failed'));
  await press(page, button);
  await page.getByRole('alert').first().waitFor();
  await page.unroute(address);
}

test('an admin passes with a passkey added beside the app', async () => {
  const page = await visit({ mayFail: /passkeys/ });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, isUserVerified: true },
  });
  await newAdmin(page);
  await press(page, 'Přidat aplikaci');
  await confirmApp(page);
  await page.goto('/ucet/dvoufazove-overeni');
  await page.getByLabel('Název klíče').fill('Notebook');
  await leftAlone(page, '**/passkeys/options', 'Přidat přístupový klíč');
  expect(await page.getByLabel('Název klíče').inputValue()).toBe('Notebook');
  await press(page, 'Přidat přístupový klíč');
  await page.getByText('Přístupový klíč je přidaný.').waitFor();
  await page.getByRole('button', { name: 'Odebrat Notebook' }).waitFor();
  await page.goto('/ucet/dvoufazove-overeni/potvrzeni?dal=/sprava/denik');
  await leftAlone(page, '**/passkeys/challenges', 'Potvrdit přístupovým klíčem');
  await press(page, 'Potvrdit přístupovým klíčem');
  await waitForHeading(page, 'Deník správy');

  // After removing the app the passkey is left.
  await page.goto('/ucet/dvoufazove-overeni');
  await press(page, 'Odebrat Můj telefon');
  await page.getByText('Odebráno.').waitFor();
  expect(await page.getByRole('button', { name: /^Odebrat/ }).count()).toBe(0);
});

test('a moderator sees only their part of the administration', async () => {
  const page = await visit();
  const admin = new ApiVisitor(bazaar, 300);
  const moderator = new ApiVisitor(bazaar, 301);
  await Promise.all([admin.signIn(), moderator.signIn()]);
  await bazaar.query('update sessions set second_factor_at = now()');
  await admin.get(addModerator, { body: { email: moderator.email, reason: 'pomůže s hlášeními' } });
  await bazaar.post.emailTo(moderator.email, /roli moderátora/);
  await openPageAs(page, moderator, bazaar, ['/sprava', 'Přehled']);
  const sections = page.getByRole('navigation', { name: 'Správa' }).getByRole('link');
  expect(await sections.allInnerTexts()).toEqual([
    'Přehled',
    'Nahlášení',
    'Inzeráty',
    'Zastavené zprávy',
    'Inzerenti',
    'Deník',
  ]);
  await page.goto('/sprava/nahlaseni');
  await waitForHeading(page, 'Nahlášení');
});
