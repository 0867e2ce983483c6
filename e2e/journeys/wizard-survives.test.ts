import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { photoFile } from '../sample-offer.ts';
import {
  addPhotos,
  waitForHydration,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  photoTiles,
  proveEmail,
  publish,
  waitForHeading,
} from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;
const somebody = () => ({ email: `prodejce-${(people += 1)}@example.cz`, post: bazaar.post });

test('a reload while typing loses nothing', async () => {
  const page = await visit({ device: 'phone' });
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);
  await page.getByLabel('Název').fill('Unihoc Epic 26');
  await page.getByLabel('Popis').pressSequentially('Rozepsaný popis');
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.getByLabel('Popis').inputValue()).toBe('Rozepsaný popis');
  expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26');
});

test('going back from the photos restores every value, and forward every photo', async () => {
  const page = await visit();
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);
  await describeStick(page, 'Unihoc Epic 26');
  await goToPhotos(page);
  await addPhotos(page, 2);
  await page.goBack();
  await waitForHeading(page, 'Co prodáváš?');
  expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26');
  expect(await page.getByRole('combobox', { name: 'Obec' }).inputValue()).toBe('Brno');
  expect(await page.getByRole('radio', { name: 'Levá' }).isChecked()).toBe(true);
  await page.goForward();
  await waitForHeading(page, 'Ukaž ji ze všech stran');
  expect(await photoTiles(page).count()).toBe(2);
});

test('going back and forward returns to the same step, and changes in between are preserved', async () => {
  const page = await visit();
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);
  await describeStick(page, 'Unihoc Epic 26');
  await goToPhotos(page);
  await page.goBack();
  await waitForHeading(page, 'Co prodáváš?');
  await page.getByLabel('Popis').fill('Po návratu jsem to napsal jinak a lépe.');
  await page.getByLabel('Částka', { exact: true }).and(page.getByRole('textbox')).fill('1390');
  await page.goForward();
  await waitForHeading(page, 'Ukaž ji ze všech stran');
  await page.goBack();
  await waitForHeading(page, 'Co prodáváš?');
  await expect
    .poll(() => page.getByLabel('Popis').inputValue())
    .toBe('Po návratu jsem to napsal jinak a lépe.');
  expect(
    await page.getByLabel('Částka', { exact: true }).and(page.getByRole('textbox')).inputValue(),
  ).toMatch(/^1\s?390$/);
});

test('a closed browser continues later at the same step', async () => {
  const evening = await visit({ device: 'phone' });
  await proveEmail(evening, somebody());
  await chooseCategory(evening, 'Florbalky');
  await waitForHydration(evening);
  await describeStick(evening, 'Unihoc Epic 26');
  await evening.getByText('Uloženo do konceptu.').waitFor();
  const storageState = await evening.context().storageState();
  await evening.context().close();

  const morning = await visit({ device: 'phone', storageState });
  await morning.goto('/pridani-nabidky');
  await waitForHeading(morning, 'Co prodáváš?');
  expect(await morning.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26');
  expect(await morning.getByLabel('Popis').inputValue()).toContain('Bez prasklin.');
  await goToPhotos(morning);
});

test('a lost connection is reported, and the input is preserved and saved once it is back', async () => {
  const page = await visit({ device: 'phone', mayFail: /drafts|udaje|places|recogn|manifest/ });
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);
  await describeStick(page, 'Unihoc Epic 26');
  await page.context().setOffline(true);
  await page.getByLabel('Název').fill('Unihoc Epic 26 bez spojení');
  await page.getByText('Spojení vypadlo').waitFor();
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await page.getByRole('alert').filter({ hasText: 'Všechno napsané zůstalo ve formuláři' }).waitFor();
  expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26 bez spojení');
  await page.context().setOffline(false);
  await page.getByText('Uloženo do konceptu.').waitFor();
  await page.reload();
  expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26 bez spojení');
  await waitForHydration(page);
  await goToPhotos(page);
});

test('publishing offline is reported, and works once the connection is back', async () => {
  const page = await visit({ mayFail: /nahled/ });
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);
  await describeStick(page, 'Unihoc Epic 26');
  await goToPhotos(page);
  await addPhotos(page, 1);
  await goToPreview(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
  await page.getByRole('alert').filter({ hasText: 'Spojení vypadlo' }).waitFor();
  await page.context().setOffline(false);
  await publish(page);
});

test('input entered before hydration is preserved', async () => {
  const page = await visit({ device: 'phone' });
  await proveEmail(page, somebody());
  await chooseCategory(page, 'Florbalky');
  await waitForHydration(page);

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Název').fill('Psáno předem');
  await page.getByLabel('Obec', { exact: true }).and(page.locator('[name=placeName]')).fill('Kuřim');
  await page.getByRole('radio', { name: 'Levá' }).check({ force: true });
  arrive();
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Obec' }).waitFor();
  expect(await page.getByLabel('Název').inputValue()).toBe('Psáno předem');
  expect(await page.getByRole('combobox', { name: 'Obec' }).inputValue()).toBe('Kuřim');
  expect(await page.getByRole('radio', { name: 'Levá' }).isChecked()).toBe(true);
  await describeStick(page, 'Psáno předem');
  await goToPhotos(page);

  const again = new Promise<void>((resolve) => (arrive = resolve));
  await page.unroute(/\/assets\/.*\.js$/);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await again;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Přidat fotky').setInputFiles([await photoFile('predem.jpg')]);
  arrive();
  await page.getByRole('button', { name: 'Otočit fotku 1' }).and(page.locator(':enabled')).waitFor();
});

for (const javaScript of [true, false]) {
  test(`changing the category preserves shared attributes ${javaScript ? 'with' : 'without'} JavaScript, and changing back restores the others`, async () => {
    const page = await visit({ javaScript });
    await proveEmail(page, somebody());
    await chooseCategory(page, 'Florbalky', javaScript);
    if (javaScript) await waitForHydration(page);
    await describeStick(page, 'Unihoc Epic 26', javaScript);
    const change = async (name: string) => {
      await page.locator('summary', { hasText: 'Kategorie:' }).click();
      // With JavaScript the choices disappear as soon as one is made.
      await page.getByRole('radio', { name, exact: true }).click({ force: true });
      if (!javaScript) await page.getByRole('button', { name: 'Načíst parametry' }).click();
      await page.locator('summary', { hasText: `Kategorie: ${name}` }).waitFor();
    };
    await change('Čepele');
    expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 26');
    expect(await page.getByLabel('Popis').inputValue()).toContain('Bez prasklin.');
    expect(await page.getByRole('textbox', { name: 'Částka' }).inputValue()).toBe('1490');
    expect(await page.getByLabel(/^Délka shaftu/).count()).toBe(0);
    await change('Florbalky');
    expect(await page.getByLabel(/^Délka shaftu/).inputValue()).toBe('96');
    expect(await page.getByRole('radio', { name: 'Levá' }).isChecked()).toBe(true);
    await goToPhotos(page);
  });

  test(`pressing publish twice ${javaScript ? 'with' : 'without'} JavaScript publishes one listing`, async () => {
    const page = await visit({ javaScript });
    const person = somebody();
    await proveEmail(page, person);
    await chooseCategory(page, 'Florbalky', javaScript);
    if (javaScript) await waitForHydration(page);
    await describeStick(page, 'Unihoc Epic 26', javaScript);
    await goToPhotos(page);
    if (javaScript) await waitForHydration(page);
    await addPhotos(page, 1, javaScript);
    await goToPreview(page);
    await page.getByRole('button', { name: 'Zveřejnit inzerát' }).dblclick();
    await waitForHeading(page, 'Přidání se povedlo');
    const [{ count } = { count: 0 }] = await bazaar.query<{ count: number }>(
      `select count(*)::int from listings join advertisers on advertisers.id = advertiser_id where email = '${person.email}'`,
    );
    expect(count).toBe(1);
  });
}
