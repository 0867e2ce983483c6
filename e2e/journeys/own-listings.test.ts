import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { type VisitOptions } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const myListings = '/ucet/moje-inzerce';
const day = '24 hours';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const folder = process.env['PAGE_PICTURES'];

const { bazaar, visit } = await useBazaar();

let people = 0;
let seller: ApiVisitor;
beforeEach(async () => {
  seller = new ApiVisitor(bazaar, (people += 1));
  await seller.signIn();
});

async function signedIn(options: VisitOptions = {}, address = myListings, heading = 'Moje inzerce') {
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, [address, heading]);
  if (options.javaScript !== false) await waitForHydration(page);
  return page;
}

const stateOf = async (id: number) =>
  (await bazaar.query<{ state: string }>(`select state from listings where id = ${id}`))[0]?.state;

async function picture(page: Page, name: string): Promise<void> {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript';
  const device = javaScript ? 'desktop' : 'phone';

  test(`several listings are withdrawn at once after confirmation, and a failure is reported, ${how}`, async () => {
    const ids = [
      await postStick(seller, { title: 'První hůl' }),
      await postStick(seller, { title: 'Druhá hůl' }),
      await postStick(seller, { title: 'Prodaná hůl' }),
    ];
    await bazaar.query(`update listings set state = 'sold' where id = ${ids[2]}`);
    const page = await signedIn({ javaScript, device });
    // Checkboxes and the toolbar appear only on request, since most actions are about one listing.
    expect(await page.getByLabel(/^Vybrat: /).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Provést' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Vybrat víc najednou' }).click();
    await page.getByRole('button', { name: 'Provést' }).click();
    await page.getByText('Nejdřív zaškrtni inzeráty, kterých se to má týkat.').waitFor();
    await page.getByLabel('Vybrat: Prodaná hůl').check();
    const bar = await page.getByRole('button', { name: 'Provést' }).boundingBox();
    expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await page.getByRole('link', { name: 'Vybrat vše na stránce' }).click();
    await expect.poll(() => page.getByLabel('Vybrat: První hůl').isChecked()).toBe(true);
    await page.getByLabel('S vybranými').selectOption({ label: 'Stáhnout z nabídky' });
    await picture(page, `own-chosen-${device}`);
    await page.getByRole('button', { name: 'Provést' }).click();
    await page.getByText('Stáhnout z nabídky 3 inzeráty?').waitFor();
    expect(await stateOf(ids[0] ?? 0)).toBe('active');
    await page.getByRole('button', { name: 'Stáhnout z nabídky 3 inzeráty' }).click();
    await page.getByText('Staženo: 2 inzeráty').waitFor();
    await page.getByText('Tento inzerát již není aktivní. Nešlo to u 1').waitFor();
    await page.getByRole('status').getByText('Prodaná hůl').waitFor();
    await picture(page, `own-several-${device}`);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['withdrawn', 'withdrawn', 'sold']);
    // An ended listing has no actions, so it cannot be selected.
    await page.getByText('Prodaná hůl').first().waitFor();
    expect(await page.getByLabel(/^Vybrat: /).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Provést' }).count()).toBe(0);
  });

  test(`a listing is copied with its text and photos, ${how}`, async () => {
    await postStick(seller, { title: 'Hůl do kopie' }, 2);
    const page = await signedIn({ javaScript, device });
    await page.getByRole('button', { name: 'Další možnosti: Hůl do kopie' }).click();
    await page.getByRole('button', { name: /^Kopírovat/ }).click();
    await waitForHeading(page, 'Co prodáváš?');
    expect(await page.getByLabel('Název').inputValue()).toBe('Hůl do kopie');
    await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await waitForHeading(page, 'Ukaž ji ze všech stran');
    expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(2);
  });

  test(`the expiry email renews the listing without signing in, by one press and once, ${how}`, async () => {
    const id = await postStick(seller, { title: 'Hůl před koncem' });
    await bazaar.query(`update listings set inserted = now() - interval '58 days',
      expires_at = now() + interval '2 days' where id = ${id}`);
    await bazaar.runNow('warn-of-ends');
    const own = await signedIn({ javaScript, device }, myListings, 'Moje inzerce');
    await own.getByText(/Končí za\s2\sdny/).waitFor();
    const email = await bazaar.post.emailTo(seller.email, /brzy skončí$/);
    const link = /\S+\/obnoveni\/\S+/.exec(email.text ?? '')?.[0] ?? '';
    const daysLeft = async () =>
      (
        await bazaar.query<{ days: number }>(
          `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from listings where id = ${id}`,
        )
      )[0]?.days;

    // A link scanner follows the link and renews nothing.
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect(await daysLeft()).toBe(2);
    const page = await visit({ javaScript, device });
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Obnovit inzerát?' }).waitFor();
    await picture(page, `renewal-${device}`);
    await page.getByRole('button', { name: 'Obnovit inzerát' }).click();
    await page.getByText('Hotovo, není co obnovovat').waitFor();
    expect(await daysLeft()).toBe(60);
    await bazaar.query(`update listings set inserted = now() - interval '40 days',
      expires_at = expires_at - interval '${day}' where id = ${id}`);
    await page.goto(link);
    await page.getByText('Hotovo, není co obnovovat').waitFor();
    expect(await page.getByRole('button', { name: 'Obnovit inzerát' }).count()).toBe(0);
    expect(await daysLeft()).toBe(59);
  });

  test(`a viewer is counted once, the advertiser is not, ${how}`, async () => {
    const id = await postStick(seller, { title: 'Hůl k vidění' });
    const path = `/inzerat/hul-k-videni-${id}`;
    const own = await signedIn({ javaScript, userAgent: firefox }, path, 'Hůl k vidění');
    const stranger = await visit({ javaScript, userAgent: `${firefox} ${id}` });
    for (let look = 0; look < 2; look += 1) {
      await stranger.goto(path);
      await stranger.waitForLoadState('networkidle');
    }
    const views = () =>
      bazaar.query<{ visitors: number }>(`select visitors from listing_views where listing_id = ${id}`);
    await expect.poll(views, { timeout: 15_000 }).toEqual([{ visitors: 1 }]);
    await own.goto(myListings);
    await own.getByText(/1\s+zobrazení/).waitFor();
  });

  test(`the share kit has a link, a QR code, a picture and a sheet that prints on one page, ${how}`, async () => {
    const id = await postStick(seller, { title: 'Hůl na nástěnku' });
    const page = await signedIn({ javaScript, device });
    await page.getByRole('button', { name: 'Další možnosti: Hůl na nástěnku' }).click();
    await page.getByRole('link', { name: 'Sdílet: Hůl na nástěnku' }).click();
    await waitForHeading(page, 'Dej o inzerátu vědět');
    expect(await page.getByLabel('Adresa inzerátu').inputValue()).toBe(
      `${bazaar.url}/inzerat/hul-na-nastenku-${id}`,
    );
    expect(await page.getByRole('button', { name: 'Zkopírovat odkaz' }).count()).toBe(javaScript ? 1 : 0);
    await page.getByRole('img', { name: `QR kód s adresou ${bazaar.url}/inzerat/${id}` }).waitFor();
    const cover = page.getByRole('img', { name: /^Obrázek inzerátu/ });
    await cover.scrollIntoViewIfNeeded();
    const width = () =>
      cover.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    if (javaScript) await expect.poll(width).toBe(1080);
    expect((await fetch(`${bazaar.url}/nahledy/${id}-qr.svg`)).headers.get('content-type')).toBe(
      'image/svg+xml; charset=utf-8',
    );
    await picture(page, `share-${device}`);
    await page.getByRole('link', { name: 'Otevřít leták' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hůl na nástěnku' }).waitFor();
    await picture(page, `sheet-${device}`);
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(printed).toMatch(/\/MediaBox \[0 0 59\d(\.\d+)? 84\d/);
    expect((await fetch(`${bazaar.url}/inzerat/${id}`, { redirect: 'manual' })).status).toBe(301);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`live listings come before drafts and ended ones, and the first is fully visible at ${viewport.width} px`, async () => {
    const sold = await postStick(seller, { title: 'Prodaná hůl' });
    await postStick(seller, { title: 'Živá hůl' });
    await bazaar.query(`update listings set state = 'sold', inserted = now() where id = ${sold}`);
    await bazaar.query(`update advertisers set card_limit = 1 where email = '${seller.email}'`);
    await seller.fillDraft({ ...stickForm(1), title: 'Rozepsaná hůl' });
    const page = await signedIn();
    await page.setViewportSize(viewport);
    expect(await page.locator('main article h2').allTextContents()).toEqual([
      'Živá hůl',
      'Rozepsaná hůl',
      'Prodaná hůl',
    ]);
    const first = await page.locator('main article').first().boundingBox();
    const nav = await page.locator('nav[aria-label="Hlavní nabídka"]').boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? viewport.height);
  });
}

test('thousands of own listings are paginated, and each state has its count', async () => {
  const id = await postStick(seller, { title: 'Jedna z mnoha' });
  await bazaar.query(`insert into listings (advertiser_id, kind, state, category_id, title, slug, description,
      price_type, place_name, district_code, place_exact, inserted, changed, created, updated, expires_at)
    select advertiser_id, kind, 'expired', category_id, 'Stará hůl ' || n, 'stara-hul-' || n, description,
      'agreement', place_name, district_code, place_exact, now() - n * interval '1 minute', now(), now(), now(), now()
    from listings, generate_series(1, 3000) n where id = ${id}`);
  const page = await signedIn({ device: 'phone' });
  const tabs = page.getByRole('navigation', { name: 'Stav inzerátů' });
  expect(await tabs.innerText()).toMatch(/Ukončené\s*3000/);
  await tabs.getByRole('link', { name: /^Ukončené/ }).click();
  await page.getByText('Stará hůl 1', { exact: true }).waitFor();
  expect(await page.locator('main article').count()).toBe(20);
  await page.getByRole('link', { name: 'Stránka 150' }).click();
  await page.getByText('Stará hůl 3000', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Obnovit.*Stará hůl 3000$/ }).click();
  await page.getByText('Inzerát je obnovený na dalších 60 dní').waitFor();
});
