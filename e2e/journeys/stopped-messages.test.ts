import { beforeAll, expect, test } from 'vitest';
import { contactAdvertiser } from '../../src/features/conversations/contract.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';
import { adminLogEntry } from '../admin-log-entry.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ CONTACT_EMAIL: 'napis@bazar.example' });
const sellers: ApiVisitor[] = [];
const offers: number[] = [];
beforeAll(async () => {
  for (const place of [1, 2, 3, 4]) {
    const seller = await ApiVisitor.signedIn(bazaar, place);
    sellers.push(seller);
    offers.push(await postStick(seller, { title: `Hůl na podvody ${place}` }));
  }
});

const fraud =
  'Dobrý den, zaplatil jsem přes kurýra, peníze na vás čekají. Kurýr si hůl vyzvedne, stačí na odkazu http://dpd-platba.xyz/prijem zadat číslo karty.';
let people = 20;

/** Sends fraudulent messages to three people. */
async function deceives() {
  const sender = await ApiVisitor.signedIn(bazaar, (people += 1));
  for (const id of offers.slice(0, 3))
    await sender.get(contactAdvertiser, {
      params: { id },
      body: { name: 'Petr', email: sender.email, message: fraud, consent: 'on' },
    });
  return sender;
}

test.each(browserVariants)(
  '%s a sender of frauds to three people is stopped and sees why, until an admin releases them',
  async (_, options) => {
    const sender = await deceives();
    await bazaar.post.emailTo('napis@bazar.example', /^Zastavené zprávy/);
    const own = await visit({ ...options, mayFail: /./ });
    await openPageAs(own, sender, bazaar, ['/ucet', 'Můj účet']);
    await own.goto('/ucet/zpravy');
    await own
      .getByRole('link', { name: /Hůl na podvody 1/ })
      .first()
      .click();
    // On a wide window another of the three conversations was open before.
    await own.getByRole('link', { name: 'Hůl na podvody 1', exact: true }).waitFor();
    await own.getByRole('log').getByText('zaplatil jsem přes kurýra').waitFor();
    await own.getByText('Zpráva připomíná známé podvody').waitFor();
    const deceived = await visit(options);
    await openPageAs(deceived, { userCookie: sellers[0]?.userCookie ?? '' }, bazaar, ['/ucet', 'Můj účet']);
    await deceived.goto('/ucet/zpravy');
    await deceived
      .getByRole('link', { name: /Hůl na podvody 1/ })
      .first()
      .click();
    await deceived.getByText('Tohle vypadá jako podvod').first().waitFor();
    if (options.javaScript) await waitForHydration(own);
    await own.getByLabel('Zpráva', { exact: true }).fill(`${fraud} Pospěšte si.`);
    await own.getByRole('button', { name: 'Odeslat' }).click();
    await own.getByText('Zpráva nedošla: vypadá jako podvod').waitFor();

    const page = await visit(options);
    await openPageAs(page, admin, bazaar, ['/sprava', 'Přehled']);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Zastavené zprávy/ })
      .click();
    await waitForHeading(page, 'Zastavené zprávy');
    if (options.javaScript) await waitForHydration(page);
    await page.getByText('Pospěšte si.').waitFor();
    await page.getByLabel('Důvod').fill('ověřili jsme to');
    await page.getByRole('button', { name: 'Pustit i s pozdrženými zprávami' }).click();
    await page.getByText('Odesílatel smí zase psát').waitFor();
    await bazaar.post.emailTo(sender.email, /^Zprávy zase můžeš posílat$/);
    await own.reload();
    await own.getByRole('log').getByText('Pospěšte si.').waitFor();
    await page.goto('/sprava/denik');
    await adminLogEntry(page, 'Puštěné zastavené zprávy').waitFor();
  },
);

test('an admin blocks the account of a stopped sender, and nothing is pending any more', async () => {
  const sender = await deceives();
  const page = await visit();
  await openPageAs(page, admin, bazaar, ['/sprava/zastavene-zpravy', 'Zastavené zprávy']);
  await page.getByText(sender.email).waitFor();
  await page.getByRole('link', { name: 'Zablokovat účet' }).click();
  await waitForHeading(page, 'Inzerenti');
  const block = page.getByRole('form', { name: 'Zablokovat účet' });
  await block.getByLabel('Důvod').fill('Třem lidem psal, ať zadají číslo karty.');
  await block.getByLabel('Bod pravidel nebo zákon').fill('Podvody');
  await block.getByRole('button', { name: 'Zablokovat účet' }).click();
  await page.getByText('Účet je zablokovaný a e-mail s důvodem je na cestě.').waitFor();
  await page.goto('/sprava/zastavene-zpravy');
  await page.getByText('Nikdo není zastavený').waitFor();
  expect(await page.getByText(sender.email).count()).toBe(0);
});
