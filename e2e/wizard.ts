import type { Page } from 'playwright-core';
import type { FakeMailServer } from './fake-mail-server.ts';
import { photoFile } from './sample-offer.ts';

/** Steps of adding an offer in a browser. Each waits until the next step is shown. */

export type Person = { email: string; post: FakeMailServer };

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export const waitForHeading = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Enters an e-mail and ends at the PIN. */
export async function askForPin(page: Page, email: string): Promise<void> {
  await page.goto('/pridani-nabidky');
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Ověř, že je e-mail tvůj');
}

export async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Ověřit a pokračovat' }).click();
}

/** Signs in by a mailed PIN and ends at the details. */
export async function proveEmail(page: Page, { email, post }: Person): Promise<void> {
  await askForPin(page, email);
  await typePin(page, await post.pinFor(email));
  await waitForHeading(page, 'Co prodáváš?');
}

/** Without JavaScript the category is a step of its own; with it, the choices disappear when one is made. */
export async function chooseCategory(page: Page, name: string, javaScript = true): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).click({ force: true });
  if (!javaScript) await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  await page.getByLabel('Název').waitFor();
}

export async function describeStick(page: Page, title: string, javaScript = true): Promise<void> {
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });
  await page.getByLabel('Název').fill(title);
  const brand = page.getByLabel(/^Značka( ?nepovinné)?$/);
  if (javaScript) await brand.fill('Unihoc');
  else await brand.selectOption({ label: 'Unihoc' });
  await page.getByLabel(/^Délka shaftu/).fill('96');
  await page.getByLabel(/^Flex/).fill('26');
  await choose('Levá');
  await choose(/^Použité/);
  await choose(/^Lehce hrané/);
  await page.getByLabel('Částka', { exact: true }).and(page.getByRole('textbox')).fill('1490');
  await page.getByLabel('Popis').fill('Prodám hůl po jedné sezoně, čepel drží tvar.\nBez prasklin.');
  await page.getByLabel('Obec', { exact: true }).and(page.locator('input:not([type=radio])')).fill('Brno');
  if (!javaScript) return;
  await page.getByRole('option', { name: /^Brno/ }).first().click();
}

/** Submits the details and ends at the photos. */
export async function goToPhotos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await waitForHeading(page, 'Ukaž ji ze všech stran');
}

export const photoTiles = (page: Page) => page.getByRole('img', { name: /^Fotka \d+$/ });

export async function addPhotos(page: Page, count: number, javaScript = true): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: count }, (_, index) => photoFile(`hul-${index + 1}.jpg`, index)),
  );
  await page.getByLabel('Přidat fotky').setInputFiles(files);
  if (!javaScript) await page.getByRole('button', { name: 'Nahrát vybrané' }).click();
  await page
    .getByRole('button', { name: `Otočit fotku ${count}` })
    .and(page.locator(':enabled'))
    .waitFor();
}

export async function goToPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();
  await waitForHeading(page, 'Sedí všechno?');
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
  await waitForHeading(page, 'Přidání se povedlo');
}
