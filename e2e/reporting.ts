import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Bazaar } from './bazaar.ts';
import type { VisitOptions } from './browser.ts';
import { openPageAs } from './sign-in.ts';
import { waitForHydration, waitForHeading } from './wizard.ts';

/** Reports a listing up to the confirmation: in a dialog, or without JavaScript on a page. */
export async function reportListing(
  page: Page,
  address: string,
  email: string,
  { javaScript }: VisitOptions,
): Promise<void> {
  await page.goto(address);
  if (javaScript) await waitForHydration(page);
  await page.getByRole('link', { name: 'Nahlásit', exact: true }).click();
  const form = page.getByRole(javaScript ? 'dialog' : 'main');
  await form.getByRole('heading', { name: 'Nahlásit obsah' }).waitFor();
  await form.getByText('Hlásíš:').waitFor();
  expect(new URL(page.url()).pathname).toBe(javaScript ? address : '/nahlasit');
  expect(await form.getByLabel('Adresa').count()).toBe(0);
  await form.getByLabel('Co je špatně').fill('Tuhle hůl nám ukradli z haly.');
  await form.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await form.getByText('Bez tohoto prohlášení oznámení přijmout nemůžeme').first().waitFor();
  expect(await form.getByLabel('Co je špatně').inputValue()).toBe('Tuhle hůl nám ukradli z haly.');
  await sendReport(form, { reason: 'Podezření na krádež', email });
}

/** Fills in the rest of a report and sends it, up to the confirmation. */
export async function sendReport(
  form: Locator,
  { reason, email }: { reason: string; email: string },
): Promise<void> {
  await form.getByLabel('Důvod').selectOption({ label: reason });
  await form.getByLabel('Jméno').fill('Eva Okradená');
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await form.getByText('Hlášení je u nás.').waitFor();
}

/** Runs pending decisions now, as if their minute for taking back had passed. */
export async function carryOutDecisions(bazaar: Bazaar): Promise<void> {
  await bazaar.query(`select graphile_worker.reschedule_jobs(array_agg(id::bigint), run_at => now())
    from graphile_worker.jobs where task_identifier = 'carry-out-decision'`);
}

/** Opens the pending reports about a listing as an admin. */
export async function openReport(
  page: Page,
  { admin, bazaar, id }: { admin: { userCookie: string }; bazaar: { url: string }; id: number },
  { javaScript }: VisitOptions,
): Promise<void> {
  await openPageAs(page, admin, bazaar, ['/sprava', 'Přehled']);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Nahlášení/ })
    .click();
  await waitForHeading(page, 'Nahlášení');
  await page
    .getByRole('listitem')
    .filter({ hasText: `inzerát č. ${id}` })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 2, name: 'Co píšou lidé' }).waitFor();
  await page.getByText('Tuhle hůl nám ukradli z haly.').waitFor();
  if (javaScript) await waitForHydration(page);
}
