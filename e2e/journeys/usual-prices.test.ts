import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, chooseCategory } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let id: number;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 90);
  id = await postStick(seller, { title: 'Unihoc Epic leváková', model: 'Epic', price: '1900' });
  await sellAlike();
  await bazaar.runNow('compute-usual-prices');
  await vi.waitUntil(async () => (await bazaar.query('select from usual_prices')).length > 0, {
    timeout: 30_000,
    interval: 100,
  });
});

/** The same stick in three grades, sold by ten other sellers. */
async function sellAlike(): Promise<void> {
  await bazaar.query(`
    with others as (
      insert into advertisers
      select (jsonb_populate_record(null::advertisers, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'email', 'jiny-' || n || '@example.cz',
        'slug', 'jiny-' || n))).*
      from generate_series(1, 10) as n, lateral (
        select advertisers.* from advertisers join listings on advertiser_id = advertisers.id where listings.id = ${id}
      ) as one
      returning id, slug
    )
    insert into listings
    select (jsonb_populate_record(null::listings, to_jsonb(one) || jsonb_build_object('id', ${id} + 1000 + row_number() over (), 'advertiser_id', others.id,
      'album_id', null, 'state', 'sold', 'wear', grade, 'filter_wear', grade,
      'price', round(part * (1000 + 20 * substr(others.slug, 6)::int))))).*
    from others, listings as one, (values ('light', 1), ('moderate', 0.75), ('heavy', 0.45)) as grades (grade, part)
    where one.id = ${id}`);
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: /obvykl/i });
const range = /Obvykle \d[\d\s]*–\d[\d\s]*Kč/;

for (const [place, javaScript] of [true, false].entries()) {
  test(`the price field of an offer shows the usual price ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 1);
    const page = await visit({ javaScript, device: 'phone' });
    await openPageAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
    if (javaScript) await waitForHydration(page);
    await chooseCategory(page, 'Florbalky', javaScript);
    await note(page)
      .getByText(/pokud se\sjich tu prodalo dost/)
      .waitFor();
    await page.getByLabel('Název').fill('Unihoc Epic 96 cm');
    const brand = page.getByLabel(/^Značka( ?nepovinné)?$/);
    if (javaScript) await brand.fill('Unihoc');
    else await brand.selectOption({ label: 'Unihoc' });
    const choose = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
    await choose(/^Použité/);
    await choose(/^Lehce hrané/);
    const price = page.getByLabel('Částka', { exact: true }).and(page.getByRole('textbox'));
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const room = async () => (await topOf(page.getByText('Možná výměna'))) - (await topOf(price));
    const before = await room();
    await price.fill('1500');
    // A required value is missing, so the step is rendered again with the price.
    if (!javaScript) await page.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await note(page).getByText(range).waitFor();
    await note(page)
      .getByText(/Unihoc Epic v\stomto stavu, podle\s30\sprodejů/)
      .waitFor();
    await note(page)
      .getByText(/To je asi o (?:třetinu|polovinu|čtvrtinu) víc/)
      .waitFor();
    if (!javaScript) return;
    expect(await room(), 'nothing moves').toBe(before);
    await choose(/^Hodně opotřebené/);
    await note(page)
      .getByText(/víc než dvojnásobek|asi dvojnásobek/)
      .waitFor();
    await price.fill('500');
    await note(page).getByText(/To je/).waitFor({ state: 'detached' });
    await brand.fill('Jiná značka');
    await note(page)
      .getByText(/pokud se\sjich tu prodalo dost/)
      .waitFor();
  });

  test(`a listing shows its usual price ${javaScript ? 'with' : 'without'} JavaScript and links to the prices of its line`, async () => {
    const page = await visit({ javaScript });
    await page.goto(`/inzerat/unihoc-epic-levakova-${id}`);
    await page.getByText(range).waitFor();
    await page.getByRole('link', { name: 'Unihoc Epic', exact: true }).first().click();
    const table = page.getByRole('table', { name: 'Za kolik se obvykle prodávají: Florbalky' });
    await table.waitFor();
    const rows = await table.getByRole('rowheader').allInnerTexts();
    expect(rows).toEqual(['Lehce hrané', 'Hrané, plně funkční', 'Hodně opotřebené']);
  });
}
