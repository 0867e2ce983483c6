import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { type OpenParts, openParts } from './open-parts.ts';

let parts: OpenParts;
beforeAll(async () => {
  parts = await openParts();
});
afterAll(() => parts.close());
const { visit } = useBrowser(() => parts);

/** Field, typed value, and the error message required by the specification. */
const rows = [
  ['text', '', 'Toto pole je povinné'],
  ['side', 'rovná', 'Musíte vybrat hodnotu'],
  ['number', 'pět', 'Toto pole musí být `číslo`'],
  ['atLeast5', '4', 'Číslo musí mít alespoň 5 znaků'],
  ['atMost5', '6', 'Číslo musí mít nejvýše 5 znaků'],
  ['over50', '50', 'Číslo musí být větší než 50'],
  ['under104', '104', 'Číslo musí být menší než 104'],
  ['whole', '1.5', 'Číslo musí být celé číslo'],
  ['from5', 'hůl', 'Řetězec musí mít alespoň 5 znaků'],
  ['to8', 'florbalka', 'Řetězec nesmí přesáhnout 8 znaků'],
  ['just6', '12345', 'Řetězec musí mít 6 znaků'],
  ['address', 'eva@', 'Neplatný formát emailu'],
  ['link', 'unihoc', 'Neplatný formát URL'],
] as const;

test('each kind of error is shown at its field on blur, with the exact wording', async () => {
  const page = await visit();
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Zkoušený' });
  const errorOf = (name: string) => form.locator(`[id="${name}-error"]`);
  for (const [name, typed] of rows) {
    await form.getByLabel(name, { exact: true }).fill(typed);
    await page.keyboard.press('Tab');
    await errorOf(name).waitFor();
  }
  await form.getByLabel('choices').focus();
  // Moving to a submit button would not count as leaving the field.
  await page.keyboard.press('Shift+Tab');
  await errorOf('choices').waitFor();
  const said = await Promise.all(
    rows.map(async ([name, typed]) => [name, typed, await errorOf(name).innerText()]),
  );
  expect(said).toEqual(rows);
  expect(await errorOf('choices').innerText()).toBe('Musíte vybrat jednu z možností');
});

test('a field is validated on blur, then on each key, on choosing and when set by code', async () => {
  const page = await visit();
  await page.goto('/');
  await page.waitForFunction(() => 'shell' in globalThis);
  const form = page.getByRole('form', { name: 'Zkoušený' });
  const errorOf = (name: string) => form.locator(`[id="${name}-error"]`).allInnerTexts();

  const text = form.getByLabel('from5', { exact: true });
  await text.focus();
  await text.pressSequentially('hůl');
  expect(await errorOf('from5')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => errorOf('from5')).toEqual(['Řetězec musí mít alespoň 5 znaků']);
  await text.pressSequentially('ka');
  await expect.poll(() => errorOf('from5')).toEqual([]);
  await text.press('Backspace');
  await expect.poll(() => errorOf('from5')).toEqual(['Řetězec musí mít alespoň 5 znaků']);

  await form.getByLabel('chosen').selectOption('nevím');
  await expect.poll(() => errorOf('chosen')).toEqual(['Musíte vybrat hodnotu']);

  const set = (value: string) =>
    form.getByLabel('address').evaluate((field, given) => {
      if (field instanceof HTMLInputElement) field.value = given;
      globalThis.shell.announceChange(field instanceof HTMLElement ? field : null);
    }, value);
  await set('eva@');
  await expect.poll(() => errorOf('address')).toEqual(['Neplatný formát emailu']);
  await set('eva@example.cz');
  await expect.poll(() => errorOf('address')).toEqual([]);
});
