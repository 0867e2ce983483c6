import { expect, test } from 'vitest';
import { countUnread } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const messages = '/ucet/zpravy';

/** A seller with messages from twelve people about one listing. */
async function popularSeller(place: number): Promise<ApiVisitor> {
  const seller = await ApiVisitor.signedIn(bazaar, place);
  const id = await postStick(seller, { title: `Hůl na zprávy ${place}` });
  await bazaar.query(`
    with asked as (
      insert into conversations (id, listing_id, advertiser_id, asker_email, asker_name, began_at, last_at)
      select gen_random_uuid(), listings.id, advertiser_id, 'tazatel-' || nth || '@example.cz', 'Tazatel ' || nth,
        now(), date_trunc('milliseconds', now()) - nth * interval '1 hour'
      from listings, generate_series(1, 12) nth where listings.id = ${id} returning *)
    insert into contact_messages
      (id, conversation_id, listing_id, sender_name, sender_email, message, client, created_at)
    select gen_random_uuid(), id, listing_id, asker_name, asker_email,
      'Žlutý grip od: ' || asker_name, 'phone', last_at from asked`);
  return seller;
}

test.each(browserVariants)('%s a conversation is found by a word of its messages', async (_, options) => {
  const seller = await popularSeller(options.javaScript ? 1 : 2);
  const page = await visit(options);
  await openPageAs(page, seller, bazaar, [messages, 'Zprávy']);
  const list = page.getByRole('navigation', { name: 'Konverzace' });
  const field = page.getByRole('searchbox', { name: 'Hledat ve zprávách' });
  await field.fill('zluty tazatel 7');
  await field.press('Enter');
  await expect.poll(() => list.getByRole('link').count()).toBe(1);
  await list.getByRole('link', { name: 'Tazatel 7' }).click();
  await waitForHeading(page, 'Tazatel 7');
  if (options.javaScript) expect(await list.getByRole('link').count()).toBe(1);
  else await page.getByRole('link', { name: 'Zpět na zprávy' }).click();
  expect(await field.inputValue()).toBe('zluty tazatel 7');
  await field.fill('zluty nikde');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'V doručených nic takového není' }).waitFor();
  await page.getByRole('link', { name: 'Zrušit hledání' }).click();
  await expect.poll(() => list.getByRole('link').count()).toBe(12);
  expect(await field.inputValue()).toBe('');
});

test('beside an open conversation the list keeps its scroll position and marks the open one', async () => {
  const seller = await popularSeller(3);
  const page = await visit({ device: 'desktop' });
  await openPageAs(page, seller, bazaar, [messages, 'Zprávy']);
  await waitForHydration(page);
  const list = page.getByRole('navigation', { name: 'Konverzace' });
  const frame = await list.boundingBox();
  for (const name of ['Tazatel 12', 'Tazatel 10', 'Tazatel 11']) {
    const link = list.getByRole('link', { name });
    await link.scrollIntoViewIfNeeded();
    const before = await list.evaluate((element) => element.scrollTop);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await waitForHeading(page, name);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
    expect(await list.locator('[aria-current=page]').innerText()).toContain(name);
    expect(await list.boundingBox()).toEqual(frame);
  }
  expect(await list.getByText('nepřečtená zpráva').count()).toBe(9);
  await page.reload();
  await waitForHeading(page, 'Tazatel 11');
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('a wide window shows the newest conversation beside the list, unread until it is used; a phone shows only the list', async () => {
  const seller = await popularSeller(4);
  const page = await visit({ device: 'phone' });
  await openPageAs(page, seller, bazaar, [messages, 'Zprávy']);
  await waitForHydration(page);
  expect(
    await page.getByRole('navigation', { name: 'Konverzace' }).getByText('nepřečtená zpráva').count(),
  ).toBe(12);
  expect(await page.getByRole('log').count()).toBe(0);
  // After rotating or widening there is space for both.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('heading', { level: 2, name: 'Tazatel 1' }).waitFor();

  const wide = await visit({ device: 'desktop' });
  await openPageAs(wide, seller, bazaar, ['/ucet', 'Můj účet']);
  await waitForHydration(wide);
  await wide
    .getByRole('banner')
    .getByRole('link', { name: /^Zprávy/ })
    .click();
  await wide.getByRole('heading', { level: 2, name: 'Tazatel 1' }).waitFor();
  expect(new URL(wide.url()).pathname).toBe(messages);
  expect(await seller.get(countUnread, {})).toEqual({ unread: 12 });
  const answers = await wide.getByRole('list', { name: 'Rychlé odpovědi' }).getByRole('listitem').all();
  const rows = await Promise.all(answers.map(async (answer) => (await answer.boundingBox())?.y));
  expect(new Set(rows).size).toBe(1);

  const field = wide.getByLabel('Zpráva', { exact: true });
  await field.click();
  await field.pressSequentially('Přijď v úterý.');
  await waitForHeading(wide, 'Tazatel 1');
  expect(new URL(wide.url()).pathname).toMatch(new RegExp(`^${messages}/[\\da-f-]{36}$`));
  expect(await wide.title()).toMatch(/^Tazatel 1: /);
  expect(await seller.get(countUnread, {})).toEqual({ unread: 11 });
  expect(await field.inputValue()).toBe('Přijď v úterý.');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await wide.goBack();
  await waitForHeading(wide, 'Můj účet');
});
