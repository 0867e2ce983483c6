import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;
async function newPerson(): Promise<ApiVisitor> {
  const person = await ApiVisitor.signedIn(bazaar, (people += 1));
  return person;
}

test.each(browserVariants)('%s a sale marked by mistake is undone', async (_, options) => {
  const seller = await newPerson();
  const id = await postStick(seller, { title: `Exel číslo ${people}` });
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, ['/ucet/moje-inzerce', 'Moje inzerce']);
  if (options.javaScript) await waitForHydration(page);
  await page.locator('summary', { hasText: 'Prodáno' }).click();
  await page.getByText('Do 30 dnů ho můžeš vrátit.').first().waitFor();
  await page.getByLabel('Za kolik').fill('900');
  await page.getByRole('button', { name: 'Označit jako prodané' }).click();
  await page.getByText('Inzerát je prodaný.').waitFor();
  await page.goto('/ucet/moje-inzerce?stav=prodane');
  if (options.javaScript) await waitForHydration(page);
  await page.getByRole('button', { name: /^Vrátit do nabídky/ }).click();
  await page.getByText('Inzerát je zpátky ve výpisech a je volný.').waitFor();
  const [row] = await bazaar.query<{ state: string; sales: string }>(
    `select state, (select count(*) from sales where listing_id = ${id}) as sales from listings where id = ${id}`,
  );
  expect([row?.state, Number(row?.sales)]).toEqual(['active', 0]);
});

test.each(browserVariants)(
  '%s a listing is reserved for a buyer, and only they see it in the conversation',
  async (_, options) => {
    const [seller, buyer, other] = [await newPerson(), await newPerson(), await newPerson()];
    const title = `Fat Pipe číslo ${people}`;
    const id = await postStick(seller, { title });
    for (const person of [buyer, other]) {
      const page = await visit(options);
      await openPageAs(page, person, bazaar, [
        `/inzerat/fat-pipe-cislo-${people}-${id}/napsat`,
        'Napsat prodejci',
      ]);
      if (options.javaScript) await waitForHydration(page);
      await page.getByLabel('Jméno').fill(person === buyer ? 'Petr' : 'Karel');
      await page.getByLabel('Zpráva').fill('Dobrý den, je hůl ještě volná?');
      await page.getByRole('checkbox', { name: /^Souhlasím/ }).check({ force: true });
      await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
      await page.getByText('Zpráva odeslaná').waitFor();
    }
    const conversation = async (person: ApiVisitor) => {
      const [row] = await bazaar.query<{ id: string }>(
        `select c.id from conversations c join advertisers a on a.id = c.asker_id where a.email = '${person.email}'`,
      );
      return `/ucet/zpravy/${row?.id}`;
    };
    const office = await visit(options);
    await openPageAs(office, seller, bazaar, ['/ucet/moje-inzerce', 'Moje inzerce']);
    await office.goto(await conversation(buyer));
    if (options.javaScript) await waitForHydration(office);
    await office.getByRole('button', { name: /^Rezervovat/ }).click();
    await office.getByText(/^Rezervováno pro: .*Ostatní/).waitFor();

    const page = await visit(options);
    await openPageAs(page, buyer, bazaar, ['/ucet', 'Můj účet']);
    await page.goto(await conversation(buyer));
    await page.getByText('Inzerát je rezervovaný pro tebe.').waitFor();
    const elsewhere = await visit(options);
    await openPageAs(elsewhere, other, bazaar, ['/ucet', 'Můj účet']);
    await elsewhere.goto(await conversation(other));
    await elsewhere.getByText('Rezervováno').filter({ visible: true }).first().waitFor();
    expect(await elsewhere.getByText('Rezervováno pro:').count()).toBe(0);

    await office.goto('/ucet/moje-inzerce');
    if (options.javaScript) await waitForHydration(office);
    await office.getByRole('button', { name: `Další možnosti: ${title}` }).click();
    await office.locator('summary', { hasText: 'pro koho je' }).click();
    await office.getByLabel('Kdo ti napsal').selectOption('');
    await office.getByLabel('Někdo jiný').fill('Jana z haly');
    await office.getByRole('button', { name: 'Uložit', exact: true }).click();
    await office.getByText('Rezervováno pro: Jana z haly').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText('rezervovaný pro tebe').count()).toBe(0);
  },
);

test.each(browserVariants)(
  '%s an advertiser is followed, a new listing triggers an email, and they are unfollowed',
  async (_, options) => {
    const [seller, fan] = [await newPerson(), await newPerson()];
    const id = await postStick(seller, { title: 'První hůl' });
    const [{ slug, name } = { slug: '', name: '' }] = await bazaar.query<{ slug: string; name: string }>(
      `select slug, public_name as name from advertisers where email = '${seller.email}'`,
    );
    const page = await visit(options);
    // An anonymous visitor sees why signing in is needed, and then only taps once more.
    await page.goto(`/inzerat/prvni-hul-${id}`);
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: `Sledovat: ${name}` }).click();
    await page.getByText(`Přihlas se a budeš sledovat inzerenta ${name}.`).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const next = new URL(page.url()).searchParams.get('dal') ?? '';
    await openPageAs(page, fan, bazaar, [next, `Sledovat inzerenta ${name}?`]);
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Sledovat', exact: true }).click();
    await page.getByRole('button', { name: `Přestat sledovat: ${name}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/inzerat/prvni-hul-${id}`);
    const title = `Druhá hůl číslo ${people}`;
    await postStick(seller, { title });
    await bazaar.runNow('notify-followers');
    const email = await bazaar.post.emailTo(fan.email, new RegExp(`: ${title}$`));
    const off = /https?:\S+\/sledovani\/[\w-]+\/odhlasit/.exec(email.text ?? '')?.[0] ?? '';
    await page.goto('/ucet/hlidani');
    await page.getByRole('link', { name, exact: true }).waitFor();
    const stranger = await visit(options);
    await stranger.goto(off);
    await waitForHeading(stranger, `Přestat sledovat inzerenta ${name}?`);
    if (options.javaScript) await waitForHydration(stranger);
    await stranger.getByRole('button', { name: 'Přestat sledovat' }).click();
    await stranger.getByText(`O nových inzerátech ti už psát nebudeme. Inzerent: ${name}.`).waitFor();
    await stranger.goto(off);
    await waitForHeading(stranger, 'Už ti nebudeme psát');
    await page.goto('/ucet/hlidani');
    await page.getByText('tlačítko „Sledovat“').waitFor();
    const others = await visit(options);
    await openPageAs(others, seller, bazaar, [`/inzerent/${slug}`, name]);
    expect(await others.getByRole('button', { name: /sledovat/i }).count()).toBe(0);
  },
);
