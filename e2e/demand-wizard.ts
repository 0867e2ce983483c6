import type { Page } from 'playwright-core';
import { type Person, chooseCategory, waitForHeading, typePin } from './wizard.ts';

/** Steps of adding a demand in a browser. Each waits until the next step is shown. */

/** Enters an e-mail at the first step, types the mailed PIN and ends at the details. */
export async function proveEmailForDemand(page: Page, { email, post }: Person, start = '/pridani-poptavky') {
  await page.goto(start);
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Ověř, že je e-mail tvůj');
  await typePin(page, await post.pinFor(email));
  await waitForHeading(page, 'Co sháníš?');
}

export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** A stick of 92 to 96 cm, left or straight, used at worst, for at most 800 Kč; the title is generated. */
export async function describeWantedStick(page: Page, javaScript = true): Promise<void> {
  await chooseCategory(page, 'Florbalky', javaScript);
  await group(page, 'Délka shaftu').getByLabel('Od').fill('92');
  await group(page, 'Délka shaftu').getByLabel('Do').fill('96');
  for (const side of ['Levá', 'Rovná']) await group(page, 'Strana').getByLabel(side).check();
  await page.getByLabel('Jako nové').check();
  await page.getByLabel('Použité').check();
  await page.getByLabel('Nejvyšší cena', { exact: true }).fill('800');
  await page.getByLabel('Popis').fill('Pro syna do přípravky, škrábance nevadí. Hlavně ať není prasklá.');
  await page.getByLabel('Obec', { exact: true }).and(page.locator('input:not([type=radio])')).fill('Brno');
  if (javaScript) await page.getByRole('option', { name: /^Brno/ }).first().click();
}

export const suggestedTitle = 'Sháním florbalku 92–96 cm, levou nebo rovnou, do 800 Kč';
/** As pages show it, with the range kept on one line. */
export const shownTitle = suggestedTitle.replace('–', '–\u2060');

/** Submits the details, skips the photos and ends at the preview. */
export async function goPastPhotos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await waitForHeading(page, 'Máš fotku, jak má vypadat?');
  await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();
  await waitForHeading(page, 'Sedí všechno?');
}

export async function publishDemand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zveřejnit poptávku' }).click();
  await waitForHeading(page, 'Přidání se povedlo');
}
