import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { offerOf } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';
import { adminLogEntry } from '../admin-log-entry.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ CONTACT_EMAIL: 'napis@bazar.example' });

let people = 0;
const offered = () => offerOf(bazaar, (people += 1));

test.each(browserVariants)(
  '%s a note about a listing is shown at its advertiser with its author, and can be deleted',
  async (_, options) => {
    const { seller, title, id } = await offered();
    const page = await visit(options);
    await openPageAs(page, admin, bazaar, [`/sprava/inzeraty/${id}`, title]);
    if (options.javaScript) await waitForHydration(page);
    const field = page.getByRole('textbox', { name: 'Nová poznámka' });
    await field.fill('..');
    await page.getByRole('button', { name: 'Uložit poznámku' }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('..');
    await field.fill('Poslal fotku účtenky, sedí.');
    await page.getByRole('button', { name: 'Uložit poznámku' }).click();
    await page.getByText('Poznámka je uložená.').waitFor();
    await page.getByText('Poslal fotku účtenky, sedí.').waitFor();

    await page.goto(`/sprava/inzerenti?hledat=${seller.email}`);
    const notes = page.getByRole('region', { name: 'Interní poznámky' });
    await notes.getByRole('link', { name: title }).waitFor();
    await page
      .getByRole('region', { name: 'Co se s účtem dělo' })
      .getByText('Přidaná interní poznámka')
      .waitFor();
    await notes.getByText('Smazat poznámku').click();
    await notes.getByRole('button', { name: 'Smazat', exact: true }).click();
    await page.getByText('Poznámka je smazaná.').waitFor();
    expect(await notes.getByText('Poslal fotku účtenky, sedí.').count()).toBe(0);
  },
);

test.each(browserVariants)('%s a list is exported as a table with its filters', async (_, options) => {
  const { title, id } = await offered();
  await offered();
  const page = await visit(options);
  await openPageAs(page, admin, bazaar, [`/sprava/inzeraty?stav=active&hledat=${id}`, 'Inzeráty']);
  // Beside the heading.
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const link = await page.getByRole('link', { name: 'Stáhnout CSV' }).boundingBox();
  expect(link?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Stáhnout CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^listings-\d{4}-\d\d-\d\d\.csv$/);
  const table = (await readFile(await download.path())).toString();
  expect(table.split('\r\n')).toHaveLength(3);
  expect(table).toContain(`${id};"${title}";"nabídka";"Aktivní"`);
  await page.goto('/sprava/denik');
  await adminLogEntry(page, 'Stažená tabulka CSV').waitFor();
});
