import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import {
  describeWantedStick,
  goPastPhotos,
  group,
  proveEmailForDemand,
  publishDemand,
  shownTitle,
  suggestedTitle,
} from '../demand-wizard.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  await postStick(seller, { title: 'Unihoc Epic, která se hodí', price: '700' });
  await postStick(seller, { title: 'Unihoc Epic, moc drahá', price: '1900' });
  await postStick(seller, { title: 'Unihoc Epic, pravá', price: '700', 'attributes.hand': 'right' });
});

let people = 0;
const somebody = () => ({ email: `shani-${(people += 1)}@example.cz`, post: bazaar.post });

test.each([
  { device: 'phone', javaScript: true },
  { device: 'phone', javaScript: false },
  { device: 'desktop', javaScript: true },
  { device: 'desktop', javaScript: false },
] as const)(
  'a demand is added on a $device, JavaScript: $javaScript, and shows existing matches',
  async ({ device, javaScript }) => {
    const page = await visit({ device, javaScript });
    await proveEmailForDemand(page, somebody());
    if (javaScript) await waitForHydration(page);
    await describeWantedStick(page, javaScript);
    if (javaScript) expect(await page.getByLabel('Název').inputValue()).toBe(suggestedTitle);
    await goPastPhotos(page);
    await page.getByRole('heading', { level: 2, name: shownTitle }).waitFor();
    expect(await page.getByRole('article').innerText()).toMatch(/Jako nové, Použité/);
    await publishDemand(page);

    const fitting = page.getByRole('region', { name: /^Na poptávku sedí/ });
    await fitting.getByRole('link', { name: 'Unihoc Epic, která se hodí' }).waitFor();
    expect(await fitting.getByRole('link', { name: /moc drahá|pravá/ }).count()).toBe(0);
    await page.getByRole('link', { name: shownTitle }).click();
    await page.getByRole('heading', { level: 1, name: shownTitle }).waitFor();
    await page.getByText('do 800 Kč').first().waitFor();
    await fitting.getByText('pod tvým limitem').first().waitFor();
    await page.goto('/poptavky/florbalky-1');
    await page.getByRole('link', { name: shownTitle }).first().waitFor();
  },
  240_000,
);

test('the first step offers the choice of offer or demand', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Přidat inzerát' }).first().click();
  await page.getByRole('link', { name: /^Poptávka/ }).click();
  await waitForHeading(page, 'Kam ti mají hráči psát?');
  expect(new URL(page.url()).pathname).toBe('/pridani-poptavky');
});

test('a search prefills the demand through the sign-in, without filters that make no sense for it', async () => {
  const page = await visit({ device: 'phone', javaScript: false });
  const search = 'category=florbalky&hand=left&hand=nesmysl&shaftLengthCm=92-96&price=-800&flexMm=999-';
  await proveEmailForDemand(page, somebody(), `/pridani-poptavky?${search}`);
  expect(await group(page, 'Délka shaftu').getByLabel('Do').inputValue()).toBe('96');
  expect(await page.getByLabel('Nejvyšší cena', { exact: true }).inputValue()).toBe('800');
  expect(await group(page, 'Flex').getByLabel('Od').inputValue()).toBe('');
});

test('an unfinished demand is not overwritten by another search without asking', async () => {
  const page = await visit();
  await proveEmailForDemand(page, somebody(), '/pridani-poptavky?category=florbalky&price=-800');
  await waitForHydration(page);
  await page.getByLabel('Popis').fill('Pro dceru');
  await page.getByText('Uloženo do konceptu.').waitFor();
  await page.goto('/pridani-poptavky/udaje?category=cepele&price=-200');
  await page.getByText('Máš rozepsanou jinou poptávku').waitFor();
  expect(await page.getByLabel('Nejvyšší cena', { exact: true }).inputValue()).toBe('800');
  await page.getByRole('button', { name: 'Zahodit a začít podle hledání' }).click();
  await expect.poll(() => page.getByLabel('Nejvyšší cena', { exact: true }).inputValue()).toBe('200');
});

test('a manually written title stays when other fields change', async () => {
  const page = await visit({ device: 'phone' });
  await proveEmailForDemand(page, somebody());
  await waitForHydration(page);
  await describeWantedStick(page);
  await page.getByLabel('Název').fill('Hůl pro levoruké dítě');
  await page.getByLabel('Nejvyšší cena', { exact: true }).fill('500');
  await page.getByLabel('Popis').focus();
  expect(await page.getByLabel('Název').inputValue()).toBe('Hůl pro levoruké dítě');
  await page.getByLabel('Název').fill('');
  await page.getByLabel('Popis').focus();
  await expect.poll(() => page.getByLabel('Název').inputValue()).toContain('do 500 Kč');
});

test('a reversed range is reported beside its field, by keyboard and without JavaScript', async () => {
  const page = await visit({ javaScript: false });
  await proveEmailForDemand(page, somebody());
  await describeWantedStick(page, false);
  await group(page, 'Délka shaftu').getByLabel('Od').fill('104');
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await page.getByRole('link', { name: /Délka shaftu od: Dolní mez nesmí být větší/ }).click();
  expect(page.url()).toContain('#attributes.shaftLengthCm.min');
});

test('match emails are switched off for each kind separately, without JavaScript', async () => {
  const page = await visit({ javaScript: false });
  await proveEmailForDemand(page, somebody());
  await page.goto('/ucet/hlidani');
  const form = page.getByRole('region', { name: 'Když k sobě inzeráty sedí' });
  const aboutOffers = form.getByLabel('Objeví se nabídka, která sedí na mou poptávku');
  await aboutOffers.uncheck();
  await form.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Nastavení e-mailů je uložené.').waitFor();
  expect(await aboutOffers.isChecked()).toBe(false);
  expect(await form.getByLabel('Někdo hledá to, co nabízím').isChecked()).toBe(true);
});
