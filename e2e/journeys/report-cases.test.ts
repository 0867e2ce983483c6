import { expect, test } from 'vitest';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { carryOutDecisions, openReport, reportListing } from '../reporting.ts';
import { offerOf } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ CONTACT_EMAIL: 'napis@bazar.example' });

let people = 0;
const offered = () => offerOf(bazaar, (people += 1));

test.each(browserVariants)(
  '%s a reported listing is hidden until it is fixed, and then shown again',
  async (_, options) => {
    const { seller, id, address } = await offered();
    const email = `eva-${people}@example.cz`;
    await reportListing(await visit(options), address, email, options);
    const page = await visit(options);
    await openReport(page, { admin, bazaar, id }, options);
    await page.getByRole('radio', { name: /^Skrýt do opravy/ }).check();
    await page.getByRole('textbox', { name: 'Důvod' }).last().fill('V popisu je cizí telefonní číslo.');
    await page.getByLabel('Bod pravidel nebo zákon').fill('Co sem patří a co ne: kontakty');
    await page.getByRole('button', { name: 'Ukázat e-maily' }).click();
    await page.getByText(/^Inzerát „Unihoc Epic číslo \d+“ je potřeba opravit$/).waitFor();
    expect((await fetch(bazaar.url + address)).status).toBe(200);
    await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
    await page.getByText('Rozhodnuto. Provede se za minutu').waitFor();
    await page.getByText('Skryto').first().waitFor();
    await carryOutDecisions(bazaar);
    const status = async () => (await fetch(bazaar.url + address)).status;
    await expect.poll(status).toBe(410);
    const answer = await bazaar.post.emailTo(email, /jak jsme rozhodli$/);
    expect(answer.text).toContain('skryli, dokud ho inzerent neopraví');

    const own = await visit(options);
    await openPageAs(own, seller, bazaar, [
      `/ucet/inzerat/unihoc-epic-cislo-${people}-${id}`,
      'Uprav inzerát',
    ]);
    await own.getByText('Důvod: V popisu je cizí telefonní číslo.').waitFor();
    if (options.javaScript) await waitForHydration(own);
    await own
      .locator('textarea[name=description]')
      .fill('Hůl po jedné sezoně, bez prasklin a čerstvě omotaná.');
    await own.getByRole('button', { name: 'Opraveno, poslat ke kontrole' }).click();
    await own.getByText('Změny jsou uložené a inzerát čeká na kontrolu.').waitFor();

    await page.goto(`/sprava/nahlaseni/listing:${id}`);
    await page.getByText('Inzerent inzerát od nahlášení změnil.').waitFor();
    await page.getByRole('link', { name: 'Inzerát ve správě, jak je teď' }).click();
    await page.getByRole('button', { name: 'Je v pořádku, pustit do výpisů' }).click();
    await page.getByText('Inzerát je puštěný a e-mail o tom je na cestě.').waitFor();
    await expect.poll(status).toBe(200);
    await bazaar.post.emailTo(email, /inzerát je po kontrole$/);
  },
);

test.each(browserVariants)(
  '%s a second admin is informed that the listing is already hidden',
  async (_, options) => {
    const { id } = await offered();
    const [first, second] = [await visit(options), await visit(options)];
    for (const page of [first, second]) {
      await openPageAs(page, admin, bazaar, [`/sprava/inzeraty/${id}`, `Unihoc Epic číslo ${people}`]);
      if (options.javaScript) await waitForHydration(page);
    }
    for (const page of [first, second]) {
      await page
        .getByLabel('Důvod')
        .first()
        .fill(`V popisu je telefonní číslo, vidím ho ${page === first}.`);
      await page.getByLabel('Bod pravidel nebo zákon').fill('Co sem patří a co ne: kontakty');
      await page.getByRole('button', { name: 'Skrýt do opravy' }).click();
      if (page === first) await page.getByText('Inzerát je skrytý a e-mail').waitFor();
    }
    await second.getByText('Inzerát už mezitím někdo skryl').waitFor();
    expect(await second.getByLabel('Důvod').first().inputValue()).toContain('false');
  },
);

test('shortcut keys navigate the queue and choose, are inactive while typing, and can be turned off', async () => {
  const [one, other] = [await offered(), await offered()];
  for (const { address } of [one, other])
    await reportListing(await visit(), address, `klavesy-${people}@example.cz`, { javaScript: true });
  const page = await visit();
  await openReport(page, { admin, bazaar, id: one.id }, { javaScript: true });
  await page.keyboard.press('j');
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/sprava/nahlaseni/listing:${other.id}`);
  await page.getByRole('link', { name: 'Předchozí' }).waitFor();
  await page.keyboard.press('k');
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/sprava/nahlaseni/listing:${one.id}`);
  await page.getByRole('link', { name: 'Další' }).waitFor();
  const removing = page.getByRole('radio', { name: /^Smazat inzerát/ });
  await page.keyboard.press('s');
  expect(await removing.isChecked()).toBe(true);
  const reason = page.getByRole('textbox', { name: 'Důvod' }).last();
  await reason.focus();
  await page.keyboard.type('nekonečno');
  expect(await reason.inputValue()).toBe('nekonečno');
  expect(await removing.isChecked()).toBe(true);
  // Submits from within a field as well; the missing value is reported.
  await page.keyboard.press('Control+Enter');
  const rule = page.getByLabel('Bod pravidel nebo zákon');
  await expect.poll(() => rule.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('switch', { name: 'Klávesové zkratky' }).click();
  await page.keyboard.press('n');
  expect(await removing.isChecked()).toBe(true);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.getByRole('switch', { name: 'Klávesové zkratky' }).isChecked()).toBe(false);
});

test.each(browserVariants)(
  '%s a decision is undone within a minute, and the form contains its text again',
  async (_, options) => {
    const { id, address } = await offered();
    const email = `eva-${people}@example.cz`;
    await reportListing(await visit(options), address, email, options);
    const page = await visit(options);
    await openReport(page, { admin, bazaar, id }, options);
    await page.getByRole('radio', { name: /^Smazat inzerát/ }).check();
    await page.getByRole('radio', { name: /^Cizí fotky/ }).check();
    await page.getByRole('button', { name: 'Rozhodnout a poslat e-maily' }).click();
    await page.getByRole('heading', { name: 'Rozhodnuto: Smazáno' }).waitFor();
    expect((await fetch(bazaar.url + address)).status).toBe(200);
    await page.getByRole('button', { name: 'Vrátit zpět' }).click();
    await page.getByText('Rozhodnutí je vzaté zpět.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Důvod' }).last().inputValue()).toMatch(
      /^Fotky jsou převzaté/,
    );
    await carryOutDecisions(bazaar);
    expect((await fetch(bazaar.url + address)).status).toBe(200);
  },
);

test('a digit key chooses a reason and fills in its text, unless it was edited, and U undoes the decision', async () => {
  const { id, address } = await offered();
  await reportListing(await visit(), address, `cislice-${people}@example.cz`, { javaScript: true });
  const page = await visit();
  await openReport(page, { admin, bazaar, id }, { javaScript: true });
  const reason = page.getByRole('textbox', { name: 'Důvod' }).last();
  const rule = page.getByLabel('Bod pravidel nebo zákon');
  await page.keyboard.press('s');
  await page.keyboard.press('2');
  expect(await reason.inputValue()).toMatch(/^Fotky jsou převzaté/);
  expect(await rule.inputValue()).toBe('Pravidla inzerátu: vlastní fotky');
  // Digits need Shift on a Czech keyboard.
  await page.keyboard.press('Shift+Digit3');
  expect(await reason.inputValue()).toMatch(/^Nejde o florbalovou výbavu/);
  await reason.fill('Je to hokejka na lední hokej.');
  await page.getByRole('radio', { name: /^Cizí fotky/ }).focus();
  await page.keyboard.press('4');
  expect(await reason.inputValue()).toBe('Je to hokejka na lední hokej.');
  expect(await rule.inputValue()).toBe('Pravidla inzerátu: pravdivý stav a vady');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Rozhodnuto: Smazáno' }).waitFor();
  await page.keyboard.press('u');
  await page.getByText('Rozhodnutí je vzaté zpět.').waitFor();
  expect(await reason.inputValue()).toBe('Je to hokejka na lední hokej.');
});
