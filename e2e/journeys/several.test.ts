import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { type VisitOptions } from '../browser.ts';
import { photoFile } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const several = '/pridani-nabidky/hromadne';
const heading = 'Vložit víc věcí najednou';

const { bazaar, visit } = await useBazaar();

let people = 0;
async function arrive(options: VisitOptions, slots: number): Promise<Page> {
  const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
  await bazaar.query(`update advertisers set card_limit = ${slots}`);
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, [several, heading]);
  return page;
}

const sticks = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `Zone Dream AIR ${String.fromCodePoint(65 + n)}${n};${n % 2 ? 'L' : 'P'};${90 + (n % 10)};29;použité;${n + 1};${500 + 10 * n}`,
  ).join('\n');
const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => photoFile(`IMG_${n}.jpg`, n % 8)));
const published = async () =>
  (await bazaar.query<{ title: string }>(`select title from listings where state = 'active' order by id`))
    .length;
/** Conditions read from the table, as stored before anybody says how worn the pieces are. */
const conditions = async () =>
  (
    await bazaar.query<{ condition: string | null }>(
      `select values ->> 'condition' as condition from listing_drafts where published_listing_id is null and values ->> 'title' <> '' order by id`,
    )
  ).map(({ condition }) => condition);

test('twenty sticks are published in sixteen actions, and one piece of several is sold by a tap', async () => {
  const page = await arrive({ device: 'desktop' }, 40);
  await waitForHydration(page);
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const button = (name: string) => page.getByRole('button', { name });
  await act(page.getByLabel('Řádky z tabulky').fill(sticks(20).replace(';690', ';69O')));
  await act(button('Načíst do řádků').click());
  await page.getByText('Načteno 20 řádků').waitFor();
  const firstRow = await page.locator('tbody tr').first().boundingBox();
  expect(firstRow?.y).toBeLessThan(600);
  const fullForm = await page
    .getByRole('link', { name: /^Celý formulář/ })
    .first()
    .boundingBox();
  expect(fullForm?.height, 'in one line').toBeLessThan(30);
  await act(button('Opravit cenu, řádek 20').press('Enter'));
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('690');
  await page.getByText('0 z 20 připraveno').waitFor();
  await expect.poll(conditions).toEqual(Array.from({ length: 20 }, () => 'used'));

  await page.getByText('Chybí obec').waitFor();
  await act(page.getByText('Všem řádkům:').click());
  await act(
    page.getByLabel('Obec', { exact: true }).and(page.locator('input:not([type=radio])')).fill('Brno'),
  );
  await act(page.getByRole('option', { name: /^Brno/ }).first().click());
  await act(page.getByLabel('Osobní předání').check());
  await act(page.getByLabel('Popis').fill('Hole z klubové skříně, všechny odehrály dvě sezony.'));
  await page.getByText('Popis: Hole z klubové skříně').waitFor();
  await act(page.getByLabel('Sleva při odběru víc kusů').fill('Při odběru víc kusů sleva.'));
  await act(page.locator('select[name=state]').selectOption('used/light'));
  await act(page.locator('input[name=photos]').setInputFiles(await photos(20)));
  await page.getByText('0 z 20 přiřazeno').waitFor({ timeout: 60_000 });
  await act(button('Rozdělit po řadě').click());
  await page.getByText('20 z 20 připraveno').waitFor();
  await act(button('Zveřejnit 20 inzerátů').click());
  await page.getByText('Zveřejněno: 20 inzerátů').waitFor({ timeout: 60_000 });
  // Excluding two clicks and a paste to copy the table and open the page; a minute per action is ten times
  // enough.
  expect(actions).toBeLessThanOrEqual(16);
  expect(await published()).toBe(20);

  await page.goto('/ucet/moje-inzerce');
  await page.getByText('Kusů: 20').waitFor();
  await page.getByRole('button', { name: /^Prodán kus.*T19/ }).click();
  await page.getByText('Kusů: 20 · zbývá 19').waitFor();
});

test('three offers are published without JavaScript, and a visitor without an account verifies their e-mail first', async () => {
  await bazaar.query(`update listings set state = 'withdrawn'`);
  const page = await visit({ device: 'phone', javaScript: false });
  await page.goto(several);
  const email = 'klub-bez-skriptu@example.cz';
  expect(new URL(page.url()).pathname).toBe('/pridani-nabidky');
  await page.getByText('Hned po zadání PINu se otevře tabulka').waitFor();
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(email));
  await page.getByRole('button', { name: 'Ověřit a pokračovat' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();

  await page.getByLabel('Řádky z tabulky').fill('Zone Dream;=1+1');
  await page.getByRole('button', { name: 'Načíst do řádků' }).click();
  await page.getByText('V tabulce je vzorec (na řádku 1).').waitFor();
  expect(await page.getByLabel('Řádky z tabulky').inputValue()).toBe('Zone Dream;=1+1');
  await page.getByLabel('Řádky z tabulky').fill(sticks(3).replace(';510', ';51O'));
  await page.getByRole('button', { name: 'Načíst do řádků' }).click();
  await page.getByText('Načteno 3 řádky').waitFor();
  expect(new URL(page.url()).hash).toBe('#radky');
  await page.getByText('0 z 3 připraveno').waitFor();
  // On a phone each row is a card of its own.
  const [one, next] = [
    await page.locator('tbody tr').nth(0).boundingBox(),
    await page.locator('tbody tr').nth(1).boundingBox(),
  ];
  expect((next?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0)).toBeGreaterThanOrEqual(16);
  await page.getByText('Myslíš 510 Kč?').waitFor();
  await page.getByRole('button', { name: 'Opravit cenu, řádek 2' }).click();
  await page.getByText('Myslíš 510 Kč?').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Cena za kus, Kč, řádek 2').inputValue()).toBe('510');
  expect(await conditions()).toEqual(['used', 'used', 'used']);

  await page.getByText('Všem řádkům:').click();
  await page.getByLabel('Obec', { exact: true }).and(page.locator('input:not([type=radio])')).fill('Brno');
  await page
    .getByLabel('Okres', { exact: true })
    .and(page.locator('select'))
    .selectOption({ label: 'Brno-město' });
  await page.getByLabel('Popis').fill('Hole z klubové skříně, všechny odehrály dvě sezony.');
  await page.locator('select[name=state]').selectOption('used/light');
  // Two from the pile, assigned to the first row; one directly to the second row; the third has none yet.
  await page.locator('input[name=photos]').setInputFiles(await photos(2));
  await page.getByRole('button', { name: 'Nahrát na hromádku' }).click();
  await page.getByText('0 z 2 přiřazeno').waitFor();
  for (const number of [1, 2]) await page.getByLabel(`Fotka ${number} z hromádky`).check();
  await page.getByRole('button', { name: /vybrané fotky k řádku 1,/ }).click();
  await page.getByText('2 z 2 přiřazeno').waitFor();
  await page.locator('tbody tr').nth(1).locator('summary').click();
  await page
    .locator('input[name^="photos."]')
    .nth(1)
    .setInputFiles(await photos(1));
  await page.getByRole('button', { name: 'Nahrát', exact: true }).click();
  await page.getByRole('button', { name: 'Zveřejnit 2 inzeráty' }).click();
  await page.getByText('Zveřejněno: 2 inzeráty').waitFor();
  await page.getByText('1 řádek zůstal rozepsaný.').waitFor();
  expect(await published()).toBe(2);
});
