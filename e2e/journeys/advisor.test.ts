import { beforeAll, expect, test } from 'vitest';
import { changeListings } from '../../src/features/listings/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { group, proveEmailForDemand } from '../demand-wizard.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration, chooseCategory, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let tooLong: number;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const measures = (shaft: string, flex: string) => ({
    'attributes.shaftLengthCm': shaft,
    'attributes.flexMm': flex,
  });
  await postStick(seller, { title: 'Hůl, která sedí', ...measures('92', '30') });
  await postStick(seller, { title: 'Hůl od jiné značky', brand: 'zone', ...measures('90', '29') });
  await postStick(seller, { title: 'Hůl moc tvrdá', ...measures('92', '24') });
  await postStick(seller, { title: 'Hůl skoro stejně dlouhá', ...measures('86', '30') });
  await postStick(seller, {
    title: 'Hůl pro druhou ruku',
    ...measures('92', '30'),
    'attributes.hand': 'right',
  });
  const promised = await postStick(seller, { title: 'Hůl pro někoho jiného', ...measures('92', '30') });
  await seller.get(changeListings, { body: { ids: [promised], move: 'reserve' } });
  tooLong = await postStick(seller, {
    title: 'Hůl moc dlouhá',
    'attributes.totalLengthCm': '116',
    'attributes.shaftLengthCm': '104',
    'attributes.iffMark': 'yes',
  });
});

const boy = '?height=165&age=14&weight=52&hand=left';

test.each(browserVariants)(
  '%s the advisor recommends a stick with reasons and shows matching offers',
  async (_, options) => {
    const page = await visit(options);
    await page.goto('/');
    await page.getByRole('link', { name: 'Nevíš délku? Spočítej ji' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Jakou hůl potřebuješ?' }).waitFor();
    if (options.javaScript) await waitForHydration(page);
    // Until there is an answer, its place shows a court and what it is based on.
    await page.getByRole('region', { name: 'Podle čeho radíme' }).locator('svg').waitFor();
    await page.getByLabel('Výška').fill('165');
    await page.getByLabel('Věk').fill('14');
    await page.getByLabel('Váha').fill('52');
    await page.getByRole('radio', { name: 'Levá dole' }).check();
    // With JavaScript the advice is shown without submitting.
    if (!options.javaScript) await page.getByRole('button', { name: 'Poradit' }).click();
    const answer = page.getByRole('region', { name: 'Hledej levou 92, flex 30' });
    await answer.getByText('87–96 cm').waitFor();
    await page.getByRole('region', { name: 'Proč zrovna tahle' }).getByText('160–').first().waitFor();
    const fitting = page.getByRole('region', { name: 'Sedí ti a jsou na prodej' });
    const near = page.getByRole('region', { name: 'Skoro sedí' });
    expect(await near.getByRole('heading', { level: 3 }).allInnerTexts()).toContain(
      'Hůl skoro stejně dlouhá',
    );
    expect(await near.getByRole('link', { name: 'Hůl pro druhou ruku' }).count()).toBe(0);
    expect(await fitting.getByRole('link', { name: 'Hůl pro někoho jiného' }).count()).toBe(0);
    expect(await fitting.getByRole('article').count()).toBe(2);
    expect(await fitting.getByRole('link', { name: 'Hůl moc tvrdá' }).count()).toBe(0);

    const shared = await visit({ javaScript: false });
    await shared.goto(page.url());
    await shared.getByRole('region', { name: 'Hledej levou 92, flex 30' }).waitFor();
    expect(await shared.getByLabel('Věk').inputValue()).toBe('14');
    await shared.getByRole('link', { name: 'Dát poptávku' }).click();
    expect(new URL(shared.url()).search).toContain('shaftLengthCm=87-96');

    await answer.getByRole('link', { name: 'Ukázat 3\u00a0nabídky' }).click();
    await page.getByRole('heading', { level: 1, name: 'Florbalky' }).waitFor();
    expect(page.url()).toContain('/vyhledavani/florbalky?');
  },
);

test('on a phone the advice stays visible while the form is being filled in', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/poradce');
  await waitForHydration(page);
  await page.getByLabel('Výška').fill('165');
  await page.getByLabel('Věk').fill('14');
  await page.getByLabel('Váha').fill('52');
  const bar = page.locator('main').getByText('92 cm, flex 30').last();
  const inSight = async () => {
    const box = await bar.boundingBox();
    return box !== null && box.y > 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
  };
  await expect.poll(inSight).toBe(true);
  await page.getByRole('radio', { name: 'Technik' }).check();
  await page.getByText('90 cm, flex 31').last().waitFor();
});

test('the answer is below the header, its main action above the reminder', async () => {
  const page = await visit();
  await page.goto(`/poradce${boy}#rada`);
  const answer = page.getByRole('region', { name: /^Hledej/ });
  const top = async (part: typeof answer) => (await part.boundingBox())?.y ?? NaN;
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(() => top(answer.getByRole('heading', { level: 2 })))
    .toBeGreaterThanOrEqual(header?.height ?? Infinity);
  expect(await top(answer.getByRole('link', { name: /^Ukázat 3/ }))).toBeLessThan(
    await top(answer.getByRole('link', { name: 'Připomeň mi, až vyroste' })),
  );
});

test('impossible values are rejected beside their field, and all input is preserved', async () => {
  for (const javaScript of [true, false]) {
    const page = await visit({ javaScript, mayFail: /poradce/ });
    await page.goto('/poradce');
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Výška').fill('1,65');
    await page.getByLabel('Váha').fill('52');
    await page.getByRole('radio', { name: 'Pravá dole' }).check();
    await page.getByRole('radio', { name: 'Střelec' }).check();
    await page.getByRole('button', { name: 'Poradit' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Výška: celé číslo od 90 do 215 cm.' }).waitFor();
    expect(await page.getByLabel('Výška').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Výška').inputValue()).toBe('1,65');
    expect(await page.getByLabel('Věk').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Váha').inputValue()).toBe('52');
    expect(await page.getByRole('radio', { name: 'Pravá dole' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Střelec' }).isChecked()).toBe(true);
    expect((await fetch(page.url())).status).toBe(422);
  }
});

test('when only the length is on sale, the page says so and shows those offers', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/poradce?height=185&age=30&weight=80&hand=left&style=beginner&player=man');
  const offers = page.getByRole('region', { name: 'Přesně taková teď na prodej není' });
  await offers.getByText('správnou délku').waitFor();
  await offers.getByRole('link', { name: 'Hůl moc dlouhá' }).waitFor();
});

test('advice requested from the filters returns as filters, in addition to those already set', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/vyhledavani/florbalky?brand=zone&totalLengthCm=60-80');
  await page.locator('form').getByRole('link', { name: 'Nevíš délku? Spočítej ji' }).click();
  await page.getByLabel('Výška').fill('165');
  await page.getByLabel('Věk').fill('14');
  await page.getByLabel('Váha').fill('52');
  await page.getByRole('button', { name: 'Poradit' }).click();
  await page.getByRole('link', { name: 'Ukázat 1\u00a0nabídku' }).click();
  await page.getByRole('link', { name: 'Hůl od jiné značky' }).first().waitFor();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    brand: 'zone',
    shaftLengthCm: '87-96',
    flexMm: '28-32',
  });
});

test.each(browserVariants)(
  '%s a demand takes over the advice and preserves typed values',
  async (_, options) => {
    const page = await visit(options);
    const email = `radi-${options.javaScript}@example.cz`;
    await proveEmailForDemand(page, { email, post: bazaar.post });
    if (options.javaScript) await waitForHydration(page);
    await chooseCategory(page, 'Florbalky', options.javaScript);
    await page.getByLabel('Popis').fill('Pro syna do žáků, škrábance nevadí.');
    await page.getByRole('button', { name: 'Nevíš délku? Spočítej ji' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jakou hůl potřebuješ?' }).waitFor();
    const draft = new URL(page.url()).searchParams.get('koncept') ?? '';
    await page.goto(`/poradce${boy}&koncept=${draft}`);
    const answer = page.getByRole('region', { name: /^Hledej/ });
    await answer.getByRole('button', { name: 'Vyplnit do poptávky' }).click();
    await waitForHeading(page, 'Co sháníš?');
    expect(await group(page, 'Délka shaftu').getByLabel('Od').inputValue()).toBe('87');
    expect(await group(page, 'Flex').getByLabel('Do').inputValue()).toBe('32');
    expect(await group(page, 'Strana').getByLabel('Levá').isChecked()).toBe(true);
    expect(await page.getByLabel('Popis').inputValue()).toBe('Pro syna do žáků, škrábance nevadí.');
  },
);

test('an offer lists rule by rule whether it is legal in a match', async () => {
  const page = await visit({ javaScript: false });
  await page.goto(`/inzerat/${tooLong}`);
  await page.getByText('Podle vyplněných údajů do soutěžního zápasu ne.').waitFor();
  const rules = page.getByRole('list', { name: 'Pravidla soutěžního zápasu' }).getByRole('listitem');
  const said = (await rules.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(said).toContainEqual(
    expect.stringMatching(/^Značka IFF: splňuje\..*Pravidla IFF, vydání 2022, pravidla 406 a 612\.$/),
  );
  expect(said).toContainEqual(expect.stringMatching(/^Celková délka: nesplňuje\. Celá hůl má 116 cm/));
  expect(said).toContainEqual(expect.stringMatching(/^Zahnutí čepele: nevíme\. Není uvedené/));
});
