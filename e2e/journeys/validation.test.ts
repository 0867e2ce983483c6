import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration, chooseCategory, proveEmail, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let listing: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const id = await postStick(seller);
  listing = `/inzerat/unihoc-epic-26-hul-cislo-1-${id}`;
});

/**
 * Waits for an error message associated with the field and announced by it; an empty one means no message.
 */
async function expectSentence(page: Page, field: Locator, sentence: string): Promise<void> {
  const errorText = async () => {
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const error = ids.find((id) => id.endsWith('-error'));
    if (!error || (await field.getAttribute('aria-invalid')) !== 'true') return '';
    const live = page
      .locator('[aria-live=polite], [role=alert]')
      .filter({ has: page.locator(`[id="${error}"]`) });
    return (await live.count()) > 0 ? live.first().innerText() : 'silent';
  };
  await expect.poll(errorText, { timeout: 15_000 }).toBe(sentence);
}

/** Fills a field and moves the focus to another one. */
async function fillAndLeave(page: Page, field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await page.keyboard.press('Tab');
}

test('the e-mail is validated on blur, and then on each key press', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/pridani-nabidky');
  await waitForHydration(page);
  const email = page.getByLabel('Tvůj e-mail');
  await email.focus();
  await page.getByRole('link', { name: 'Přeskočit na obsah' }).focus();
  await expectSentence(page, email, 'Toto pole je povinné');
  await email.fill('pepa');
  await expectSentence(page, email, 'Neplatný formát emailu');
  await email.pressSequentially('@example.cz');
  await expectSentence(page, email, '');
});

test('a button clicked on blur does not move under the pointer; the error message appears afterwards', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(listing);
  await waitForHydration(page);
  await page
    .getByRole('link', { name: 'Napsat prodejci' })
    .or(page.getByRole('button', { name: 'Napsat prodejci' }))
    .first()
    .click();
  const message = page.getByRole('textbox', { name: 'Zpráva' });
  await message.tap();
  await page.locator('summary', { hasText: 'Na co se lidé ptají' }).tap();
  await page.locator('details[open]', { hasText: 'Na co se lidé ptají' }).waitFor();
  await expectSentence(page, message, 'Toto pole je povinné');
});

test('each field shows its own error on blur, on choosing and while it is corrected', async () => {
  const page = await visit();
  await proveEmail(page, { email: 'prodejce@example.cz', post: bazaar.post });
  await chooseCategory(page, 'Čepele');
  await waitForHydration(page);

  const title = page.getByLabel('Název');
  await fillAndLeave(page, title, 'Hůl');
  await expectSentence(page, title, 'Řetězec musí mít alespoň 5 znaků');
  await title.fill('x'.repeat(81));
  await expectSentence(page, title, 'Řetězec nesmí přesáhnout 80 znaků');
  await title.fill('Čepel Unihoc');
  await expectSentence(page, title, '');

  const brand = page.getByLabel(/^Značka/).first();
  await fillAndLeave(page, brand, 'Unihoc');
  await expectSentence(page, brand, '');
  await fillAndLeave(page, brand, '');
  await expectSentence(page, brand, 'Musíte vybrat hodnotu');

  const price = page.getByRole('textbox', { name: 'Částka' });
  for (const [typed, sentence] of [
    ['0', 'Číslo musí být větší než 0'],
    ['1000001', 'Číslo musí být menší než 1000001'],
    ['12,5', 'Číslo musí být celé číslo'],
    ['', 'Toto pole je povinné'],
    ['1 490 Kč', ''],
  ] as const) {
    await fillAndLeave(page, price, typed);
    await expectSentence(page, price, sentence);
  }

  const description = page.getByLabel('Popis');
  await fillAndLeave(page, description, 'Krátké');
  await expectSentence(page, description, 'Řetězec musí mít alespoň 20 znaků');
  await description.fill('x'.repeat(4001));
  await expectSentence(page, description, 'Řetězec nesmí přesáhnout 4000 znaků');
});

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';
  test(`submitting an invalid form ${how} JavaScript shows a summary with links to the fields, and preserves the input`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    await proveEmail(page, { email: `souhrn-${how}@example.cz`, post: bazaar.post });
    await chooseCategory(page, 'Florbalky', javaScript);
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Název').fill('Hůl');
    await page.getByLabel('Popis').fill('Prodám hůl po jedné sezoně.');
    await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Zkontroluj vyznačená pole.' });
    await summary.waitFor();
    const lines = await summary.getByRole('listitem').allInnerTexts();
    expect(lines).toContain('Název: Řetězec musí mít alespoň 5 znaků');
    expect(lines).toContain('Strana: Musíte vybrat hodnotu');
    expect(lines).toContain('Stav: Musíte vybrat hodnotu');
    expect(lines).toContain('Částka: Toto pole je povinné');
    expect(lines.some((line) => line.startsWith('Obec: '))).toBe(true);
    expect(await page.getByLabel('Název').inputValue()).toBe('Hůl');
    expect(await page.getByLabel('Popis').inputValue()).toBe('Prodám hůl po jedné sezoně.');
    await expectSentence(page, page.getByLabel('Název'), 'Řetězec musí mít alespoň 5 znaků');
    if (javaScript) {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('title');
    }
    await summary.getByRole('link', { name: /^Částka/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price');
    const fragments = await summary
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const fragment of fragments)
      expect(await page.locator(`[id="${fragment.slice(1)}"]`).count()).toBe(1);
  });
}

test('the message dialog requires the consent, and inserting a prepared sentence corrects the message', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(listing);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Napsat prodejci' });
  const message = dialog.getByLabel('Zpráva');
  await fillAndLeave(page, message, 'Ahoj');
  await expectSentence(page, message, 'Řetězec musí mít alespoň 10 znaků');
  await dialog.getByText(/^Na co se lidé ptají/).click();
  await dialog.getByRole('button', { name: /\?$/ }).first().click();
  await expectSentence(page, message, '');
  expect(await message.inputValue()).toMatch(/^Ahoj\n./);
  await dialog.getByLabel('Jméno').fill('Karel');
  await dialog.getByLabel('E-mail').fill('karel@');
  await dialog.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await expectSentence(
    page,
    dialog.getByRole('checkbox', { name: /^Souhlasím/ }),
    'Souhlas s podmínkami je povinný',
  );
  await expectSentence(page, dialog.getByLabel('E-mail'), 'Neplatný formát emailu');
});

test('the message dialog begins in its first field, with its button in sight', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(listing);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Napsat prodejci' });
  const name = dialog.getByLabel('Jméno');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  const button = await dialog.getByRole('button', { name: 'Odeslat zprávu' }).boundingBox();
  expect(button && button.y + button.height).toBeLessThan(844);
});

test('without JavaScript the message page shows the same errors, and preserves the input', async () => {
  const page = await visit({ javaScript: false });
  await page.goto(`${listing}/napsat`);
  await page.getByLabel('Jméno').fill('Karel');
  await page.getByLabel('E-mail').fill('karel@');
  await page.getByLabel('Zpráva').fill('Dobrý den, je ta hůl ještě volná?');
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await page.getByRole('alert').filter({ hasText: 'Zkontroluj vyznačená pole.' }).waitFor();
  await expectSentence(page, page.getByLabel('E-mail'), 'Neplatný formát emailu');
  await expectSentence(
    page,
    page.getByRole('checkbox', { name: /^Souhlasím/ }),
    'Souhlas s podmínkami je povinný',
  );
  expect(await page.getByLabel('Zpráva').inputValue()).toBe('Dobrý den, je ta hůl ještě volná?');
});

test('a message that fails to be sent is preserved and sent once the connection is back', async () => {
  const page = await visit({ mayFail: /napsat|assets|builds/ });
  await page.goto(listing);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Napsat prodejci' });
  await dialog.getByLabel('Jméno').fill('Karel');
  await dialog.getByLabel('E-mail').fill('karel@example.cz');
  await dialog.getByLabel('Zpráva').fill('Dobrý den, je ta hůl ještě volná?');
  await dialog.getByRole('checkbox', { name: /^Souhlasím/ }).check();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Co máš napsané, tu zůstává' }).waitFor();
  expect(await dialog.getByLabel('Zpráva').inputValue()).toBe('Dobrý den, je ta hůl ještě volná?');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await page.getByText('Zpráva odeslaná').waitFor();
  await bazaar.post.emailTo('karel@example.cz', /odešla$/);
});

test('discarding a message on a phone asks for confirmation once, with both answers in one row', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(listing);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Napsat prodejci' });
  await dialog.getByLabel('Jméno').fill('Karel');
  await page.keyboard.press('Escape');
  const [stay, leave] = await Promise.all(
    ['Psát dál', 'Zahodit'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
  );
  expect(stay?.y).toBe(leave?.y);
  expect(stay?.width).toBeCloseTo(leave?.width ?? 0, 0);
  // The dialog accepts the keyboard at once, and then restores the focus.
  await page.keyboard.press('Enter');
  expect(await dialog.getByLabel('Jméno').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Zahodit' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('a step beyond incomplete details returns to them with the errors marked', async () => {
  const page = await visit();
  await proveEmail(page, { email: 'napred@example.cz', post: bazaar.post });
  await chooseCategory(page, 'Florbalky');
  await page.goto(page.url().replace('/udaje', '/nahled'));
  await waitForHeading(page, 'Co prodáváš?');
  await page.getByRole('alert').filter({ hasText: 'Zkontroluj vyznačená pole.' }).waitFor();
});
