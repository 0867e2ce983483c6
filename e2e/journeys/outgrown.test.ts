import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { sellListing } from '../../src/features/listings/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const linkIn = ({ text = '' }: Email, path: RegExp) =>
  text.match(/https?:\S+/g)?.find((url) => path.test(url)) ?? '';
const unsubscribeLink = ({ headers }: Email) =>
  headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';

/** Moves the due month of every pending reminder to now. */
async function monthComes() {
  await bazaar.query("update size_reminders set month = '2026-01' where state = 'active'");
  await bazaar.runNow('notify-of-outgrown');
}

test.each(browserVariants)(
  '%s a child’s stick is bought, its size entered, and in its month the old one is ready to be offered',
  async (_, options) => {
    const place = options.javaScript ? 1 : 3;
    const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
    await seller.signIn();
    await buyer.signIn();
    const kid = { 'attributes.shaftLengthCm': '70', title: `Eliščina první hůl ${place}` };
    const listing = { id: await postStick(seller, kid) };
    const message = 'Dobrý den, vezmu ji synovi.';
    const form = { name: 'Eva Nováková', email: buyer.email, message, consent: true } as const;
    await buyer.get(contactAdvertiser, { params: listing, body: form });
    const { items } = await buyer.get(listConversations, {});
    const id = items[0]?.id ?? '';
    await seller.get(sellListing, { params: listing, body: { conversationId: id } });

    const page = await visit(options);
    await openPageAs(page, buyer, bazaar, ['/ucet', 'Můj účet']);
    await page.goto(`/ucet/zpravy/${id}`);
    if (options.javaScript) await waitForHydration(page);
    await page.locator('summary', { hasText: 'Připomeň mi, až vyroste' }).click();
    await page.getByRole('button', { name: 'Připomeň mi to' }).click();
    await page.getByText('Výška: celé číslo od 80 do 190 cm.').first().waitFor();
    await page.getByLabel('Výška dítěte teď').fill('122');
    await page.getByRole('button', { name: 'Připomeň mi to' }).click();
    await page.getByText('Připomeneme. Kdy to bude, vidíš níž.').waitFor();
    await page.getByRole('heading', { level: 2, name: /^Florbalka .*, shaft 70/ }).waitFor();
    await page.getByText(/Napíšeme ti, až bude malé: asi v/).waitFor();
    await page.goto(`/ucet/zpravy/${id}`);
    await page.getByText(/O větší velikosti ti napíšeme asi v/).waitFor();

    await monthComes();
    const mail = await bazaar.post.emailTo(buyer.email, /^Už je to malé\?/);
    expect(mail.text).not.toContain('Eliščina');
    await page.goto(linkIn(mail, /pridani-nabidky/));
    await waitForHeading(page, 'Co prodáváš?');
    expect(await page.locator('[name="attributes.shaftLengthCm"]').inputValue()).toBe('70');
    expect(await page.locator('[name="title"]').inputValue()).toMatch(/^Florbalka .*shaft 70/);
    expect(await page.locator('input[name="condition"]:checked').count()).toBe(0);

    // The visible link opens a page with one button; opening it changes nothing.
    await page.goto(unsubscribeLink(mail));
    await page.getByRole('heading', { level: 1, name: 'Vypnout připomenutí?' }).waitFor();
    await page.getByRole('button', { name: 'Vypnout připomenutí' }).click();
    await page.getByRole('heading', { level: 1, name: 'Připomenutí jsou vypnutá' }).waitFor();
    await page.goto('/ucet/az-vyroste');
    await page.getByText('Zatím nemáme co připomenout').waitFor();
  },
  180_000,
);

test.each(browserVariants)(
  '%s without an account: estimated, confirmed by a button, postponed, and ended by one-click unsubscribe',
  async (_, options) => {
    const page = await visit({ ...options, device: 'phone' });
    const email = `rodic-${options.javaScript ? 'se' : 'bez'}@example.cz`;
    await page.goto('/az-vyroste');
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Co to je').selectOption('boty');
    await page
      .getByText(options.javaScript ? 'Evropská velikost, třeba 33,5.' : 'U florbalky délka shaftu v cm (75)')
      .waitFor();
    await page.getByLabel('Velikost', { exact: true }).fill('obří');
    await page.getByRole('button', { name: 'Spočítat' }).click();
    await page.getByText('Napiš EU velikost od 28 do 49').first().waitFor();
    await page.getByLabel('Velikost', { exact: true }).fill('33,5');
    await page.getByRole('button', { name: 'Spočítat' }).click();
    await page.getByRole('heading', { level: 2, name: /^Malé to bude asi/ }).waitFor();
    await page.getByLabel('Tvůj e-mail').fill('nesmysl');
    await page.getByRole('button', { name: 'Připomeň mi to' }).click();
    await page.getByText('Neplatný formát emailu').first().waitFor();
    await page.getByRole('heading', { level: 2, name: /^Malé to bude asi/ }).waitFor();
    await page.getByLabel('Tvůj e-mail').fill(email);
    await page.getByRole('button', { name: 'Připomeň mi to' }).click();
    await page.getByText('Ještě to potvrď v e-mailu').waitFor();

    const asking = await bazaar.post.emailTo(email, /^Potvrď připomenutí/);
    await page.goto(linkIn(asking, /az-vyroste/));
    await page.getByText('Boty, EU').waitFor();
    await page.getByRole('button', { name: 'Ano, připomenout' }).click();
    await page.getByText('Platí. Jakmile ten měsíc přijde, napíšeme ti.').waitFor();

    await monthComes();
    const mail = await bazaar.post.emailTo(email, /^Už je to malé\?/);
    await page.goto(linkIn(mail, /az-vyroste\/[\w-]+$/));
    await page.getByRole('button', { name: 'Připomenout znovu' }).click();
    await page.getByText('Měsíc je změněný.').waitFor();
    const posted = await fetch(unsubscribeLink(mail), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(200);
    const [{ left } = { left: 'unknown' }] = await bazaar.query(
      `select count(*)::integer as left from size_reminders where email = '${email}'`,
    );
    expect(left).toBe(0);
  },
  180_000,
);
