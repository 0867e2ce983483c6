import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs, signInFor } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

async function enterAgain(page: Page, email: string, heading = 'Profil'): Promise<void> {
  const before = new Set(bazaar.post.pinsTo(email));
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Zadej PIN');
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(email, before));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await waitForHeading(page, heading);
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`a message sent after the session has expired asks to sign in, and is then completed ${how} JavaScript`, async () => {
    const page = await visit({ javaScript });
    const email = `prerusena-${how}@example.cz`;
    await signInFor(page, { email, post: bazaar.post }, '/ucet/profil', 'Profil');
    if (javaScript) await waitForHydration(page);
    const name = page.locator('form [name=publicName]');
    await name.fill('Jana Přerušená');
    await bazaar.query(`delete from sessions`);
    await page.getByRole('button', { name: 'Uložit', exact: false }).first().click();

    await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const cookies = await page.context().cookies();
    expect(cookies.filter((cookie) => cookie.name === 'user')).toEqual([]);

    await page.getByRole('link', { name: 'Přihlas se znovu' }).click();
    await enterAgain(page, email);
    if (javaScript) {
      await expect.poll(() => name.inputValue()).toBe('Jana Přerušená');
      await page.getByText('Rozepsaný text je zpátky ve formuláři.').waitFor();
    } else {
      await page.getByRole('button', { name: 'Odeslat znovu' }).click();
      await page.getByText('Profil je uložený.').waitFor();
      expect(await name.inputValue()).toBe('Jana Přerušená');
    }
    expect(await page.getByText('Tvůj formulář se neodeslal').count()).toBe(0);
  });

  test(`a form is completed after signing out in another window ${how} JavaScript`, async () => {
    const page = await visit({ javaScript });
    const email = `jinde-${how}@example.cz`;
    await signInFor(page, { email, post: bazaar.post }, '/ucet/profil', 'Profil');
    if (javaScript) await waitForHydration(page);
    const phone = page.getByRole('textbox', { name: 'Telefon' });
    await phone.fill('777 111 222');
    await page.context().clearCookies({ name: 'user' });
    const ask = page.getByRole('region', { name: 'Telefon' });
    await ask.getByRole('button', { name: 'Přidat' }).click();
    await enterAgain(page, email);
    if (javaScript) {
      // The page has three forms with a field of that name.
      await expect.poll(() => phone.inputValue()).toBe('777 111 222');
    } else {
      await page.getByRole('button', { name: 'Odeslat znovu' }).click();
      await waitForHeading(page, 'Ověř telefon');
    }
  });
}

test('a listing submitted with photos and without JavaScript is restored, and asks only for the photos', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const address = `/ucet/inzerat/hul-k-uprave-${await postStick(seller, { title: 'Hůl k úpravě' })}`;
  const page = await visit({ javaScript: false });
  await openPageAs(page, seller, bazaar, [address, 'Uprav inzerát']);
  await page.getByLabel('Popis').fill('Nově napsaný popis, který nikdo nechce psát podruhé.');
  const photo = { name: 'hul.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(300_000, 7) };
  await page.getByLabel('Přidat fotky').setInputFiles(photo);
  await bazaar.query(`delete from sessions`);
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();

  await page.getByRole('link', { name: 'Přihlas se znovu' }).click();
  await enterAgain(page, seller.email, 'Uprav inzerát');
  await page.getByText('jen fotky pak vyber znovu').waitFor();
  await page.getByRole('button', { name: 'Vrátit do formuláře' }).click();
  await expect.poll(() => page.getByLabel('Popis').inputValue()).toContain('Nově napsaný popis');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
  expect(await page.getByLabel('Popis').inputValue()).toContain('Nově napsaný popis');
});

test('signing out clears unsaved input from the window', async () => {
  const page = await visit();
  await signInFor(page, { email: 'odchazi@example.cz', post: bazaar.post }, '/ucet/profil', 'Profil');
  await page.goto('/kontakt');
  await waitForHydration(page);
  const message = page.getByRole('textbox', { name: 'Zpráva' });
  await message.fill('Tohle si nechám pro sebe.');
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe('Tohle si nechám pro sebe.');
  await page.goto('/odhlaseni');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).click();
  await page.waitForURL(`${bazaar.url}/`);
  await page.goto('/kontakt');
  await waitForHydration(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('pro sebe');
  expect(await message.inputValue()).toBe('');
});

test('an e-mail whose change requires signing in again need not be typed twice', async () => {
  const page = await visit();
  const email = 'zmena@example.cz';
  await signInFor(page, { email, post: bazaar.post }, '/ucet/profil', 'Profil');
  await waitForHydration(page);
  await bazaar.query(`update sessions set created_at = created_at - interval '20 min'`);
  await page.getByLabel('Nový e-mail').fill('nova-zmena@example.cz');
  const change = page.getByRole('region', { name: 'E-mail', exact: true });
  await change.getByRole('button', { name: 'Změnit' }).click();
  await change.getByRole('link', { name: 'Přihlásit se znovu' }).click();
  await enterAgain(page, email);
  await expect.poll(() => page.getByLabel('Nový e-mail').inputValue()).toBe('nova-zmena@example.cz');
});

test('client navigation after the session has expired signs out as a page load does', async () => {
  const page = await visit();
  const email = 'srdicko@example.cz';
  await signInFor(page, { email, post: bazaar.post }, '/ucet/oblibene', 'Oblíbené');
  await bazaar.query(`delete from sessions`);
  await page.getByRole('link', { name: 'Hlídání' }).first().click();
  await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
});
