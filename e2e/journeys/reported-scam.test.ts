import { expect, test } from 'vitest';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { listReports } from '../../src/features/reports/contract.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

const fraud =
  'Dobrý den, zaplatil jsem přes kurýra, peníze na vás čekají. Kurýr si hůl vyzvedne, stačí na odkazu http://dpd-platba.xyz/prijem zadat číslo karty.';
let people = 20;

/** A seller who has received a fraudulent message. */
async function deceived() {
  const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
  const id = await postStick(seller, { title: 'Hůl s podvodníkem' });
  const sender = await ApiVisitor.signedIn(bazaar, (people += 1));
  await sender.get(contactAdvertiser, {
    params: { id },
    body: { name: 'Petr Rychlý', email: sender.email, message: fraud, consent: 'on' },
  });
  const { items } = await seller.get(listConversations, {});
  return { seller, id, address: `/ucet/zpravy/${items[0]?.id}` };
}

test.each(browserVariants)('%s one press reports a fraud and stops its sender', async (_, options) => {
  const { seller, id, address } = await deceived();
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(address);
  if (options.javaScript) await waitForHydration(page);
  await page.getByText('účet od dneška, bez hodnocení').waitFor();
  await page.getByText('Tohle vypadá jako podvod').waitFor();
  await page.getByRole('button', { name: 'Nahlásit a skrýt' }).click();
  await page.getByText('Zpráva je nahlášená a zprávy jsou zastavené.').waitFor();
  expect(await page.getByRole('button', { name: 'Nahlásit a skrýt' }).count()).toBe(0);
  expect(await page.getByRole('log').getByText('zaplatil jsem přes kurýra').isVisible()).toBe(false);
  await page.getByText('Zprávy s tímto člověkem máš zastavené.').waitFor();
  const { things } = await admin.get(listReports, {});
  expect(things.filter(({ title }) => title.includes(`č. ${id}`))).toMatchObject([
    { what: 'zpráva', reports: 1, reasons: ['fraud'] },
  ]);
  await page.getByRole('button', { name: /^Další možnosti: / }).click();
  await page.getByRole('button', { name: 'Povolit zprávy' }).click();
  await page.getByLabel('Zpráva', { exact: true }).waitFor();
});

test.each(browserVariants)('%s the warning of a message marked as fine disappears', async (_, options) => {
  const { seller, address } = await deceived();
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(address);
  if (options.javaScript) await waitForHydration(page);
  await page.getByRole('button', { name: 'Je to v pořádku' }).click();
  await page.getByText('U zprávy už varování nebude.').waitFor();
  await page.goto(address);
  await page.getByText('dpd-platba.xyz').waitFor();
  expect(await page.getByText('Tohle vypadá jako podvod').count()).toBe(0);
});
