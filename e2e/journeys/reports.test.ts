import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { listReports } from '../../src/features/reports/contract.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { browserVariants } from '../browser.ts';
import { carryOutDecisions, openReport, reportListing, sendReport } from '../reporting.ts';
import { offerOf } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ CONTACT_EMAIL: 'napis@bazar.example' });

let people = 0;
const offered = () => offerOf(bazaar, (people += 1));

const openCase = async (page: Page, text = '') => {
  const [, path = ''] = /dal=(\/rozhodnuti\/\S+)/.exec(text) ?? [];
  await page.goto(path);
};

test.each(browserVariants)(
  '%s a reported listing is removed, its advertiser objects, and it is restored with reasons for both',
  async (_, options) => {
    const { seller, id, address } = await offered();
    const email = `eva-${people}@example.cz`;
    await reportListing(await visit(options), address, email, options);
    await bazaar.post.emailTo(email, /je u nás$/);
    await bazaar.post.emailTo('napis@bazar.example', new RegExp(`Nahlášení obsahu: inzerát č. ${id}$`));

    const page = await visit(options);
    await openReport(page, { admin, bazaar, id }, options);
    const line = await page.getByRole('article').filter({ hasText: email }).innerText();
    expect(line).toMatch(/^„Tuhle hůl nám ukradli z haly.“/);
    await page.getByRole('radio', { name: /^Smazat inzerát/ }).check();
    await page.getByRole('textbox', { name: 'Důvod' }).last().fill('Sériové číslo je na seznamu ukradených.');
    await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
    await page.getByText('Toto pole je povinné').first().waitFor();
    await page.getByLabel('Bod pravidel nebo zákon').fill('Co sem patří a co ne: padělky a kradené věci');
    await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
    await page.getByText('Rozhodnuto. Provede se za minutu').waitFor();
    await carryOutDecisions(bazaar);
    const gone = async () => (await fetch(bazaar.url + address)).status;
    await expect.poll(gone).toBe(410);

    const toReporter = await bazaar.post.emailTo(email, /jak jsme rozhodli$/);
    expect(toReporter.text).toContain('Sériové číslo je na seznamu ukradených.');
    const toSeller = await bazaar.post.emailTo(seller.email, /jsme smazali$/);
    expect(toSeller.text).not.toMatch(/Eva|ukradli z haly/);

    const objecting = await visit(options);
    await openCase(objecting, toSeller.text);
    await waitForHeading(objecting, `Rozhodnutí: inzerát č. ${id}`);
    if (options.javaScript) await waitForHydration(objecting);
    await objecting.getByLabel('Proč nesouhlasíš').fill('Mám na ni účtenku z obchodu, posílám fotku.');
    await objecting.getByRole('button', { name: 'Podat námitku' }).click();
    await objecting.getByText('Námitka je u nás.').waitFor();

    await page.goto('/sprava/nahlaseni');
    await page.getByRole('link', { name: `Námitka, inzerát č. ${id}` }).click();
    await page.getByText('Mám na ni účtenku z obchodu, posílám fotku.').waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('radio', { name: /^Vyhovět/ }).check();
    await page.getByLabel('Odůvodnění').fill('Účtenka souhlasí s číslem na holi.');
    await page.getByRole('button', { name: 'Odpovědět' }).click();
    await page.getByText('Odpověď na námitku je na cestě.').waitFor();
    await expect.poll(gone).toBe(200);
    await bazaar.post.emailTo(seller.email, /vyhověli jsme$/);
    await bazaar.post.emailTo(email, /rozhodnutí se změnilo$/);
    await openCase(objecting, toReporter.text);
    await objecting.getByText(/jsme to vzali zpět/).waitFor();
  },
);

test.each(browserVariants)('%s a rejected report is answered with the reason', async (_, options) => {
  const { id, address } = await offered();
  const email = `eva-${people}@example.cz`;
  await reportListing(await visit(options), address, email, options);
  const page = await visit(options);
  await openReport(page, { admin, bazaar, id }, options);
  await page.getByRole('radio', { name: /^Nechat být/ }).check();
  await page.getByRole('textbox', { name: 'Důvod' }).last().fill('Prodejce doložil účtenku s číslem hole.');
  await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
  await page.getByText('Rozhodnuto.').waitFor();
  await carryOutDecisions(bazaar);
  const answer = await bazaar.post.emailTo(email, /jak jsme rozhodli$/);
  expect(answer.text).toContain('Prodejce doložil účtenku s číslem hole.');
  const reporter = await visit(options);
  await openCase(reporter, answer.text);
  await reporter.getByText('Obsah jsme nechali být.').waitFor();
  await reporter.getByRole('button', { name: 'Podat námitku' }).waitFor();
  expect((await fetch(bazaar.url + address)).status).toBe(200);
});

test.each(browserVariants)(
  '%s a second admin is informed and keeps their text; the first admin’s form is empty again',
  async (_, options) => {
    const { id, address } = await offered();
    await reportListing(await visit(options), address, `eva-${people}@example.cz`, options);
    const [first, second] = [await visit(options), await visit(options)];
    for (const page of [first, second]) await openReport(page, { admin, bazaar, id }, options);
    await reportListing(await visit(options), address, `jan-${people}@example.cz`, options);
    for (const page of [first, second]) {
      await page.getByRole('radio', { name: /^Nechat být/ }).check();
      await page
        .getByRole('textbox', { name: 'Důvod' })
        .last()
        .fill('Prodejce doložil účtenku s číslem hole.');
      await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
      if (page === second) continue;
      await page.getByText('Rozhodnuto.').waitFor();
      await carryOutDecisions(bazaar);
      await bazaar.post.emailTo(`eva-${people}@example.cz`, /jak jsme rozhodli$/);
      await page.reload();
      await page.getByText('Ponecháno').first().waitFor();
      expect(await page.getByRole('textbox', { name: 'Důvod' }).last().inputValue()).toBe('');
      expect(await page.getByRole('radio', { name: /^Nechat být/ }).isChecked()).toBe(false);
    }
    await second.getByText('Mezitím rozhodl někdo jiný.').waitFor();
    expect(await second.getByRole('textbox', { name: 'Důvod' }).last().inputValue()).toContain('doložil');
  },
);

test('an invalid link returns an error status, and a conversation is reported after signing in', async () => {
  expect((await fetch(`${bazaar.url}/rozhodnuti/abcdef`)).status).toBe(404);
  const page = await visit();
  await page.goto('/nahlasit?adresa=/ucet/zpravy/00000000-0000-4000-8000-000000000000');
  expect(new URL(page.url()).pathname).toBe('/prihlaseni');
});

test.each(browserVariants)('%s child abuse can be reported anonymously', async (_, options) => {
  const { address } = await offered();
  const page = await visit(options);
  await page.goto(`/nahlasit?adresa=${address}`);
  if (options.javaScript) await waitForHydration(page);
  await page.getByLabel('Důvod').selectOption({ label: 'Sexuální zneužívání dětí' });
  await page.getByLabel('Co je špatně').fill('Ta fotka sem v žádném případě nepatří.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await page.getByText('Hlášení je u nás.').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Hlášení č\. \d+$/ }).waitFor();
});

test('a signed-in user reports a message from its conversation, with name and email filled in', async () => {
  const { seller, id } = await offered();
  const asker = await ApiVisitor.signedIn(bazaar, (people += 1));
  await asker.get(contactAdvertiser, {
    params: { id },
    body: { name: 'Zájemce', email: asker.email, message: 'Pošli mi číslo karty.', consent: 'on' },
  });
  const page = await visit();
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto('/ucet/zpravy');
  await page
    .getByRole('link', { name: /Zájemce/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Nahlásit zprávu' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('heading', { name: 'Nahlásit obsah' }).waitFor();
  const email = form.getByLabel('E-mail', { exact: true });
  await email.waitFor();
  expect(await email.inputValue()).toBe(seller.email);
  await form.getByLabel('Důvod').selectOption({ label: 'Podvod nebo pokus o něj' });
  await form.getByLabel('Co je špatně').fill('Chce po mně kartu.');
  await form.getByLabel('Jméno').fill('Prodejce');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Odeslat hlášení' }).click();
  await form.getByRole('link', { name: 'Jak je to s hlášením' }).click();
  await page.getByText('Týká se: zpráva.').waitFor();
});

test.each(browserVariants)(
  '%s an advertiser and a conversation are reported where they are shown',
  async (_, options) => {
    const { id } = await offered();
    const asker = await ApiVisitor.signedIn(bazaar, (people += 1));
    const { email } = asker;
    await asker.get(contactAdvertiser, {
      params: { id },
      body: { name: 'Zájemce', email, message: 'Je ta hůl ještě volná?', consent: 'on' },
    });
    const [talk] = (await asker.get(listConversations, {})).items;
    const page = await visit(options);
    const form = page.getByRole(options.javaScript ? 'dialog' : 'main');
    const report = async (link: string) => {
      await page.getByRole('link', { name: link }).click();
      await form.getByText('Hlásíš:').waitFor();
      expect(await form.getByLabel('Adresa').count()).toBe(0);
      await form.getByLabel('Co je špatně').fill('Vydává se za někoho jiného.');
      await sendReport(form, { reason: 'Podvod nebo pokus o něj', email });
    };
    await page.goto(`/inzerent/${talk?.other.slug}`);
    if (options.javaScript) await waitForHydration(page);
    await report('Nahlásit inzerenta');

    await openPageAs(page, asker, bazaar, ['/ucet', 'Můj účet']);
    await page.goto(`/ucet/zpravy/${talk?.id}`);
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: /^Další možnosti: / }).click();
    await report('Nahlásit provozovateli');
    const { things } = await admin.get(listReports, {});
    const whats = things.filter(({ reasons }) => reasons.includes('fraud')).map(({ what }) => what);
    expect(whats.toSorted()).toEqual(expect.arrayContaining(['konverzace', 'účet inzerenta']));
  },
);

test('an old link to reporting redirects to the form', async () => {
  const page = await visit();
  await page.goto('/kontakt?tema=report');
  await waitForHeading(page, 'Nahlásit obsah');
});

test.each(browserVariants)(
  '%s a sold or removed listing can still be reported, and the form states what happened to it',
  async (_, options) => {
    const sold = await offered();
    await bazaar.query(`update listings set state = 'sold' where id = ${sold.id}`);
    const page = await visit(options);
    const missing = await page.goto(sold.address);
    expect(missing?.status()).toBe(410);
    await page.getByRole('link', { name: 'Nahlásit', exact: true }).click();
    await page.getByText('Inzerát už je prodaný').waitFor();
    await page.getByText(`Unihoc Epic číslo ${people}`).waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Důvod').selectOption({ label: 'Podvod nebo pokus o něj' });
    await page.getByLabel('Co je špatně').fill('Peníze jsem poslal a hůl nepřišla.');
    await page.getByLabel('Jméno').fill('Eva Okradená');
    await page.getByLabel('E-mail', { exact: true }).fill(`eva-${people}@example.cz`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Odeslat hlášení' }).click();
    await page.getByText('Hlášení je u nás.').waitFor();
    // The reporter sees what the report was about.
    await page.getByRole('heading', { name: 'Čeho se to týká' }).waitFor();
    await bazaar.query(`update listings set state = 'blocked' where id = ${sold.id}`);
    await page.goto(`/nahlasit?adresa=${sold.address}`);
    await page.getByText('Tenhle inzerát už jsme smazali').waitFor();
    expect(await page.getByLabel('Adresa').count()).toBe(0);
  },
);
