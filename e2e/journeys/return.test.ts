import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let id = 0;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  id = await postStick(seller, { title: 'Hůl k návratu', price: '1490' });
});

test('a listing restored by Back from the browser’s cache shows its current price', async () => {
  const page = await visit();
  await page.goto(`/inzerat/hul-k-navratu-${id}`);
  await waitForHydration(page);
  await page.getByText('1\u00a0490\u00a0Kč').first().waitFor();
  await bazaar.query(`update listings set price = 990 where id = ${id}`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByText('990\u00a0Kč', { exact: true }).first().waitFor();
  expect(await page.getByText('1\u00a0490\u00a0Kč').count()).toBe(0);
});

test('the name typed into a message form is still there after visiting another page', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(`/inzerat/hul-k-navratu-${id}`);
  await waitForHydration(page);
  const write = page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true });
  const sheet = page.getByRole('dialog', { name: 'Napsat prodejci' });
  await write.click();
  await sheet.getByLabel('Jméno').fill('Karel Kupec');
  await sheet.getByLabel('E-mail').fill('karel@example.cz');
  await sheet.getByLabel('Zpráva').fill('Je ještě volná?');
  await page.goto('/bezpecnost');
  await page.goBack();
  await waitForHydration(page);
  await write.click();
  await expect.poll(() => sheet.getByLabel('Jméno').inputValue()).toBe('Karel Kupec');
  expect(await sheet.getByLabel('E-mail').inputValue()).toBe('karel@example.cz');
  expect(await sheet.getByLabel('Zpráva').inputValue()).toBe('Je ještě volná?');
});
