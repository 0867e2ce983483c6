import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { photoFile } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';
import { formRows } from './form-rows.ts';
import { goTo, type Row, type Stock } from './row.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Výsledky hledání' }).getByRole('listitem');
const notSaved = (page: Page) =>
  page.getByText('Změna se neuložila. Zkontroluj spojení a zkus to znovu.').first().waitFor();
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const atPhotos = async (page: Page, { bazaar, seller }: Stock) => {
  await openPageAs(page, seller, bazaar, ['/pridani-nabidky/fotky', 'Ukaž ji ze všech stran']);
  await waitForHydration(page);
};
const photosStay = async (page: Page) => {
  await notSaved(page);
  expect(await page.getByRole('img', { name: /^Fotka \d+$/ }).count()).toBe(2);
};

export const rows: Record<string, Row> = {
  'more results': {
    calls: ['searchListings'],
    address: '**/api/v1/search?*cursor*',
    open: goTo('/vyhledavani?limit=2'),
    act: (page) => page.getByRole('link', { name: 'Načíst další' }).click(),
    check: async (page) => {
      const alert = page.getByRole('alert').filter({ hasText: 'Něco se pokazilo.' });
      await alert.getByText('Nepodařilo se načíst výsledky. Zkuste to prosím znovu.').waitFor();
      expect(await results(page).count()).toBe(2);
    },
    again: async (page) => {
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();
      await expect.poll(() => results(page).count()).toBe(3);
      expect(await page.getByText('Něco se pokazilo.').count()).toBe(0);
    },
  },
  'the count of chosen filters': {
    calls: ['countSearch'],
    address: '**/api/v1/search/count?*',
    open: async (page) => {
      await goTo('/vyhledavani')(page);
      await page.getByRole('button', { name: /^Filtry/ }).click();
    },
    act: (page) => page.getByRole('checkbox', { name: /^Zdarma/ }).check(),
    check: async (page) => {
      await page.getByRole('button', { name: 'Ukázat nabídky' }).waitFor();
      expect(await page.getByRole('checkbox', { name: /^Zdarma/ }).isChecked()).toBe(true);
    },
    again: async (page) => {
      await page.getByRole('checkbox', { name: /^Dohodou/ }).check();
      await page.getByRole('button', { name: /^Ukázat 2 / }).waitFor();
    },
  },
  'suggestions of places': {
    calls: ['suggestPlaces'],
    address: '**/api/v1/places?*',
    open: goTo('/lokality'),
    act: (page) => page.getByLabel('Obec nebo PSČ').fill('Kuřim'),
    check: async (page) => {
      await page.getByText('Návrhy se nepodařilo načíst. Piš dál, napsané platí.').first().waitFor();
      expect(await page.getByLabel('Obec nebo PSČ').inputValue()).toBe('Kuřim');
    },
  },
  'suggestions of searches, which are only logged': {
    calls: ['suggestSearch'],
    address: '**/api/v1/search/suggest?*',
    open: goTo('/'),
    act: (page) => page.locator('input[type=search]:visible').first().fill('unihoc'),
    check: async (page) => {
      expect(await page.locator('input[type=search]:visible').first().inputValue()).toBe('unihoc');
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  },
  'the nearest place': {
    calls: ['getNearestPlace'],
    address: '**/api/v1/nearest-place?*',
    open: async (page) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 49.3, longitude: 16.53 });
      await goTo('/lokality')(page);
    },
    act: (page) => page.getByRole('button', { name: /okolí/ }).click(),
    check: (page) =>
      page.getByText('Polohu se nepodařilo zjistit. Napiš obec, najdeme totéž.').first().waitFor(),
  },
  'the counter of views, which is only logged': {
    calls: ['noteView'],
    address: '**/api/v1/listings/*/views',
    open: async () => undefined,
    act: (page, { listing }) => goTo(listing)(page),
    check: async (page) => {
      await page.getByRole('link', { name: 'Napsat prodejci' }).first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  },
  'the note of a search that finds nothing, which is only logged': {
    calls: ['noteSearch'],
    address: '**/api/v1/search-log',
    open: async () => undefined,
    act: goTo('/vyhledavani?q=velociraptor'),
    check: async (page) => {
      await page.getByText('velociraptor').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  },
  'news of a conversation, which are only logged': {
    calls: ['getConversation'],
    address: '**/api/v1/account/conversations/*',
    open: async (page, { bazaar, seller, conversation }) => {
      await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
      await goTo(`/ucet/zpravy/${conversation}`)(page);
      await page.getByLabel('Zpráva', { exact: true }).fill('Rozepsaná odpověď');
    },
    act: (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    check: async (page) => {
      await page.getByRole('log').getByText('Je ta hůl ještě volná?').waitFor();
      expect(await page.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('Rozepsaná odpověď');
    },
  },
  'photos for a message': {
    calls: ['openMessageAlbum'],
    address: '**/api/v1/account/conversations/*/album',
    open: async (page, { bazaar, seller, conversation }) => {
      await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
      await goTo(`/ucet/zpravy/${conversation}`)(page);
      await page.getByLabel('Zpráva', { exact: true }).fill('Tady je čepel.');
    },
    act: async (page) => page.locator('input[type=file]').setInputFiles([await photoFile('cepel.jpg', 8)]),
    check: async (page) => {
      await page.getByText('Spojení vypadlo, fotka nedorazila celá.').waitFor();
      expect(await page.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('Tady je čepel.');
    },
  },
  'saving of what is typed': {
    calls: ['fillDraft', 'openDraft'],
    address: '**/api/v1/drafts/**',
    open: async (page, { bazaar, seller }) => {
      await openPageAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
      await waitForHydration(page);
    },
    act: (page) => page.getByLabel('Název').fill('Píšu bez spojení'),
    check: async (page) => {
      await page.getByText('Spojení vypadlo').first().waitFor();
      expect(await page.getByLabel('Název').inputValue()).toBe('Píšu bez spojení');
    },
    again: async (page) => {
      await page.getByLabel('Název').fill('Píšu zase se spojením');
      await page.getByRole('button', { name: 'Zkusit hned' }).or(page.getByText('Uloženo')).first().waitFor();
    },
  },
  'what a thing is worth, which is only logged': {
    calls: ['getUsualPrice'],
    address: '**/api/v1/usual-prices?*',
    open: async (page, { bazaar, seller }) => {
      await openPageAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
      await waitForHydration(page);
    },
    // Choosing the value already stored in the draft would send no request.
    act: async (page) => {
      const [likeNew, fresh] = [/^Jako nové/, /^Nové s visačkou/].map((name) =>
        page.getByRole('radio', { name }),
      );
      await ((await likeNew?.isChecked()) ? fresh : likeNew)?.check({ force: true });
    },
    check: async (page) => {
      await page.getByText(/pokud se\sjich tu prodalo dost/).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  },
  'saving a row of many': {
    calls: ['several.tsx'],
    address: '**/hromadne.data*',
    open: async (page, { bazaar, seller }) => {
      await openPageAs(page, seller, bazaar, ['/pridani-nabidky/hromadne', 'Vložit víc věcí najednou']);
      await waitForHydration(page);
      if ((await page.locator('#radky').count()) > 0) return;
      await page.getByLabel('Řádky z tabulky').fill('Zone Dream AIR;L;96;29;použité;1;850');
      await page.getByRole('button', { name: 'Načíst do řádků' }).click();
      await page.locator('#radky').waitFor();
    },
    act: async (page) => {
      const title = page.locator('#radky').getByLabel('Název').first();
      await title.fill('Zone Dream AIR, málo hraná');
      await title.press('Tab');
    },
    check: async (page) => {
      await page.getByText('Všechno napsané zůstalo ve formuláři').first().waitFor();
      const title = page.locator('#radky').getByLabel('Název').first();
      expect(await title.inputValue()).toBe('Zone Dream AIR, málo hraná');
    },
  },
  'a pile of photos of many': {
    calls: ['addBatchRows'],
    address: '**/api/v1/a**',
    open: async (page, { bazaar, seller }) => {
      await openPageAs(page, seller, bazaar, ['/pridani-nabidky/hromadne', 'Vložit víc věcí najednou']);
      await waitForHydration(page);
    },
    act: async (page) =>
      page
        .locator('input[name=photos]')
        .first()
        .setInputFiles([await photoFile('IMG_1.jpg', 1)]),
    check: (page) =>
      page
        .getByText(/Nahrávám fotku 1 z 1|Spojení vypadlo/)
        .first()
        .waitFor(),
  },
  'turning a photo': {
    calls: ['turnPhoto'],
    address: '**/api/v1/albums/**/turn',
    open: atPhotos,
    act: (page) => tool(page, 'Otočit fotku 1').click(),
    check: photosStay,
  },
  'removing a photo': {
    calls: ['removePhoto', 'restorePhoto'],
    address: '**/api/v1/albums/*/photos/*',
    open: atPhotos,
    act: (page) => tool(page, 'Smazat fotku 2').click(),
    check: photosStay,
  },
  'ordering photos': {
    calls: ['orderPhotos'],
    address: '**/api/v1/albums/*/order',
    open: atPhotos,
    act: (page) => tool(page, 'Nastavit fotku 2 jako hlavní').click(),
    check: photosStay,
  },
  'sending a photo': {
    calls: ['startUpload', 'getUpload'],
    address: '**/api/v1/albums/*/uploads',
    open: atPhotos,
    act: async (page) => page.getByLabel('Přidat fotky').setInputFiles([await photoFile('ztracena.jpg', 7)]),
    check: async (page) => {
      await page.getByText('Spojení vypadlo, fotka nedorazila celá.').waitFor();
      await page.getByRole('button', { name: 'Zkusit znovu' }).waitFor();
    },
  },
  'a favourite': {
    calls: ['toggleFavouriteUrl'],
    address: '**/oblibene',
    open: goTo('/vyhledavani'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Oblíbené: / })
        .first()
        .click(),
    check: async (page) => {
      await page
        .getByText(/^(Spojení vypadlo. Zkus to znovu.|Zpráva serveru se nenačetla)$/)
        .first()
        .waitFor();
      const pressed = page.getByRole('button', { name: /^Oblíbené: / }).first();
      await expect.poll(() => pressed.getAttribute('aria-pressed')).toBe('false');
      expect(await results(page).count()).toBe(3);
    },
  },
  ...formRows,
  'a link to another search': {
    calls: ['search.tsx'],
    address: '**/vyhledavani*.data*',
    open: goTo('/vyhledavani?price=-5000'),
    act: (page) =>
      page
        .getByRole('link', { name: /^Zrušit filtr/ })
        .first()
        .click(),
    check: async (page) => {
      await page.getByRole('alert').filter({ hasText: 'Něco se pokazilo.' }).waitFor();
      await page.getByText('Nepodařilo se načíst výsledky. Zkuste to prosím znovu.').waitFor();
    },
    again: async (page) => {
      await page.getByRole('link', { name: 'Zkusit znovu' }).click();
      await page.getByText('Něco se pokazilo.').waitFor({ state: 'detached' });
    },
  },
};

/** Calls whose failure is tested together with the rest of their journey. */
export const testedElsewhere: Readonly<Record<string, string>> = {
  startPasskey: 'journeys/second-factor.test.ts',
  startPasskeyPass: 'journeys/second-factor.test.ts',
  startPush: 'journeys/browser-messages.test.ts',
  endPush: 'journeys/browser-messages.test.ts',
  entryListUrl: 'journeys/lottery.test.ts',
};
