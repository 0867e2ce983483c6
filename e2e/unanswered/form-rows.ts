import { expect } from 'vitest';
import { severalUrl } from '../../src/contract/urls.ts';
import { addBatchRows } from '../../src/features/batch/contract.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';
import { goTo, type Row } from './row.ts';

/** Forms that are submitted in the background. */
export const formRows: Record<string, Row> = {
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
      // The chunk of the page that is returned loads when the form opens.
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
  'the live save of several listings': {
    calls: ['use-live-save.ts'],
    address: `**${severalUrl}.data*`,
    open: async (page, { bazaar, seller }) => {
      await seller.get(addBatchRows, { body: { rows: [{ title: 'Zone Dream AIR', price: '800' }] } });
      await openPageAs(page, seller, bazaar, [severalUrl, 'Vložit víc věcí najednou']);
      await waitForHydration(page);
      await page.getByText('Všem řádkům:').click();
    },
    act: (page) => page.getByLabel('Popis').fill('Hole z klubové skříně.'),
    check: async (page) => {
      await page.getByText('Všechno napsané zůstalo ve formuláři').first().waitFor();
      expect(await page.getByLabel('Popis').inputValue()).toBe('Hole z klubové skříně.');
    },
    again: async (page) => {
      await page.getByLabel('Popis').fill('Hole z klubové skříně, odehrály dvě sezony.');
      await page.getByText('Všechno napsané zůstalo ve formuláři').waitFor({ state: 'detached' });
    },
  },
};
