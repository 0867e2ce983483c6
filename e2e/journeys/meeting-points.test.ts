import { expect, test } from 'vitest';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { addMeetingPoint, listMeetingPoints } from '../../src/features/meeting-points/contract.ts';
import { builtInCode } from '../../src/features/places/districts.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

const listPath = '/sprava/mista-predani';
const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
const shown = async () => (await admin.get(listMeetingPoints, {})).points.map(({ name }) => name);

test.each(browserVariants)('%s an admin adds a hall, corrects it and hides it', async (way, options) => {
  const name = `Hala Slovany ${options.javaScript}`;
  const page = await visit(options);
  await openPageAs(page, admin, bazaar, [listPath, 'Místa předání']);
  if (options.javaScript) await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Přidat místo' });
  await form.getByLabel('Název').fill(name);
  await form.getByLabel('Obec').fill('Nikdov');
  await form.getByRole('button', { name: 'Přidat místo' }).click();
  await form.getByText('Obec „Nikdov“ neznáme.').waitFor();
  expect(await form.getByLabel('Název').inputValue()).toBe(name);
  await form.getByLabel('Obec').fill('Plzeň');
  await form.getByRole('button', { name: 'Přidat místo' }).click();
  await page.getByText('Místo je v seznamu.').waitFor();
  expect(await shown()).toContain(name);

  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  if (options.javaScript) await waitForHydration(page);
  await page.getByLabel('Ulice a číslo').fill('Na Hřišti 1');
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Uloženo.').waitFor();
  expect(await page.getByLabel('Ulice a číslo').inputValue()).toBe('Na Hřišti 1');
  await page.getByRole('button', { name: 'Skrýt' }).click();
  await page.getByText('Toto pole je povinné').waitFor();
  await page.getByLabel('Důvod').fill('rekonstrukce');
  await page.getByRole('button', { name: 'Skrýt' }).click();
  await page.getByText('Místo je skryté').waitFor();
  expect(await shown(), way).not.toContain(name);
});

test.each(browserVariants)(
  '%s an imported table is checked first, and added only when it has no errors',
  async (_, options) => {
    const [hall, tournament] = [`Hala Z ${options.javaScript}`, `Turnaj Z ${options.javaScript}`];
    const page = await visit(options);
    await openPageAs(page, admin, bazaar, [listPath, 'Místa předání']);
    if (options.javaScript) await waitForHydration(page);
    const form = page.getByRole('form', { name: 'Načíst tabulku' });
    const rows = (place: string) =>
      `Název\tObec\tOd\n${hall}\t${place}\t\n${tournament}\tOstrava\t${inTwoWeeks}`;
    await form.getByLabel('Řádky z tabulky').fill(rows('Nikdov'));
    await form.getByRole('button', { name: 'Zkontrolovat' }).click();
    await page.getByText('Nejdřív oprav 1 řádek.').waitFor();
    await page.getByText('Obec „Nikdov“ neznáme.').waitFor();
    expect(await page.getByRole('button', { name: /^Přidat \d/ }).count()).toBe(0);
    expect(await form.getByLabel('Řádky z tabulky').inputValue()).toBe(rows('Nikdov'));

    const file = { name: 'haly.csv', mimeType: 'text/csv', buffer: Buffer.from(rows('Brno')) };
    await form.getByLabel('Nebo soubor').setInputFiles(file);
    await form.getByRole('button', { name: 'Zkontrolovat' }).click();
    await page.getByRole('button', { name: 'Přidat 2 místa' }).click();
    await page.getByText('Přibylo: 2 místa.').waitFor();
    expect(await shown()).toEqual(expect.arrayContaining([hall, tournament]));
  },
);

/** A seller from Brno, and a buyer who has just sent a message about their offer. */
async function conversation(place: number) {
  const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
  await seller.signIn();
  await buyer.signIn();
  const id = await postStick(seller, { title: `Hůl na předání ${place}` });
  const message = 'Dobrý den, je ta hůl ještě volná?';
  await buyer.get(contactAdvertiser, {
    params: { id },
    body: { name: 'Eva Nováková', email: buyer.email, message, consent: true },
  });
  const { items } = await buyer.get(listConversations, {});
  return { seller, buyer, address: `/ucet/zpravy/${items[0]?.id}` };
}

test('a place stored in the browser is used for a buyer, never for a seller', async () => {
  await admin.get(addMeetingPoint, { body: { kind: 'hall', name: 'Hala v Přerově', place: 'Přerov' } });
  const { seller, buyer, address } = await conversation(40);
  const ostrava = JSON.stringify({ code: builtInCode('Ostrava', 'CZ0806'), name: 'Ostrava' });
  for (const [person, label, typed, halls] of [
    [buyer, 'Odkud pojedeš', 'Ostrava', 1],
    [seller, 'Odkud pojede druhá strana', '', 0],
  ] as const) {
    const page = await visit({ javaScript: false });
    await openPageAs(page, person, bazaar, ['/ucet', 'Můj účet']);
    await page.context().addCookies([{ name: 'misto', value: encodeURIComponent(ostrava), url: bazaar.url }]);
    await page.goto(address);
    await page.getByRole('button', { name: 'Navrhnout předání' }).first().click();
    expect(await page.getByLabel(label).inputValue()).toBe(typed);
    expect(await page.getByRole('button', { name: 'Vybrat Hala v Přerově' }).count()).toBe(halls);
  }
});

test.each(browserVariants)(
  '%s a buyer finds a tournament half way and proposes it with its date, and the seller learns nothing else',
  async (_, options) => {
    const place = options.javaScript ? 20 : 30;
    const name = `Vánoční turnaj ${place}`;
    await admin.get(addMeetingPoint, {
      body: { kind: 'tournament', name, place: 'Přerov', from: inTwoWeeks },
    });
    const { seller, buyer, address } = await conversation(place);
    const asks = await visit(options);
    await openPageAs(asks, buyer, bazaar, ['/ucet', 'Můj účet']);
    await asks.goto(address);
    if (options.javaScript) await waitForHydration(asks);
    await asks.getByRole('button', { name: 'Navrhnout předání' }).first().click();
    const drawer = asks.locator('#predani');
    await drawer.getByLabel('Místo předání').fill('Někde u dálnice');
    await drawer.getByLabel('Odkud pojedeš').fill('Nikdov');
    await drawer.getByRole('button', { name: 'Najít místa na půl cesty' }).click();
    await drawer.getByText('Obec „Nikdov“ neznáme.').waitFor();
    await drawer.getByLabel('Odkud pojedeš').fill('Ostrava');
    await drawer.getByRole('button', { name: 'Najít místa na půl cesty' }).click();
    await drawer.getByRole('heading', { name: 'Haly a turnaje na půl cesty' }).waitFor();
    expect(await drawer.getByLabel('Místo předání').inputValue()).toBe('Někde u dálnice');
    await drawer.getByRole('button', { name: `Vybrat ${name}` }).click();
    await expect.poll(() => drawer.getByLabel('Místo předání').inputValue()).toBe(`${name}, Přerov`);
    expect(await drawer.getByLabel('Den a čas').inputValue()).toBe(`${inTwoWeeks}T12:00`);
    await drawer.getByRole('button', { name: 'Odeslat návrh' }).click();
    await asks.getByRole('region', { name: 'Tvůj návrh předání' }).waitFor();

    const sells = await visit(options);
    await openPageAs(sells, seller, bazaar, ['/ucet', 'Můj účet']);
    await sells.goto(address);
    await sells
      .getByRole('region', { name: /^Předání navrhuje/ })
      .getByText(`${name}, Přerov`)
      .waitFor();
    expect(await sells.content()).not.toContain('Ostrava');
  },
);

test.each(browserVariants)('%s the map names halls in view', async (_, options) => {
  const name = `Hala v Kuřimi ${options.javaScript}`;
  await admin.get(addMeetingPoint, { body: { kind: 'hall', name, place: 'Kuřim' } });
  const page = await visit(options);
  // Pages of visitors are cached for some seconds, so each run uses a slightly different URL.
  await page.goto(`/mapa-nabidek?bbox=16.4,49.2,16.7,49.${options.javaScript ? 4 : 5}`);
  await page.getByText(/^Kde se potkat/).click();
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
  await page.goto('/mapa-nabidek?bbox=13.2,49.6,13.6,49.9');
  expect(await page.getByText(name).count()).toBe(0);
});
