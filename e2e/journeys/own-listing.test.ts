import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { discardDraft } from '../../src/features/listings/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { signInFor } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;
let seller: ApiVisitor;
beforeEach(async () => {
  seller = new ApiVisitor(bazaar, (people += 1));
  await seller.signIn();
});
const signedIn = (page: Page, address: string, heading: string) =>
  signInFor(page, { email: seller.email, post: bazaar.post }, address, heading);

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript';

  test(`advertisers see that a listing is theirs, and edit it instead of sending a message, ${how}`, async () => {
    const path = `/inzerat/moje-hul-${await postStick(seller, { title: 'Moje hůl' })}`;
    const page = await visit({ javaScript });
    await signedIn(page, path, 'Moje hůl');
    for (const address of [path, `${path}/napsat`]) {
      await page.goto(address);
      await page.getByText('Tohle je tvůj inzerát.').waitFor();
      expect(await page.getByRole('link', { name: 'Napsat prodejci' }).count()).toBe(0);
      expect(await page.getByLabel('Zpráva').count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Upravit inzerát' }).click();
    await waitForHeading(page, 'Uprav inzerát');

    const stranger = await visit({ javaScript });
    await stranger.goto(path);
    await stranger.getByRole('link', { name: 'Napsat prodejci' }).first().waitFor();
    expect(await stranger.locator('main').innerText()).not.toContain('tvůj inzerát');
  });

  test(`the advertiser gets from the rules of matches to the missing attribute, ${how}`, async () => {
    const path = `/inzerat/zahnuta-hul-${await postStick(seller, { title: 'Zahnutá hůl' })}`;
    const page = await visit({ javaScript, device: javaScript ? 'phone' : 'desktop' });
    await page.goto(path);
    await page.getByText(/Co víme, splňuje\. Zeptej se na\s/).click();
    expect(await page.getByRole('link', { name: /^Doplnit.*Zahnutí čepele$/ }).count()).toBe(0);
    await signedIn(page, path, 'Zahnutá hůl');
    if (javaScript) await waitForHydration(page);
    await page.getByText(/Co víme, splňuje\. Doplň\s/).click();
    await page.getByRole('link', { name: /^Doplnit.*Zahnutí čepele$/ }).click();
    await waitForHeading(page, 'Uprav inzerát');
    await page.getByLabel('Výška zahnutí').waitFor();
    expect(await page.getByLabel('Výška zahnutí').isVisible()).toBe(true);
  });

  test(`the wished swap is asked for once a swap is possible, and shown on the page, ${how}`, async () => {
    const path = `/hul-na-vymenu-${await postStick(seller, { title: 'Hůl na výměnu' })}`;
    const page = await visit({ javaScript, device: 'phone' });
    await signedIn(page, `/ucet/inzerat${path}`, 'Uprav inzerát');
    if (javaScript) await waitForHydration(page);
    expect(await page.getByLabel('Za co vyměníš').isVisible()).toBe(false);
    await page.locator('[name=swap]').check({ force: true });
    await page.getByLabel('Za co vyměníš').fill('Za pravou, klidně starší.');
    await page.locator('[name=swapCategory]').selectOption('florbalky');
    await page.locator('[name=swapSize]').fill('100 cm');
    await page.locator('[name=swapHand]').selectOption('right');
    await page.getByRole('button', { name: 'Uložit změny' }).click();
    await page.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
    await page.goto(`/inzerat${path}`);
    await page.getByText('Za pravou, klidně starší.').waitFor();
    await page.getByText('Florbalky · 100 cm · Pravá').waitFor();
  });
}

test('editing a draft that another window has published says so, and links to the listing', async () => {
  const { id, albumId } = await seller.fillDraft({ ...stickForm(1), title: 'Hůl ze dvou oken' });
  await seller.sendPhoto(albumId, await jpeg());
  const page = await visit({ device: 'phone', mayFail: /drafts/ });
  await signedIn(page, '/pridani-nabidky/udaje', 'Co prodáváš?');
  await waitForHydration(page);
  await seller.publish(id);
  await page.getByLabel('Název').fill('Píšu do prázdna');
  await page.getByText('Inzerát je mezitím zveřejněný').waitFor();
  await page.getByRole('link', { name: 'Přejít na Moje inzerce' }).click();
  await waitForHeading(page, 'Moje inzerce');
  await page.getByText('Hůl ze dvou oken').first().waitFor();
});

test('editing a draft that another window has deleted says so, and saves the input to a new one', async () => {
  const { id } = await seller.fillDraft({ ...stickForm(1), title: 'Hůl do koše' });
  const page = await visit({ mayFail: /drafts/ });
  await signedIn(page, '/pridani-nabidky/udaje', 'Co prodáváš?');
  await waitForHydration(page);
  await seller.get(discardDraft, { params: { id } });
  await page.getByLabel('Název').fill('Hůl přece jen na prodej');
  await page.getByText('Koncept už není').waitFor();
  await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
  await waitForHeading(page, 'Ukaž ji ze všech stran');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Název').inputValue()).toBe('Hůl přece jen na prodej');
});

for (const javaScript of [true, false]) {
  test(`photos are not requested without an explanation while account deletion is pending, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    await seller.fillDraft({ ...stickForm(1), title: 'Hůl před odchodem' });
    await bazaar.query(`insert into account_leavings (advertiser_id, asked_at, goes_at, withdrawn)
      select id, now(), now() + interval '7 days', '{}' from advertisers where email = '${seller.email}'`);
    const page = await visit({ javaScript, device: 'phone' });
    await signedIn(page, '/pridani-nabidky/fotky', 'Ukaž ji ze všech stran');
    await page.getByText(/^Účet smažeme/).waitFor();
    if (javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Nechat si účet' }).click();
    await expect
      .poll(() =>
        bazaar.query(`select 1 from account_leavings join advertisers on id = advertiser_id
        where email = '${seller.email}'`),
      )
      .toEqual([]);
  });
}

test('the notice of restored changes leaves once they are saved', async () => {
  const path = `/hul-k-uprave-${await postStick(seller, { title: 'Hůl k úpravě' })}`;
  const page = await visit();
  await signedIn(page, `/ucet/inzerat${path}`, 'Uprav inzerát');
  await waitForHydration(page);
  const description = page.locator('textarea[name=description]');
  await description.fill('Hůl po jedné sezoně, čepel drží tvar.');
  await page.reload();
  await waitForHydration(page);
  await page.getByText('Neuložené změny jsou zpátky ve formuláři.').waitFor();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await page.getByText('Změny jsou uložené a vidí je všichni.').waitFor();
  await page.getByText('Neuložené změny jsou zpátky ve formuláři.').waitFor({ state: 'detached' });
  expect(await description.inputValue()).toBe('Hůl po jedné sezoně, čepel drží tvar.');
});

test.each(['phone', 'desktop'] as const)(
  'a sold piece and a withdrawal are undone in the toast, on a %s',
  async (device) => {
    const id = await postStick(seller, { title: 'Hole do oddílu', quantity: '3' });
    const page = await visit({ device });
    await signedIn(page, '/ucet/moje-inzerce', 'Moje inzerce');
    await waitForHydration(page);
    const undo = page.getByRole('status', { name: 'Oznámení' }).getByRole('button', { name: 'Vrátit' });
    await page.getByRole('button', { name: /^Prodán kus/ }).click();
    await page.getByText('Kusů: 3 · zbývá 2').waitFor();
    await undo.click();
    await page.getByText('zbývá 2').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Další možnosti: Hole do oddílu' }).click();
    await page.locator('summary', { hasText: 'Stáhnout z nabídky' }).click();
    await page.getByRole('button', { name: /^Stáhnout inzerát/ }).click();
    await page.getByText('Inzerát je stažený').waitFor();
    await undo.click();
    await page.getByText('Inzerát je zpátky ve výpisech a je volný.').waitFor();
    expect(await bazaar.query(`select state from listings where id = ${id}`)).toEqual([{ state: 'active' }]);
  },
);
