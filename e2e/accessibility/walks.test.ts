import { beforeAll, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import {
  describeWantedStick,
  goPastPhotos,
  proveEmailForDemand,
  publishDemand,
  shownTitle,
} from '../demand-wizard.ts';
import { postStick } from '../sample-offer.ts';
import {
  addPhotos,
  waitForHydration,
  askForPin,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  publish,
  typePin,
} from '../wizard.ts';
import { expectAccessiblePage } from './faults.ts';

const { bazaar, visit } = await useBazaar();
let stick: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  stick = `unihoc-epic-levakova-${await postStick(seller, { title: 'Unihoc Epic leváková' }, 3)}`;
});

/** Views without a URL of their own: validation errors, open dialogs, results of an action. */

test('errors, photos and values taken from a search when adding an offer are accessible', async () => {
  const page = await visit({ device: 'phone' });
  const email = 'prodejce@example.cz';
  await askForPin(page, email);
  await typePin(page, '12');
  await page.getByText('Řetězec musí mít 6 znaků').first().waitFor();
  await expectAccessiblePage(page, 'add-pin-wrong');
  await typePin(page, await bazaar.post.pinFor(email));
  await page.getByRole('heading', { level: 1, name: 'Co prodáváš?' }).waitFor();
  await expectAccessiblePage(page, 'add-category');
  await chooseCategory(page, 'Florbalky');
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await page.getByText('Zkontroluj vyznačená pole.').waitFor();
  await expectAccessiblePage(page, 'add-details-wrong');
  await describeStick(page, 'Unihoc Epic pro leváka');
  await goToPhotos(page);
  await expectAccessiblePage(page, 'add-photos-none');
  await addPhotos(page, 2);
  await expectAccessiblePage(page, 'add-photos');
  await goToPreview(page);
  await publish(page);
  await page.goto('/vyhledavani?q=unihoc');
  await page.locator('summary', { hasText: 'Hlídat' }).first().click();
  await expectAccessiblePage(page, 'watch-search');
  await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
  await page.getByText('Hlídáme. Jakmile').waitFor();
  await expectAccessiblePage(page, 'watches');
  await page.goto('/vyhledavani');
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^Oblíbené:/ })
    .first()
    .click();
  await page.getByText('Uloženo do oblíbených.').waitFor();
  await expectAccessiblePage(page, 'toast');
  await page.goto('/ucet/oblibene');
  await expectAccessiblePage(page, 'favourites');
}, 180_000);

test('errors when adding a demand, and one’s own demand, are accessible', async () => {
  const page = await visit({ device: 'phone' });
  await proveEmailForDemand(page, { email: 'shani@example.cz', post: bazaar.post });
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  await page.getByText('Zkontroluj vyznačená pole.').waitFor();
  await expectAccessiblePage(page, 'add-demand-category-missing');
  await describeWantedStick(page);
  await goPastPhotos(page);
  await publishDemand(page);
  await page.getByRole('link', { name: shownTitle }).click();
  await page.getByRole('heading', { level: 1, name: shownTitle }).waitFor();
  await expectAccessiblePage(page, 'own-demand');
}, 180_000);

test('a watch without an account is accessible from its email to its end', async () => {
  const page = await visit({ device: 'phone' });
  const email = 'hlida@example.cz';
  const good = (name: string) => expectAccessiblePage(page, name);
  const send = async (address: string) => {
    await page.goto('/vyhledavani?q=unihoc');
    await page.locator('summary', { hasText: 'Hlídat' }).first().click();
    await page.getByLabel('Tvůj e-mail').first().fill(address);
    await page.getByRole('button', { name: 'Hlídat', exact: true }).first().click();
  };
  await send('nekdo@nikde');
  await page.getByText('Neplatný formát emailu').waitFor();
  await good('watch-wrong');
  await send(email);
  await page.getByRole('heading', { level: 1, name: 'Ještě to potvrď v e-mailu' }).waitFor();
  await good('watch-sent');
  const { text = '' } = await bazaar.post.emailTo(email, /^Potvrď hlídání/);
  const link = text.match(/https?:\S+/g)?.find((url) => url.includes('/hlidani/')) ?? '';
  await page.goto(link);
  await good('watch-confirm');
  await page.getByRole('button', { name: 'Ano, hlídat' }).click();
  await page.getByText('Hlídáme. Jakmile').waitFor();
  await good('watch-of-email');
  await page.goto(`${page.url().split('?')[0]}/odhlasit`);
  await page.getByRole('button', { name: 'Zrušit hlídání' }).waitFor();
  await good('watch-sign-off');
}, 120_000);

test('the message dialog, full-screen photos and the filters are accessible', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(`/inzerat/${stick}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByLabel('Zpráva').waitFor();
  await expectAccessiblePage(page, 'contact-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /fotka 1, zvětšit$/ }).click();
  await page.getByRole('dialog').getByText('1 / 3').waitFor();
  await expectAccessiblePage(page, 'full-screen');
  await page.goto('/vyhledavani');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await page.getByRole('dialog', { name: 'Filtry' }).waitFor();
  await expectAccessiblePage(page, 'filter-sheet');
}, 120_000);
