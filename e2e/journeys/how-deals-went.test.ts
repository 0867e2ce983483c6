import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listConversations, proposePrice } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants, type VisitOptions } from '../browser.ts';
import { relaySettings, replyByEmail } from '../reply-by-email.ts';
import { photoFile, postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar({ env: relaySettings });

test.each(browserVariants)(
  '%s a buyer asks and is answered by email, gets a photo, agrees on a meeting and a price; the listing is reserved and sold, and both reviews appear on the seller’s page',
  async (_, options) => {
    const place = options.javaScript ? 1 : 3;
    const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
    await seller.signIn();
    await buyer.signIn();
    const title = `Hůl na obchod ${place}`;
    const listing = { id: await postStick(seller, { title }) };
    const page = `/inzerat/hul-na-obchod-${place}-${listing.id}`;
    // A sold listing answers 410, also to a window that loads it ahead because the pointer is over its link.
    const mayFail = new RegExp(`${page}\\.data`);
    const [sells, buys] = [await visit({ ...options, mayFail }), await visit({ ...options, mayFail })];
    await openPageAs(buys, buyer, bazaar, [page, title]);
    await ask(buys, options);
    const asked = await bazaar.post.emailTo(seller.email, /^Nová zpráva k inzerátu/);
    await replyByEmail(bazaar, asked, { from: seller.email, text: 'Je volná, fotku přidám.' });
    await bazaar.post.emailTo(buyer.email, /^Odpověď k inzerátu/);

    const { items } = await buyer.get(listConversations, {});
    const [talk] = items;
    const params = { id: talk?.id ?? '' };
    const address = `/ucet/zpravy/${params.id}`;
    const open = async (window: Page) => {
      await window.goto(address);
      if (options.javaScript) await waitForHydration(window);
    };
    await openPageAs(sells, seller, bazaar, ['/ucet', 'Můj účet']);
    await open(sells);
    await sendPhoto(sells, options);
    await open(buys);
    await buys.getByRole('log').getByText('Je volná, fotku přidám.').waitFor();
    await photos(buys).waitFor();
    await proposeMeeting(buys);
    await open(sells);
    await sells.getByRole('button', { name: 'Potvrdit' }).click();
    await sells.getByRole('link', { name: 'Do kalendáře' }).waitFor();

    await buyer.get(proposePrice, { params, body: { price: 900 } });
    await open(sells);
    await sells.getByRole('button', { name: 'Přijmout' }).click();
    await sells.getByText('Přijato').waitFor();
    await sells.getByRole('button', { name: /^Rezervovat/ }).click();
    await sells.getByText(/^Rezervováno pro: .*Ostatní/).waitFor();

    const answer = await buys.goto(page);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await buys.getByText('Rezervováno pro tebe').waitFor();
    await buys.getByText('Máš to rezervované, domluveno 900 Kč.').waitFor();
    expect(await buys.getByRole('link', { name: 'Napsat prodejci' }).count()).toBe(0);
    await buys.goto(`${page}/napsat`);
    await buys.getByText('O tomto inzerátu už si píšete').waitFor();
    expect(await buys.getByLabel('Souhlas').count()).toBe(0);
    await buys.getByRole('main').getByRole('link', { name: 'Otevřít konverzaci' }).click();
    await buys.waitForURL(`**${address}`);
    const stranger = await fetch(bazaar.url + page).then((response) => response.text());
    expect(stranger).toContain('Napsat prodejci');
    expect(stranger).not.toMatch(/domluveno|Otevřít konverzaci|pro tebe/);

    await sells.locator('summary', { hasText: 'Prodáno' }).click();
    // On a phone the composer is hidden while this is asked, so that it never covers the answer.
    expect(await sells.getByLabel('Zpráva', { exact: true }).isVisible()).toBe(options.javaScript);
    await sells.getByRole('button', { name: 'Označit jako prodané' }).click();
    await sells.getByText('Inzerát je prodaný.').waitFor();
    const email = await bazaar.post.emailTo(buyer.email, /^Prodejce označil inzerát jako prodaný tobě/);
    expect(email.text).toContain(address);

    for (const side of [buys, sells]) {
      await open(side);
      await side.getByRole('link', { name: `Hůl na obchod ${place}`, exact: true }).click();
      await side.waitForURL(`**${page}`);
      const offered = side.getByRole('region', { name: 'Co v inzerátu stálo' });
      await offered.getByText('čepel drží tvar').waitFor();
      await offered.getByRole('table', { name: 'Parametry' }).getByText('96').first().waitFor();
      expect(await offered.getByRole('img').count()).toBeGreaterThan(0);
    }
    await buys.getByRole('heading', { level: 1, name: 'Tenhle kus je teď tvůj.' }).waitFor();
    expect(await buys.getByText('Nejspíš už hraje u někoho jiného.').count()).toBe(0);
    await buys.getByRole('link', { name: 'Otevřít konverzaci' }).click();
    await buys.waitForURL(`**${address}`);
    await expect.poll(async () => (await fetch(bazaar.url + page)).status).toBe(410);
    const gone = await fetch(bazaar.url + page).then((response) => response.text());
    expect(gone).toContain('Tento inzerát již není aktivní.');
    expect(gone).not.toMatch(/drží tvar|Otevřít konverzaci/);

    await open(buys);
    const rating = buys.locator('details', { hasText: 'Jak to dopadlo?' });
    await rating.locator('summary').click();
    expect(await rating.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await buys.getByRole('button', { name: 'Uložit' }).click();
    await buys.getByText('Musíte vybrat hodnotu').first().waitFor();
    await buys.getByText('Předáno', { exact: true }).click();
    await buys.getByText('Popis seděl', { exact: true }).click();
    await buys.getByText('V pohodě', { exact: true }).click();
    await buys.getByLabel('Pár slov').fill('Hůl byla jako nová.');
    await buys.getByRole('button', { name: 'Uložit' }).click();
    await buys.getByText('Díky, je to uložené.').waitFor();
    await buys.getByText('zatím to nikdo nevidí').waitFor();
    const invitation = await bazaar.post.emailTo(seller.email, /^Jak dopadl obchod: /);
    expect(invitation.text).not.toContain('jako nová');

    await open(sells);
    await sells.locator('summary', { hasText: 'Jak to dopadlo?' }).click();
    expect(await sells.getByText('Seděl popis?').count()).toBe(0);
    await sells.getByText('Předáno', { exact: true }).click();
    await sells.getByText('V pohodě', { exact: true }).click();
    await sells.getByRole('button', { name: 'Uložit' }).click();
    await sells.getByText('Hůl byla jako nová.').waitFor();
    await sells.locator('summary', { hasText: 'Odpovědět' }).click();
    await sells.getByLabel('Tvoje odpověď').fill('Ať slouží.');
    await sells.getByRole('button', { name: 'Odpovědět' }).click();
    await sells.getByText('Odpověď stojí pod hodnocením.').waitFor();

    await buys.goto(`/inzerent/${talk?.other.slug}`);
    const went = buys.getByRole('region', { name: 'Jak dopadly obchody' });
    await went.getByText('předáno 1×').waitFor();
    await went.getByText('popis seděl 1×').waitFor();
    await went.getByText('Ať slouží.').waitFor();

    await sells.getByRole('button', { name: /^Vrátit do nabídky/ }).click();
    await sells.getByText('Inzerát je zpátky ve výpisech a je volný.').waitFor();
    await buys.reload();
    // Reviews count only while the deal holds.
    await buys.getByRole('heading', { level: 1 }).waitFor();
    expect(await went.getByText('předáno 1×').count()).toBe(0);
  },
);

async function ask(page: Page, { javaScript }: VisitOptions): Promise<void> {
  if (javaScript) await waitForHydration(page);
  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const form = javaScript ? page.getByRole('dialog', { name: 'Napsat prodejci' }) : page.getByRole('main');
  await form.getByLabel('Jméno').fill('Eva Nováková');
  await form.getByLabel('Zpráva').fill('Dobrý den, vezmu ji. Pošlete fotku čepele?');
  await form.getByRole('checkbox', { name: /^Souhlasím/ }).check();
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await page.getByText('Zpráva odeslaná').waitFor();
}

const photos = (page: Page) => page.getByRole('log').getByRole('link', { name: /zvětšit$/ });

async function sendPhoto(page: Page, { javaScript }: VisitOptions): Promise<void> {
  await page.getByLabel('Přidat fotky, nejvýš čtyři').setInputFiles([await photoFile('cepel.jpg', 1)]);
  // With scripts a photo is uploaded as soon as it is chosen.
  if (javaScript) {
    await page.getByRole('button', { name: 'Odebrat fotku 1' }).waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await photos(page).waitFor();
}

async function proposeMeeting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Navrhnout předání' }).first().click();
  const form = page.locator('#predani');
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await form.getByLabel('Místo předání').fill('Hala Poruba');
  await form.getByLabel('Den a čas').fill(`${day}T19:00`);
  await form.getByRole('button', { name: 'Odeslat návrh' }).click();
  await page.getByRole('region', { name: 'Tvůj návrh předání' }).waitFor();
}
