import { expect, test } from 'vitest';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { adminLogEntry } from '../admin-log-entry.ts';
import { offerOf } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin({ CONTACT_EMAIL: 'napis@bazar.example' });

let people = 0;

test.each(browserVariants)(
  '%s an admin views the site as an account, changes nothing, reads nothing private, and its owner knows',
  async (_, options) => {
    const { seller, title, id, address } = await offerOf(bazaar, (people += 1));
    const page = await visit({ ...options, mayFail: /403|views/ });
    await openPageAs(page, admin, bazaar, [`/sprava/inzerenti?hledat=${seller.email}`, 'Inzerenti']);
    if (options.javaScript) await waitForHydration(page);
    const form = page.getByRole('form', { name: /^Podívat se jako / });
    const field = form.getByRole('textbox', { name: 'Důvod' });
    const button = form.getByRole('button', { name: /^Podívat se jako / });
    await button.click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Volá, že nevidí svůj inzerát.');
    await button.click();
    const banner = page.getByRole('complementary', { name: 'Pohled na účet' });
    await banner.getByText('Díváš se jako').waitFor();

    // Everywhere: what is the account's, what is everybody's, and what is not found.
    for (const [path, heading] of [
      ['/ucet/moje-inzerce', 'Moje inzerce'],
      [address, title],
      ['/nic-takoveho', 'Neexistující stránka'],
      ['/ucet/zpravy', 'Při pohledu na účet to nejde'],
      ['/ucet/prihlaseni', 'Při pohledu na účet to nejde'],
    ] as const) {
      const answer = await page.goto(path);
      await waitForHeading(page, heading);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      expect(await banner.count()).toBe(1);
    }
    // A form of the page, and the heart of a card, which scripts send by themselves.
    await page.goto('/vyhledavani');
    if (options.javaScript) await waitForHydration(page);
    await page
      .getByRole('button', { name: /^Oblíbené: / })
      .first()
      .click();
    await page.getByText('teď nejde nic měnit').first().waitFor();
    await page.goto('/ucet/profil');
    await page.getByRole('button', { name: 'Uložit', exact: false }).first().click();
    await page.getByText('teď nejde nic měnit').first().waitFor();

    // The administration is one's own, and changes nothing either.
    await page.goto(`/sprava/inzeraty/${id}`);
    await waitForHeading(page, title);
    await page.getByRole('textbox', { name: 'Nová poznámka' }).fill('Volal.');
    await page.getByRole('button', { name: 'Uložit poznámku' }).click();
    await page.getByText('teď nejde nic měnit').first().waitFor();

    await banner.getByRole('button', { name: 'Ukončit pohled' }).click();
    await page.getByText('Pohled na účet skončil').waitFor();
    expect(await banner.count()).toBe(0);
    await page.goto('/sprava/denik');
    await adminLogEntry(page, 'Pohled na web očima účtu').first().waitFor();

    const owner = await visit(options);
    await openPageAs(owner, seller, bazaar, ['/ucet/prihlaseni', 'Přihlášení']);
    await owner.getByText('Volá, že nevidí svůj inzerát.').waitFor();
  },
);

test('in another window of the admin a view shows with the next page, and is over with the button', async () => {
  const { seller } = await offerOf(bazaar, (people += 1));
  const first = await visit({ device: 'desktop' });
  await openPageAs(first, admin, bazaar, ['/ucet/profil', 'Profil']);
  await waitForHydration(first);
  const second = await first.context().newPage();
  await second.goto(`/sprava/inzerenti?hledat=${seller.email}`);
  await second.getByRole('textbox', { name: 'Důvod' }).first().waitFor();
  const form = second.getByRole('form', { name: /^Podívat se jako / });
  await form.getByRole('textbox', { name: 'Důvod' }).fill('Volá kvůli profilu.');
  await form.getByRole('button', { name: /^Podívat se jako / }).click();
  await second.getByText('Díváš se jako').waitFor();

  await first.getByRole('link', { name: 'Oblíbené' }).first().click();
  await waitForHeading(first, 'Oblíbené');
  await first.getByText('Díváš se jako').waitFor();
  await second.getByRole('button', { name: 'Ukončit pohled' }).click();
  await second.getByText('Pohled na účet skončil').waitFor();
  await first.getByRole('link', { name: 'Profil' }).first().click();
  await waitForHeading(first, 'Profil');
  expect(await first.getByText('Díváš se jako').count()).toBe(0);
});
