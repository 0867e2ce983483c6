import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { fioCsv } from '../../test/specimens/statements.ts';
import { readQr } from '../../test/read-qr.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { type VisitOptions, countPrintedSheets } from '../browser.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const membershipPage = '/ucet/clenstvi';
const ordersPage = '/sprava/objednavky';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ BANK_ACCOUNT: '19-2000145399/0800' });

let people = 400;
let buyer: ApiVisitor;
beforeEach(async () => {
  buyer = new ApiVisitor(bazaar, (people += 1));
  await buyer.signIn();
});

async function signedIn(options: VisitOptions = {}): Promise<Page> {
  const page = await visit(options);
  await openPageAs(page, buyer, bazaar, [membershipPage, 'Členství']);
  return page;
}

/** The page of orders as an admin sees it. */
async function administered(options: VisitOptions = {}): Promise<Page> {
  const page = await visit(options);
  await openPageAs(page, admin, bazaar, [ordersPage, 'Objednávky členství']);
  return page;
}

/** Orders Klub and reads the QR code as a banking app would; returns the variable symbol. */
async function order(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^Klub/ }).check();
  await page.getByLabel(/^Chci, aby členství začalo hned/).check();
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
  await page.getByText('Objednávka čeká na zaplacení.').waitFor();
  const code = await readQr(await page.getByRole('img', { name: /^QR Platba/ }).screenshot());
  expect(code).toMatch(
    /^SPD\*1\.0\*ACC:CZ6508000000192000145399\*AM:99\.00\*CC:CZK\*X-VS:\d+\*MSG:CLENSTVI KLUB$/,
  );
  const symbol = /X-VS:(\d+)/.exec(code ?? '')?.[1] ?? '';
  await page.getByRole('table', { name: 'Platební údaje' }).getByText(symbol, { exact: true }).waitFor();
  return symbol;
}

const level = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Moje úroveň' }).getByRole('heading', { name, exact: true });

for (const [device, javaScript] of [
  ['phone', false],
  ['desktop', true],
] as const) {
  test(`a membership is bought by QR code on a ${device} ${javaScript ? 'with' : 'without'} JavaScript, and starts once confirmed`, async () => {
    const page = await signedIn({ device, javaScript });
    if (javaScript) await waitForHydration(page);
    await level(page, 'Základ').waitFor();
    const symbol = await order(page);
    expect(await countPrintedSheets(page)).toBe(1);
    const email = await bazaar.post.emailTo(buyer.email, /^Objednávka členství Klub/);
    expect(email.text).toContain(symbol);

    const office = await administered({ device, javaScript });
    const row = office.getByRole('listitem').filter({ hasText: symbol });
    await row.locator('summary').click();
    await row.getByLabel('Důvod').fill('Platba je na účtu');
    await row.getByRole('button', { name: 'Potvrdit platbu' }).click();
    await office.getByText('Objednávka je zaplacená.').waitFor();
    await office.goto('/sprava/denik');
    await office.getByText('Platba je na účtu').first().waitFor();

    await page.goto(membershipPage);
    await level(page, 'Klub').waitFor();
    await page.getByText('Samo se neprodlouží.').waitFor();
    expect(await page.getByRole('region', { name: 'Moje úroveň' }).innerText()).toContain('40');
    const paid = await bazaar.post.emailTo(buyer.email, /^Členství Klub je zaplacené/);
    expect(paid.text).toContain('Příjemce');
    expect(paid.text).toMatch(/\/ucet\/clenstvi\/[0-9a-f-]{36}\/potvrzeni$/m);
    await page.getByRole('link', { name: 'Potvrzení o zaplacení' }).click();
    await waitForHeading(page, 'Potvrzení o zaplacení');
    const receipt = page.getByRole('table', { name: 'Platba' });
    for (const said of ['Členství Klub', '99\u00a0Kč', symbol, buyer.email, '19-2000145399/0800'])
      await receipt.getByText(said).waitFor();
    for (const printed of [page.url(), membershipPage]) {
      await page.goto(printed);
      expect(await countPrintedSheets(page)).toBe(1);
    }
  });
}

test('an order requires the consent to start at once, and the choice is preserved', async () => {
  const page = await signedIn({ javaScript: false });
  await page.getByRole('radio', { name: /^Profi/ }).check();
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
  const wish = page.getByRole('checkbox', { name: /^Chci, aby členství začalo hned.*povinné/ });
  await page.getByText('Zaškrtni, že má členství začít hned.').waitFor();
  expect(await wish.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('radio', { name: /^Profi/ }).isChecked()).toBe(true);
});

for (const javaScript of [true, false]) {
  test(`a bank statement confirms payments once ${javaScript ? 'with' : 'without'} JavaScript, and the buyer may withdraw`, async () => {
    const page = await signedIn({ javaScript });
    const variableSymbol = await order(page);
    const statement = {
      name: 'vypis.csv',
      mimeType: 'text/csv',
      buffer: fioCsv([
        { bankId: `77${variableSymbol}`, bookedOn: '2026-05-06', halere: 9900, variableSymbol },
        { bankId: `88${variableSymbol}`, bookedOn: '2026-05-06', halere: 5000 },
      ]),
    };
    const office = await administered({ javaScript });
    for (const message of [/Sedí, objednávka je zaplacená/, /Už známých plateb: 2/]) {
      await office.getByLabel('Výpis z banky').setInputFiles(statement);
      await office.getByRole('button', { name: 'Načíst výpis' }).click();
      await office.getByText(message).first().waitFor();
    }

    await office.goto('/sprava');
    await office.getByRole('link', { name: /^Nepřiřazené platby\s*1/ }).click();
    const lost = office.getByRole('listitem').filter({ hasText: '50,00' });
    await lost.locator('summary').click();
    await lost.getByLabel('Důvod').fill('Cizí platba, vrácená');
    await lost.getByRole('button', { name: 'Přiřadit k objednávce' }).click();
    await lost.getByText('Variabilní symbol má nejvýš deset číslic.').waitFor();
    expect(await lost.getByLabel('Důvod').inputValue()).toBe('Cizí platba, vrácená');
    await lost.getByRole('button', { name: 'Vráceno, nebo nepatří nám' }).click();
    await office.getByText('Platba je vyřízená.').waitFor();
    await office.getByText('Tady teď nic není').waitFor();

    await page.goto(membershipPage);
    await level(page, 'Klub').waitFor();
    await page.locator('summary', { hasText: 'Odstoupit od členství' }).click();
    await page.getByLabel('Účet, na který peníze vrátíme').fill('19-2000145398/0800');
    await page.getByRole('button', { name: 'Odstoupit a vrátit peníze' }).click();
    await page.getByText('Tohle není číslo českého účtu.').waitFor();
    await page.getByLabel('Účet, na který peníze vrátíme').fill('19-2000145399/0800');
    await page.getByRole('button', { name: 'Odstoupit a vrátit peníze' }).click();
    await page.getByText('Odstoupení platí.').waitFor();
    await level(page, 'Základ').waitFor();
    await bazaar.post.emailTo(buyer.email, /^Odstoupení od členství Klub/);
    await office.goto(`${ordersPage}?stav=to-refund`);
    await office.getByText(variableSymbol).first().waitFor();
  });
}

test('an order is made, its data copied and the order cancelled by keyboard alone, and each result gets the focus', async () => {
  const page = await signedIn();
  await waitForHydration(page);
  const press = async (key: string) => page.keyboard.press(key);
  const focused = (text: string) =>
    page.waitForFunction((begin) => document.activeElement?.textContent?.startsWith(begin), text);
  await page.getByRole('radio', { name: /^Klub/ }).focus();
  await press('ArrowRight');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Enter');
  await focused('Objednávka čeká na zaplacení');
  await page.getByRole('heading', { name: /^Objednávka Profi/ }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopírovat údaje' }).focus();
  await press('Enter');
  await page.getByText('Platební údaje jsou zkopírované.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Variabilní symbol: \d+/);
  await page.getByRole('button', { name: 'Zrušit objednávku' }).focus();
  await press('Enter');
  await focused('Objednávka je zrušená');
});

test('a member of the higher level is offered to extend it, not the lower level', async () => {
  const page = await signedIn({ javaScript: false });
  await page.getByRole('radio', { name: /^Profi/ }).check();
  await page.getByLabel(/^Chci, aby členství začalo hned/).check();
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
  await page.getByText('Objednávka čeká na zaplacení.').waitFor();
  const office = await administered({ javaScript: false });
  const row = office.getByRole('listitem').filter({ hasText: 'Profi' });
  await row.locator('summary').first().click();
  await row.getByLabel('Důvod').first().fill('Platba je na účtu');
  await row.getByRole('button', { name: 'Potvrdit platbu' }).first().click();
  await office.getByText('Objednávka je zaplacená.').waitFor();
  await page.goto(membershipPage);
  await level(page, 'Profi').waitFor();
  expect(await page.getByRole('radio', { name: /^Profi/ }).isChecked()).toBe(true);
});

test('pages of the administration are hidden from everybody but admins', async () => {
  const page = await signedIn();
  for (const address of [ordersPage, '/sprava/clenstvi', '/sprava/denik']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
});

test('with all slots taken, buying a membership publishes the waiting draft unchanged, and promotes it', async () => {
  await postStick(buyer, { title: 'Hůl na jediné kartě' });
  const { albumId } = await buyer.fillDraft({ ...stickForm(2), title: 'Hůl, co čeká na kartu' });
  await buyer.sendPhoto(albumId, await jpeg());
  await bazaar.query(`update advertisers set card_limit = 1 where email = '${buyer.email}'`);
  const page = await signedIn();
  await page.goto('/pridani-nabidky/nahled');
  await waitForHeading(page, 'Sedí všechno?');
  await waitForHydration(page);
  await page.getByText('Máš obsazené všechny karty.').waitFor();
  await page.getByRole('link', { name: 'Změnit členství' }).click();
  await waitForHeading(page, 'Členství');
  const symbol = await order(page);
  const office = await administered();
  const row = office.getByRole('listitem').filter({ hasText: symbol });
  await row.locator('summary').click();
  await row.getByLabel('Důvod').fill('Platba je na účtu');
  await row.getByRole('button', { name: 'Potvrdit platbu' }).click();
  await office.getByText('Objednávka je zaplacená.').waitFor();

  await page.goto('/pridani-nabidky/nahled');
  await waitForHeading(page, 'Sedí všechno?');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
  await waitForHeading(page, 'Přidání se povedlo');
  await page.goto('/ucet/moje-inzerce');
  await page.getByRole('button', { name: /^Další možnosti: Hůl, co čeká/ }).click();
  await page.locator('summary', { hasText: 'Topovat (zbývá 2): Hůl, co čeká' }).click();
  await page.getByRole('button', { name: 'Topovat na 7 dní' }).click();
  await page.getByText('Inzerát je na sedm dní topovaný.').waitFor();
  await page.getByText(/^Top do \d/).waitFor();
  await page.goto('/vyhledavani');
  await page
    .getByRole('region', { name: 'Placené zvýraznění' })
    .getByText('Hůl, co čeká na kartu')
    .first()
    .waitFor();
}, 240_000);
