import { afterAll, beforeAll, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import {
  describeWantedStick,
  goPastPhotos,
  proveEmailForDemand,
  publishDemand,
  suggestedTitle,
} from '../demand-wizard.ts';
import { postStick } from '../sample-offer.ts';
import {
  addPhotos,
  alive,
  askForPin,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  publish,
  typePin,
} from '../wizard.ts';
import { expectGoodPage, wide } from './good-page.ts';

let bazaar: Bazaar;
let stick: string;
beforeAll(async () => {
  bazaar = await Bazaar.open();
  const seller = new ApiVisitor(bazaar, 1);
  await seller.signIn();
  stick = `unihoc-epic-levakova-${await postStick(seller, { title: 'Unihoc Epic leváková' }, 3)}`;
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

/** Pages of one's own account. */
const ownPages: Record<string, string> = {
  account: '/ucet',
  profile: '/ucet/profil',
  'own-data': '/ucet/moje-data',
};

for (const device of wide) {
  test(`adding an offer and looking after it on a ${device} is for everybody, in light and dark`, async () => {
    const page = await visit({ device });
    const email = `prodejce-${device}@example.cz`;
    const good = (name: string) => expectGoodPage(page, name, device);
    await page.goto('/pridani-nabidky');
    await good('add-email');
    await askForPin(page, email);
    await good('add-pin');
    await typePin(page, '12');
    await page.getByText('Řetězec musí mít 6 znaků').first().waitFor();
    await good('add-pin-wrong');
    await typePin(page, await bazaar.post.pinFor(email));
    await page.getByRole('heading', { level: 1, name: 'Co prodáváš?' }).waitFor();
    await good('add-category');
    await chooseCategory(page, 'Florbalky');
    await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await page.getByText('Zkontroluj vyznačená pole.').waitFor();
    await good('add-details-wrong');
    await describeStick(page, 'Unihoc Epic pro leváka');
    await good('add-details');
    await goToPhotos(page);
    await good('add-photos-none');
    await addPhotos(page, 2);
    await good('add-photos');
    await goToPreview(page);
    await good('add-preview');
    await publish(page);
    await good('add-done');
    await page.goto('/ucet/moje-inzerce');
    await good('my-listings');
    await page
      .getByRole('link', { name: /^Sdílet/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Dej o inzerátu vědět' }).waitFor();
    await good('share-listing');
    await page.getByRole('link', { name: 'Otevřít leták' }).click();
    await page.getByRole('button', { name: 'Vytisknout' }).waitFor();
    await good('sheet');
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: 'Hlídání' }).click();
    await page.getByText('Zatím nic nehlídáš').waitFor();
    await good('watches-none');
    await page.goto('/vyhledavani?q=unihoc');
    await page.getByText('Hlídat toto hledání').first().click();
    await good('watch-search');
    await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
    await page.getByText('Hlídáme. Jakmile').waitFor();
    await good('watches');
    await page.goto('/vyhledavani');
    await alive(page);
    await page
      .getByRole('button', { name: /^Oblíbené:/ })
      .first()
      .click();
    await page.getByText('Uloženo do oblíbených.').waitFor();
    await page.goto('/ucet/prihlaseni');
    await good('own-sign-in');
    await page.goto('/ucet/oblibene');
    await good('favourites');
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('link', { name: /^Upravit/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Uprav inzerát' }).waitFor();
    await good('edit-listing');
    await page.goto('/pridani-nabidky');
    await good('which-account');
    for (const [name, address] of Object.entries(ownPages)) {
      await page.goto(address);
      await alive(page);
      await good(name);
    }
    await page.goto('/odhlaseni');
    await good('sign-out');
  }, 240_000);

  test(`adding a demand on a ${device} is for everybody, in light and dark`, async () => {
    const page = await visit({ device });
    const good = (name: string) => expectGoodPage(page, name, device);
    await page.goto('/pridani-poptavky');
    await good('add-demand-email');
    await proveEmailForDemand(page, { email: `shani-${device}@example.cz`, post: bazaar.post });
    await alive(page);
    await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
    await page.getByText('Zkontroluj vyznačená pole.').waitFor();
    await good('add-demand-category-missing');
    await describeWantedStick(page);
    await good('add-demand-details');
    await goPastPhotos(page);
    await good('add-demand-preview');
    await publishDemand(page);
    await good('add-demand-done');
    await page.getByRole('link', { name: suggestedTitle }).click();
    await page.getByRole('heading', { level: 1, name: suggestedTitle }).waitFor();
    await good('own-demand');
  }, 240_000);

  test(`a watch without an account on a ${device}, from its letter to its end, is for everybody`, async () => {
    const page = await visit({ device });
    const email = `hlida-${device}@example.cz`;
    const good = (name: string) => expectGoodPage(page, name, device);
    const send = async (address: string) => {
      await page.goto('/vyhledavani?q=unihoc');
      await page.getByText('Hlídat toto hledání').first().click();
      await page.getByLabel('Tvůj e-mail').first().fill(address);
      await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
    };
    await send('nekdo@nikde');
    await page.getByText('Neplatný formát emailu').waitFor();
    await good('watch-wrong');
    await send(email);
    await page.getByRole('heading', { level: 1, name: 'Ještě to potvrď v e-mailu' }).waitFor();
    await good('watch-sent');
    const { text = '' } = await bazaar.post.letterTo(email, /^Potvrď hlídání/);
    const link = text.match(/https?:\S+/g)?.find((url) => url.includes('/hlidani/')) ?? '';
    await page.goto(link);
    await good('watch-confirm');
    await page.getByRole('button', { name: 'Ano, hlídat' }).click();
    await page.getByText('Hlídáme. Jakmile').waitFor();
    await good('watch-of-letter');
    await page.goto(`${page.url().split('?')[0]}/odhlasit`);
    await page.getByRole('button', { name: 'Zrušit hlídání' }).waitFor();
    await good('watch-sign-off');
  }, 180_000);

  test(`the dialog of a message, the filters and the photos over the whole screen on a ${device} are for everybody`, async () => {
    const page = await visit({ device });
    await page.goto(`/inzerat/${stick}`);
    await alive(page);
    await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByLabel('Zpráva').waitFor();
    await expectGoodPage(page, 'contact-dialog', device);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /fotka 1, zvětšit$/ }).click();
    await page.getByRole('dialog').getByText('1 / 3').waitFor();
    await expectGoodPage(page, 'full-screen', device);
    if (device !== 'phone') return;
    await page.goto('/vyhledavani');
    await alive(page);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    await page.getByRole('dialog', { name: 'Filtry' }).waitFor();
    await expectGoodPage(page, 'filter-sheet', device);
  }, 180_000);
}
