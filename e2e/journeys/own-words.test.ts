import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { openPageAs } from '../sign-in.ts';
import { addPhotos, waitForHydration, goToPhotos, goToPreview, publish, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const words = 'prodám unihoc epic 96 levá flex 26, hraná sezonu, čepel drží tvar, Brno, 1200';
const understood = 'Vyplněno z textu:';
const said = (page: Page) => page.getByLabel('Napiš to svými slovy');
const fill = (page: Page) => page.getByRole('button', { name: 'Vyplnit z textu' }).click();

async function atDetails(person: number, javaScript: boolean): Promise<Page> {
  const seller = await ApiVisitor.signedIn(bazaar, person);
  const page = await visit({ javaScript, device: 'phone' });
  await openPageAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
  if (javaScript) await waitForHydration(page);
  return page;
}

const filled = (page: Page) => async () => ({
  title: await page.locator('[name=title]').inputValue(),
  model: await page.locator('[name=model]').inputValue(),
  shaft: await page.locator('[name="attributes.shaftLengthCm"]').inputValue(),
  flex: await page.locator('[name="attributes.flexMm"]').inputValue(),
  left: await page.getByRole('radio', { name: 'Levá' }).isChecked(),
  price: await page.locator('[name=price]').inputValue(),
  place: await page.locator('[name=placeName]').inputValue(),
});
const expected = {
  title: 'Unihoc Epic 96 cm, levá, flex 26',
  model: 'Epic',
  shaft: '96',
  flex: '26',
  left: true,
  price: '1200',
  place: 'Brno',
};
const marks = (page: Page) => page.locator('label, legend').filter({ hasText: 'vyplněno z textu' });
const offered = (page: Page, name: RegExp) => page.getByRole('button', { name });

for (const [person, javaScript] of [true, false].entries()) {
  test(`free text fills the form ${javaScript ? 'with' : 'without'} JavaScript, marked and reversible, and overwrites no typed value`, async () => {
    const page = await atDetails(person + 1, javaScript);
    await said(page).fill(words);
    await fill(page);
    await page.getByText(understood).waitFor();
    await expect.poll(filled(page)).toEqual(expected);
    expect(await marks(page).filter({ hasText: 'Flex' }).count()).toBe(1);
    expect(await marks(page).filter({ hasText: 'Celková délka' }).count()).toBe(0);

    await offered(page, /^Zrušit: Flex/).click();
    await offered(page, /^Vyplnit: Flex/).waitFor();
    await expect.poll(filled(page)).toEqual({ ...expected, flex: '' });
    await page.locator('[name="attributes.flexMm"]').fill('28');
    await fill(page);
    await page.getByText('V textu je něco jiného než ve formuláři:').waitFor();
    await expect.poll(filled(page)).toEqual({ ...expected, flex: '28' });
    await page.reload();
    await expect.poll(filled(page)).toEqual({ ...expected, flex: '28' });
    expect(await said(page).inputValue()).toBe(words);
    await offered(page, /^Vyplnit: Flex/).click();
    await offered(page, /^Zrušit: Flex/).waitFor();
    await expect.poll(filled(page)).toEqual(expected);
  });
}

test('facts missing in the text are listed beside it, link to their field and disappear once filled', async () => {
  const page = await atDetails(6, true);
  await said(page).fill('prodám unihoc epic 96 flex 26, hraná sezonu, čepel drží tvar, 1200');
  await fill(page);
  const missing = page.getByRole('list', { name: 'Ještě chybí' });
  await missing.waitFor();
  expect(await page.locator(':focus').innerText()).toContain('platí, co je ve formuláři');
  expect(await missing.getByRole('link').allInnerTexts()).toEqual(['Strana', 'Obec']);
  await missing.getByRole('link', { name: 'Strana' }).click();
  await page.getByRole('radio', { name: 'Levá' }).check({ force: true });
  await missing.getByRole('link', { name: 'Strana' }).waitFor({ state: 'detached' });
  const town = page.locator('[name=placeName]');
  await town.fill('Brno');
  await page.getByRole('option', { name: /^Brno/ }).first().click();
  await missing.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sedí, na fotky' }).click();
  await waitForHeading(page, 'Ukaž ji ze všech stran');
});

test('an estimate comes first and says so, and each filled value leads to its field', async () => {
  const page = await atDetails(7, true);
  await said(page).fill(words);
  await fill(page);
  const filledValues = page.getByRole('list', { name: understood.replace(':', '') });
  await filledValues.waitFor();
  expect(await filledValues.getByRole('link').first().innerText()).toMatch(/^Jak moc hrané, zkontroluj/);
  await page.getByText('1 údaj je ke kontrole.').waitFor();
  const targets = await filledValues
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')?.slice(1) ?? ''));
  for (const id of targets) expect(await page.locator(`[id="${id}"]`).count(), id).toBe(1);
});

for (const [person, javaScript] of [true, false].entries())
  test(`a text that asks for something fills no offer, but leads to a demand, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await atDetails(person + 9, javaScript);
    await said(page).fill('Koupím florbalku Unihoc 96 levou do 800');
    await fill(page);
    await page.getByText('To vypadá na poptávku').waitFor();
    expect(await page.locator('[name=price]').count()).toBe(0);
    await page.getByRole('link', { name: 'Přidej to jako poptávku' }).click();
    await waitForHeading(page, 'Co sháníš?');
    expect(await page.locator('[name=title]').inputValue()).toBe('Sháním florbalku Unihoc 96 levou do 800');
    expect(await page.locator('[name=price]').inputValue()).toBe('800');
  });

for (const [person, javaScript] of [true, false].entries())
  test(`free text fills the form of a demand as a search would understand it, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const buyer = await ApiVisitor.signedIn(bazaar, person + 11);
    const page = await visit({ javaScript, device: 'phone' });
    await openPageAs(page, buyer, bazaar, ['/pridani-poptavky/udaje', 'Co sháníš?']);
    if (javaScript) await waitForHydration(page);
    await fill(page);
    await page.getByText('Nejdřív napiš, co sháníš.').first().waitFor();
    await said(page).fill('Sháním pro syna levou florbalku Unihoc nebo Zone 87–92 cm do 800 Kč, Brno');
    await fill(page);
    await page.getByText(understood).waitFor();
    const wished = async () => ({
      from: await page.locator('[name="attributes.shaftLengthCm.min"]').inputValue(),
      to: await page.locator('[name="attributes.shaftLengthCm.max"]').inputValue(),
      left: await page.getByRole('checkbox', { name: 'Levá' }).isChecked(),
      price: await page.locator('[name=price]').inputValue(),
      place: await page.locator('[name=placeName]').inputValue(),
    });
    const all = { from: '87', to: '92', left: true, price: '800', place: 'Brno' };
    await expect.poll(wished).toEqual(all);
    // Either brand will do, so none is a condition.
    expect(await offered(page, /Značka/).count()).toBe(0);
    await offered(page, /^Zrušit: Nejvyšší cena/).click();
    await offered(page, /^Vyplnit: Nejvyšší cena/).waitFor();
    await expect.poll(wished).toEqual({ ...all, price: '' });
  });

test('an edited value is no longer marked as filled from the text', async () => {
  const page = await atDetails(3, true);
  await said(page).fill(words);
  await fill(page);
  await marks(page).filter({ hasText: 'Flex' }).waitFor();
  await page.locator('[name="attributes.flexMm"]').fill('29');
  await marks(page).filter({ hasText: 'Flex' }).waitFor({ state: 'detached' });
  await offered(page, /^Vyplnit: Flex/).waitFor();
});

test('of several things the first one is filled in; unrecognized text asks for the category and is preserved', async () => {
  const page = await atDetails(4, true);
  await said(page).fill('něco na hraní');
  await page.reload();
  await waitForHydration(page);
  expect(await said(page).inputValue()).toBe('něco na hraní');
  await fill(page);
  await page.getByText('Z textu jsme nic nepoznali, vyplň to prosím níž.').waitFor();
  await said(page).fill('- hůl Oxdog 96 L flex 27 (1200)\n- vak na 2 hole Unihoc (250)');
  await fill(page);
  await page.getByText('V textu je víc věcí: vak na hole.').waitFor();
  expect(await page.locator('[name=price]').inputValue()).toBe('1200');
  await said(page).fill('x'.repeat(4001));
  await fill(page);
  await page.getByText('Text je moc dlouhý, vejdou se sem 4 000 znaků.').first().waitFor();
});

test('with photos at hand, an offer is published by two inputs and four taps', async () => {
  const page = await atDetails(5, true);
  const actions: string[] = [];
  const count = async (what: string, act: () => Promise<unknown>) => {
    actions.push(what);
    await act();
  };
  const begin = performance.now();
  await count('input', () => said(page).fill(words));
  await count('tap', () => fill(page));
  await page.getByText(understood).waitFor();
  // Right below the recognized facts, above the six screens of the form.
  await count('tap', () => page.getByRole('button', { name: 'Sedí, na fotky' }).click());
  await waitForHeading(page, 'Ukaž ji ze všech stran');
  await count('input', () => addPhotos(page, 2));
  await count('tap', () => goToPreview(page));
  await count('tap', () => publish(page));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(
    `From own words to a published offer: ${actions.length} actions, ${seconds} s of the machine\n`,
  );
  expect(actions.toSorted()).toEqual(['input', 'input', 'tap', 'tap', 'tap', 'tap']);
  const [stored] = await bazaar.query<{ title: string; price: number }>(`select title, price from listings`);
  expect(stored).toEqual({ title: expected.title, price: 1200 });
});

test('without JavaScript the preview also shows contradictions between the text and the fields', async () => {
  const page = await atDetails(8, false);
  await said(page).fill(`${words} Kč`);
  await fill(page);
  await page.getByText(understood).waitFor();
  await page.getByLabel('Popis').fill('Hraná jednu sezónu, čepel drží tvar. Chci za ni 1200 Kč, Brno.');
  await page.locator('[name=price]').fill('1000');
  await goToPhotos(page);
  await addPhotos(page, 1, false);
  await goToPreview(page);
  await page.getByText('V\u00a0textu je něco jiného než v\u00a0údajích').waitFor();
  await page.getByText(/Nadpis nebo popis říká: .*1\s200\sKč\./).waitFor();
});
