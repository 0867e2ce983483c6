import { expect, test } from 'vitest';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';
import { adminLogEntry } from '../admin-log-entry.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

let people = 0;

test.each(browserVariants)(
  '%s an admin hides a listing until it is fixed, its advertiser fixes it, and the admin approves it',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    const title = `Unihoc Epic kus ${people}`;
    const id = await postStick(seller, { title });
    const address = `/inzerat/unihoc-epic-kus-${people}-${id}`;

    const page = await visit(options);
    await openPageAs(page, admin, bazaar, [`/sprava/inzeraty/${id}`, title]);
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Důvod').fill('V popisu je telefonní číslo, patří do kontaktu.');
    await page.getByLabel('Bod pravidel nebo zákon').fill('Co sem patří a co ne: kontakty');
    await page.getByRole('button', { name: 'Skrýt do opravy' }).click();
    await page.getByText('Inzerát je skrytý a e-mail s tím, co opravit, je na cestě.').waitFor();
    const email = await bazaar.post.emailTo(seller.email, /je potřeba opravit$/);
    expect(email.text).toContain('V popisu je telefonní číslo');

    const stranger = await visit(options);
    await expect.poll(async () => (await fetch(bazaar.url + address)).status).toBe(410);
    await stranger.goto(address);
    await waitForHeading(stranger, 'Tento inzerát již není aktivní.');
    expect(await stranger.getByText(title).count()).toBe(0);

    const own = await visit(options);
    await openPageAs(own, seller, bazaar, ['/ucet/moje-inzerce', 'Moje inzerce']);
    await own.goto(address);
    await waitForHeading(own, 'Tvůj inzerát je teď skrytý.');
    await own.getByText('K opravě', { exact: true }).waitFor();
    await own.getByText('Důvod: V popisu je telefonní číslo, patří do kontaktu.').waitFor();
    expect(await own.getByText('Neaktivní').count()).toBe(0);
    expect(await own.getByRole('link', { name: 'Opravit inzerát' }).getAttribute('href')).toBe(
      `/ucet${address}`,
    );
    await own.goto('/ucet/moje-inzerce');
    await own.getByText('Pravidlo: Co sem patří a co ne: kontakty.').waitFor();
    await own.getByRole('link', { name: `Opravit: ${title}` }).click();
    await waitForHeading(own, 'Uprav inzerát');
    await own.getByText('Důvod: V popisu je telefonní číslo, patří do kontaktu.').waitFor();
    if (options.javaScript) await waitForHydration(own);
    await own
      .locator('textarea[name=description]')
      .fill('Hůl po jedné sezoně, bez prasklin a čerstvě omotaná.');
    await own.getByRole('button', { name: 'Opraveno, poslat ke kontrole' }).click();
    await own.getByText('Změny jsou uložené a inzerát čeká na kontrolu.').waitFor();

    await page.goto('/sprava/inzeraty');
    await page.getByRole('list', { name: 'Čekají na kontrolu' }).getByRole('link', { name: title }).click();
    const changes = page.getByRole('region', { name: 'Co je od skrytí jinak' });
    await changes.getByText('Teď: Hůl po jedné sezoně').waitFor();
    expect(await changes.getByRole('term').allTextContents()).toEqual(['Popis']);
    await page.getByRole('button', { name: 'Je v pořádku, pustit do výpisů' }).click();
    await page.getByText('Inzerát je puštěný a e-mail o tom je na cestě.').waitFor();
    await bazaar.post.emailTo(seller.email, /je po kontrole$/);
    await expect.poll(async () => (await fetch(bazaar.url + address)).status).toBe(200);
    await page.goto('/sprava/denik');
    await adminLogEntry(page, 'Inzerát puštěný do výpisů').waitFor();
  },
);

test.each(browserVariants)('%s an admin moves a listing to the right category', async (_, options) => {
  const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
  const title = `Tyč Unihoc kus ${people}`;
  const id = await postStick(seller, { title });
  const page = await visit(options);
  await openPageAs(page, admin, bazaar, [`/sprava/inzeraty/${id}`, title]);
  if (options.javaScript) await waitForHydration(page);
  await page.getByLabel('Kategorie inzerátu').selectOption({ label: 'Shafty' });
  await page.getByRole('button', { name: 'Změnit kategorii' }).click();
  // The choice is preserved when the reason is missing.
  await page.getByText('Toto pole je povinné').first().waitFor();
  expect(await page.getByLabel('Kategorie inzerátu').inputValue()).toBe('shafty');
  await page.getByLabel('Proč tam patří').fill('Prodává se jen tyč.');
  await page.getByRole('button', { name: 'Změnit kategorii' }).click();
  await page.getByText('Inzerát je v jiné kategorii a e-mail o tom je na cestě.').waitFor();
  const email = await bazaar.post.emailTo(seller.email, /je v jiné kategorii$/);
  expect(email.text).toContain('Prodává se jen tyč.');
  const found = async () =>
    (await (await fetch(`${bazaar.url}/vyhledavani/shafty`)).text()).includes(`-${id}"`);
  await expect.poll(found).toBe(true);
});
