import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitUntilSeen } from '../wait-until-seen.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
const ids: number[] = [];
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  ids.push(await postStick(seller, { title: 'Unihoc Epic leváková', price: '1490' }));
  ids.push(
    await postStick(seller, {
      title: 'Zone Hyper pravá',
      brand: 'zone',
      price: '2900',
      'attributes.hand': 'right',
      'attributes.shaftLengthCm': '',
      'attributes.totalLengthCm': '106',
    }),
  );
});

test('two listings are selected on their pages and compared side by side, differences marked by words', async () => {
  const page = await visit();
  for (const path of [`/inzerat/unihoc-epic-levakova-${ids[0]}`, `/inzerat/zone-hyper-prava-${ids[1]}`]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Porovnat', exact: true }).click();
    if (path.includes('unihoc')) await page.getByText('Přidáno k porovnání.').waitFor();
  }
  const bar = page.getByRole('region', { name: 'Porovnání' });
  await bar.waitFor();
  const lowest = await page.getByRole('contentinfo').evaluate((footer) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return Math.max(...[...footer.querySelectorAll('a, p')].map((e) => e.getBoundingClientRect().bottom));
  });
  expect(lowest).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await bar.getByRole('link', { name: 'Porovnat (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Porovnání' }).waitFor();
  expect(page.url()).toBe(`${bazaar.url}/porovnani?id=${ids[0]}&id=${ids[1]}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(await row('Cena').getByRole('cell').allInnerTexts()).toEqual([
    '1\u00a0490\u00a0Kč',
    '2\u00a0900\u00a0Kč',
  ]);
  await row('Cena').getByRole('rowheader').getByText('liší se').waitFor();
  // One states its shaft and the other its total length: both rows are filled by estimates.
  expect(await row('Délka shaftu').getByRole('cell').allInnerTexts()).toEqual([
    '96\u00a0cm',
    'přibližně 96\u00a0cm',
  ]);
  expect(await row('Flex').getByRole('rowheader').innerText()).not.toContain('liší se');
  await page.goto('/porovnani');
  await page.waitForURL(`**/porovnani?id=${ids[0]}&id=${ids[1]}`);
  await page.getByRole('link', { name: 'Vyřadit z porovnání: Zone Hyper pravá' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(1);
  const table = page.getByRole('region', { name: 'Porovnání inzerátů' });
  await expect.poll(() => table.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Vyřadit z porovnání: Unihoc Epic leváková' }).click();
  await page.getByText('Zatím není co porovnávat').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a shared comparison leaves the own one unchanged, and is added to it only on request', async () => {
  const page = await visit({ device: 'phone' });
  const region = page.getByRole('region', { name: 'Porovnání inzerátů' });
  await page.goto(`/porovnani?id=${ids[0]}`);
  await waitForHydration(page);
  await page.goto(`/porovnani?id=${ids[1]}`);
  await page.getByText('Toto je sdílené porovnání').waitFor();
  await region.getByRole('link', { name: 'Zone Hyper pravá', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Moje porovnání (1)' }).click();
  await region.getByRole('link', { name: 'Unihoc Epic leváková', exact: true }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(1);
  expect(await page.getByText('Toto je sdílené porovnání').count()).toBe(0);
  await page.goBack();
  await page.getByText('Toto je sdílené porovnání').waitFor();
  await page.getByRole('button', { name: 'Přidat do mého porovnání' }).click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  expect(new URL(page.url()).search).toBe(`?id=${ids[0]}&id=${ids[1]}`);
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByText('Toto je sdílené porovnání').count()).toBe(0);
});

test('without JavaScript listings are selected on their page or from recently viewed ones; the URL can be shared', async () => {
  const page = await visit({ javaScript: false, device: 'phone' });
  await page.goto(`/inzerat/zone-hyper-prava-${ids[1]}`);
  await waitUntilSeen(page, ids[1] ?? 0);
  await page.goto(`/inzerat/unihoc-epic-levakova-${ids[0]}`);
  await page.getByRole('button', { name: 'Porovnat', exact: true }).click();
  await page.getByRole('link', { name: 'Přidat k porovnání: Zone Hyper pravá' }).click();
  const things = page.getByRole('columnheader').getByRole('link', { name: /pravá|leváková/ });
  await expect.poll(() => things.count()).toBeGreaterThanOrEqual(2);

  const friend = await visit({ device: 'phone' });
  await friend.goto(page.url());
  await friend.getByRole('columnheader', { name: /Zone Hyper pravá/ }).waitFor();
});

test('without JavaScript a fifth selected favourite is rejected with a message', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const favourites = [ids[0] ?? 0];
  for (const title of ['Hůl pátá', 'Hůl čtvrtá', 'Hůl třetí', 'Hůl druhá'])
    favourites.push(await postStick(seller, { title }));
  const page = await visit({ javaScript: false });
  await page
    .context()
    .addCookies([{ name: 'oblibene', value: favourites.toReversed().join('.'), url: bazaar.url }]);
  await page.goto('/ucet/oblibene');
  for (const box of await page.getByRole('checkbox', { name: 'Porovnat' }).all()) await box.check();
  await page.getByRole('button', { name: 'Porovnat vybrané' }).click();
  await page.getByText('Porovnat jde nejvýš 4 inzeráty.').waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(4);
  await page
    .getByRole('link', { name: /^Vyřadit z porovnání/ })
    .first()
    .click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
  expect(await page.getByText('Porovnat jde nejvýš 4 inzeráty.').count()).toBe(0);
});

test('an ended listing is marked as such in the comparison', async () => {
  await bazaar.query(`update listings set state = 'withdrawn' where id = ${ids[1]}`);
  const page = await visit();
  await page.goto(`/porovnani?id=${ids[0]}&id=${ids[1]}&id=999999&id=nic`);
  expect(await page.getByRole('columnheader').count()).toBe(2);
  await page
    .getByRole('columnheader', { name: /Zone Hyper/ })
    .getByText('Staženo')
    .waitFor();
});
