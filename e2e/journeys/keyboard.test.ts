import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { press, type } from '../keyboard.ts';
import { photoFile } from '../sample-offer.ts';
import { waitForHydration, photoTiles, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

test('by keyboard alone, a stranger sells a stick and another one finds it, reads about it and sends a message', async () => {
  const seller = await visit();
  await seller.goto('/');
  await waitForHydration(seller);
  await seller.keyboard.press('Tab');
  await seller.keyboard.press('Enter');
  await expect.poll(() => seller.evaluate(() => document.activeElement?.id)).toBe('obsah');
  await seller.goto('/');
  await waitForHydration(seller);
  await press(seller, seller.getByRole('link', { name: 'Přidat inzerát' }).first());
  await sell(seller);
  await bazaar.post.emailTo('klavesnice@example.cz', /je na bazaru$/);

  const buyer = await visit();
  await buyer.goto('/');
  await waitForHydration(buyer);
  await type(buyer, buyer.getByRole('search', { name: 'Co hledáš' }).getByLabel('Co hledáš'), 'klávesnicový');
  await buyer.keyboard.press('Enter');
  await press(buyer, buyer.getByRole('link', { name: 'Klávesnicový Unihoc pro leváka' }));
  await buyer.getByRole('heading', { level: 1, name: 'Klávesnicový' }).waitFor();
  await press(buyer, buyer.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }));
  const dialog = buyer.getByRole('dialog', { name: 'Napsat prodejci' });
  await type(buyer, dialog.getByLabel('Jméno'), 'Karla');
  await type(buyer, dialog.getByLabel('E-mail'), 'karla@example.cz');
  await type(buyer, dialog.getByLabel('Zpráva'), 'Dobrý den, je ta hůl ještě volná?');
  await press(buyer, dialog.getByRole('checkbox', { name: /^Souhlasím/ }), 'Space');
  await press(buyer, dialog.getByRole('button', { name: 'Odeslat zprávu' }));
  await buyer.getByText('Zpráva odeslaná').waitFor();
  await bazaar.post.emailTo('klavesnice@example.cz', /^Nová zpráva/);
});

async function sell(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  await type(page, page.getByLabel('Tvůj e-mail'), 'klavesnice@example.cz');
  await page.keyboard.press('Enter');
  await waitForHeading(page, 'Ověř, že je e-mail tvůj');
  await type(
    page,
    page.getByLabel('PIN', { exact: true }),
    await bazaar.post.pinFor('klavesnice@example.cz'),
  );
  await page.keyboard.press('Enter');
  await waitForHeading(page, 'Co prodáváš?');

  await press(page, page.getByRole('radio', { name: 'Florbalky', exact: true }), 'Space');
  // Arrow keys only move the focus between categories: reaching one does not select the others on the way.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  expect(await page.getByRole('radio', { name: 'Florbalky', exact: true }).isChecked()).toBe(true);
  expect(await page.getByText('Musíte vybrat hodnotu').count()).toBe(0);
  await press(page, page.getByRole('button', { name: 'Pokračovat', exact: true }));
  await page.getByLabel('Název').waitFor();
  await type(page, page.getByLabel('Název'), 'Klávesnicový Unihoc pro leváka');
  await type(page, page.getByLabel(/^Délka shaftu/), '96');
  await type(page, page.getByLabel(/^Flex/), '26');
  await press(page, page.getByRole('radio', { name: 'Levá' }), 'Space');
  await press(page, page.getByRole('radio', { name: /^Nové/ }), 'Space');
  await type(page, page.getByRole('textbox', { name: 'Částka' }), '1490');
  await type(page, page.getByLabel('Popis'), 'Nová hůl, jen rozbalená, nikdy na hřišti.');
  await type(page, page.getByRole('combobox', { name: 'Obec' }), 'Brno');
  await page.getByRole('option', { name: /^Brno/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Okres Brno-město').waitFor();
  await press(page, button('Pokračovat na fotky'));
  await waitForHeading(page, 'Ukaž ji ze všech stran');

  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Přidat fotky'));
  await (await chooser).setFiles([await photoFile('a.jpg', 0), await photoFile('b.jpg', 1)]);
  await expect.poll(() => photoTiles(page).count(), { timeout: 15_000 }).toBe(2);
  await page.getByRole('button', { name: 'Otočit fotku 2' }).and(page.locator(':enabled')).waitFor();
  await press(page, button('Posunout fotku 1 dozadu'));
  await page.getByText('Fotka 1 je teď na 2. místě').waitFor({ state: 'attached' });
  await press(page, button('Pokračovat na náhled'));
  await waitForHeading(page, 'Sedí všechno?');
  await press(page, button('Zveřejnit inzerát'));
  await waitForHeading(page, 'Přidání se povedlo');
}
