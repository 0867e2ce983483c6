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
  '%s an admin removes one listing for a reason from the rules, and restores it',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    const title = `Unihoc Epic číslo ${people}`;
    const id = await postStick(seller, { title });
    const address = `/inzerat/unihoc-epic-cislo-${people}-${id}`;
    const found = async () => {
      const answer = await fetch(`${bazaar.url}/vyhledavani?q=unihoc+epic+cislo+${people}`);
      return (await answer.text()).includes(`-${id}"`);
    };
    await expect.poll(found).toBe(true);

    const page = await visit(options);
    await openPageAs(page, admin, bazaar, [address, title]);
    await page.getByRole('link', { name: 'Smazat inzerát' }).click();
    await page.getByRole('heading', { level: 2, name: 'Smazat inzerát' }).waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Důvod').fill('Fotky jsou z e-shopu výrobce.');
    await page.getByRole('button', { name: 'Smazat inzerát' }).click();
    await page.getByText('Toto pole je povinné').first().waitFor();
    expect(await page.getByLabel('Důvod').inputValue()).toBe('Fotky jsou z e-shopu výrobce.');
    await page.getByLabel('Bod pravidel nebo zákon').fill('Pravidla inzerátu: vlastní fotky');
    await page.getByRole('button', { name: 'Smazat inzerát' }).click();
    await page.getByText('Inzerát je smazaný a e-mail s důvodem je na cestě.').waitFor();

    const email = await bazaar.post.emailTo(seller.email, /jsme smazali$/);
    expect(email.text).toContain('Fotky jsou z e-shopu výrobce.');
    const ownList = await visit(options);
    await openPageAs(ownList, seller, bazaar, ['/ucet/moje-inzerce?stav=vse', 'Moje inzerce']);
    await ownList.getByText('Pravidlo: Pravidla inzerátu: vlastní fotky.').waitFor();
    const rule = '/bezpecnost-a-pravidla#pravidla-inzeratu';
    expect(email.text).toContain(`${bazaar.url}${rule}`);
    for (const at of ['/ucet/moje-inzerce?stav=smazane', address, `/rozhodnuti/${id}`]) {
      await ownList.goto(at);
      await ownList.locator(`main a[href="${rule}"]`).waitFor();
    }
    expect((await (await fetch(bazaar.url + rule)).text()).includes('id="pravidla-inzeratu"')).toBe(true);
    await ownList.goto('/ucet/moje-inzerce?stav=vse');
    expect(await ownList.getByRole('link', { name: 'podat námitku' }).getAttribute('href')).toBe(
      `/rozhodnuti/${id}`,
    );
    const gone = async () => (await fetch(bazaar.url + address)).status;
    await expect.poll(gone).toBe(410);
    await expect.poll(found).toBe(false);
    const stranger = await visit(options);
    await stranger.goto(address);
    await waitForHeading(stranger, 'Inzerát porušoval podmínky inzerce a byl smazán.');
    expect(await stranger.getByText(title).count()).toBe(0);
    expect(await stranger.getByRole('link', { name: 'Spravovat inzerát' }).count()).toBe(0);

    await page.goto('/sprava/inzeraty?stav=blocked');
    await page.getByLabel('Číslo, slova z názvu').fill(`číslo ${people}`);
    await page.getByRole('button', { name: 'Najít' }).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 2, name: 'Vrátit inzerát' }).waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Důvod').fill('Námitka je oprávněná.');
    await page.getByRole('button', { name: 'Vrátit inzerát' }).click();
    await page.getByText('Smazání je vzaté zpět a e-mail o tom je na cestě.').waitFor();
    await bazaar.post.emailTo(seller.email, /jsme vrátili$/);
    await expect.poll(gone).toBe(200);
    await expect.poll(found).toBe(true);

    await page.goto('/sprava/denik');
    await adminLogEntry(page, 'Vrácený inzerát').waitFor();
    await page
      .getByText('Fotky jsou z e-shopu výrobce. (Pravidla inzerátu: vlastní fotky)')
      .first()
      .waitFor();
  },
);

test.each(browserVariants)(
  '%s the administration opens with pending tasks, and links back to the site',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    await postStick(seller, { title: `Zone Hyper číslo ${people}` });
    const page = await visit(options);
    await openPageAs(page, admin, bazaar, ['/sprava', 'Přehled']);
    // What waits has a tile; the other queues share one line.
    await page.getByRole('link', { name: /^Nové inzeráty\s*\d/ }).waitFor();
    await page
      .getByText(/^Nic nečeká: /)
      .getByRole('link', { name: 'Nezaplacené objednávky', exact: true })
      .waitFor();
    await page.getByRole('link', { name: `Zone Hyper číslo ${people}` }).waitFor();
    // The administration has neither promotions nor the newsletter form.
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('search', { name: 'Najít inzerát nebo účet' }).waitFor();
    expect(await page.getByRole('search').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Kategorie' }).count()).toBe(0);
    const rail = page.getByRole('navigation', { name: 'Správa' });
    expect(await rail.getByRole('link', { name: 'Přehled' }).getAttribute('aria-current')).toBe('page');
    await rail.getByRole('link', { name: 'Deník' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deník správy' }).waitFor();
    expect(await rail.locator('[aria-current]').allTextContents()).toEqual(['Deník']);
    await page.getByRole('link', { name: /^Florbalový bazar, domů$/ }).click();
    await page.getByRole('navigation', { name: 'Bazar', exact: true }).waitFor();
  },
);

test('the administration returns 404 for other users, and listings show them no links to it', async () => {
  const other = await ApiVisitor.signedIn(bazaar, (people += 1));
  const id = await postStick(other);
  const page = await visit();
  for (const address of ['/sprava', '/sprava/inzeraty', `/sprava/inzeraty/${id}`])
    await openPageAs(page, other, bazaar, [address, 'Neexistující stránka']);
  await page.goto(`/inzerat/x-${id}`);
  await page.getByText(`Číslo inzerátu ${id}`).waitFor();
  expect(await page.getByRole('link', { name: 'Smazat inzerát' }).count()).toBe(0);
});
