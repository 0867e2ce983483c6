import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiVisitor } from '../api-visitor.ts';
import type { Bazaar } from '../bazaar.ts';
import { photoFile } from '../sample-offer.ts';
import { arriveAs } from '../sign-in.ts';
import { alive } from '../wizard.ts';

/** What the rows happen on: a seller with three offers, one of them asked about, and a draft with two photos. */
export type Stock = { bazaar: Bazaar; seller: ApiVisitor; listing: string; conversation: string };

/** One background call of the browser: what makes it, and what the page says and keeps while it has no answer. */
export type Row = {
  /** Ids of the operations it calls, or the address it asks for. */
  calls: readonly string[];
  /** What of it gets no answer. */
  address: string;
  open: (page: Page, stock: Stock) => Promise<void>;
  act: (page: Page, stock: Stock) => Promise<unknown>;
  /** What stands where the answer would be, and what has stayed. */
  check: (page: Page) => Promise<unknown>;
  /** Once there are answers again. */
  again?: (page: Page) => Promise<unknown>;
};

const goTo = (address: string) => async (page: Page) => {
  await page.goto(address);
  await alive(page);
};
const results = (page: Page) => page.getByRole('list', { name: 'Výsledky hledání' }).getByRole('listitem');
const notSaved = (page: Page) =>
  page.getByText('Změna se neuložila. Zkontroluj spojení a zkus to znovu.').first().waitFor();
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const atPhotos = async (page: Page, { bazaar, seller }: Stock) => {
  await arriveAs(page, seller, bazaar, ['/pridani-nabidky/fotky', 'Ukaž ji ze všech stran']);
  await alive(page);
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
  'news of a conversation, which are only logged': {
    calls: ['getConversation'],
    address: '**/api/v1/account/conversations/*',
    open: async (page, { bazaar, seller, conversation }) => {
      await arriveAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
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
      await arriveAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
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
      await arriveAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
      await alive(page);
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
  'what a title says, which is only logged': {
    calls: ['recognizeListing'],
    address: '**/api/v1/listing-recognitions',
    open: async (page, { bazaar, seller }) => {
      await arriveAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
      await alive(page);
    },
    act: (page) => page.getByLabel('Název').fill('Unihoc Epic 87 cm levá'),
    check: async (page) => {
      expect(await page.getByLabel('Název').inputValue()).toBe('Unihoc Epic 87 cm levá');
      expect(await page.getByRole('alert').count()).toBe(0);
    },
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
  'a message to the seller': {
    calls: ['contact-dialog.tsx'],
    address: '**/napsat.data*',
    open: async (page, { listing }) => {
      await goTo(listing)(page);
      await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).first().click();
      const form = page.getByRole('dialog', { name: 'Napsat prodejci' });
      await form.getByLabel('Tvoje jméno').or(form.getByLabel('Jméno')).first().fill('Eva');
      await form
        .getByLabel(/e-mail/i)
        .first()
        .fill('eva@example.cz');
      await form.getByLabel('Zpráva').fill('Dobrý den, je ta hůl ještě volná?');
      await form.getByRole('checkbox').check({ force: true });
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Odeslat/ })
        .click(),
    check: async (page) => {
      await page.getByText('Co máš napsané, tu zůstává').first().waitFor();
      expect(await page.getByRole('dialog').getByLabel('Zpráva').inputValue()).toContain('ještě volná');
    },
  },
  'a report from the page of what it is about': {
    calls: ['report-dialog.tsx'],
    address: '**/nahlasit.data*',
    open: async (page, { listing }) => {
      await goTo(listing)(page);
      await page.getByRole('link', { name: 'Nahlásit', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Nahlásit obsah' });
      await form.getByLabel('Co je špatně').fill('Tuhle hůl nám ukradli z haly.');
      await form.getByLabel('Důvod').selectOption({ label: 'Podezření na krádež' });
      await form.getByLabel('Jméno').fill('Eva');
      await form.getByLabel('E-mail', { exact: true }).fill('eva@example.cz');
      await form.getByRole('checkbox').check();
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Odeslat hlášení' }).click(),
    check: async (page) => {
      const form = page.getByRole('dialog', { name: 'Nahlásit obsah' });
      await form.getByRole('alert').first().waitFor();
      expect(await form.getByLabel('Co je špatně').inputValue()).toContain('ukradli');
    },
    again: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Odeslat hlášení' }).click();
      await page.getByText('Hlášení je u nás.').first().waitFor();
    },
  },
  'watching a search': {
    calls: ['watch-search.tsx'],
    address: '**/hlidani.data*',
    open: async (page) => {
      await goTo('/vyhledavani/florbalky')(page);
      await page.locator('summary', { hasText: 'Hlídat' }).first().click();
      await page.getByLabel('Tvůj e-mail').first().fill('eva@example.cz');
      // The code of the page that answers is fetched as the form opens.
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.getByRole('button', { name: 'Hlídat', exact: true }).first().click(),
    check: async (page) => {
      await page.getByRole('alert').first().waitFor();
      expect(await page.getByLabel('Tvůj e-mail').first().inputValue()).toBe('eva@example.cz');
    },
  },
  'signing up for the newsletter': {
    calls: ['footer-sign-up.tsx'],
    address: '**/newsletters.data*',
    open: async (page) => {
      await goTo('/znacky')(page);
      await page.getByLabel('Kam ti máme psát').fill('eva@example.cz');
    },
    act: (page) => page.getByRole('button', { name: 'Odebírat' }).click(),
    check: async (page) => {
      await page.getByText('Všechno napsané zůstalo ve formuláři').first().waitFor();
      expect(await page.getByLabel('Kam ti máme psát').inputValue()).toBe('eva@example.cz');
    },
  },
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

/** Calls whose failure is tried where the rest of their journey is. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  startPasskey: 'journeys/second-factor.test.ts',
  startPasskeyPass: 'journeys/second-factor.test.ts',
  startPush: 'journeys/browser-messages.test.ts',
  endPush: 'journeys/browser-messages.test.ts',
  entryListUrl: 'journeys/lottery.test.ts',
};
