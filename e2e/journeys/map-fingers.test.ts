import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { builtInCode } from '../../src/features/places/districts.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  await postStick(seller, { title: 'Hůl z Ostravy', place: builtInCode('Ostrava', 'CZ0806') });
  for (const title of ['Hůl z Brna', 'Druhá hůl z Brna', 'Třetí hůl z Brna'])
    await postStick(seller, { title });
});

const mapOf = (page: Page) => page.getByRole('region', { name: 'Mapa s nabídkami' });

test('two fingers move the map, one finger scrolls the page', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/mapa-nabidek');
  await waitForHydration(page);
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('There is no map');
  const [x, y] = [box.x + 150, box.y + 200];
  await swipe(
    page,
    [
      { x, y },
      { x: x + 80, y: y + 40 },
    ],
    { x: -60, y: -30 },
  );
  await page.waitForURL(/bbox=/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const moved = page.url();
  const hint = page.getByText('Mapu posuneš dvěma prsty');
  await swipe(page, [{ x, y }], { x: 0, y: -150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  await expect.poll(() => hint.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  expect(page.url()).toBe(moved);
});

test('a tapped price shows its listing’s card, which links to the listing', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/mapa-nabidek?q=Ostravy');
  await waitForHydration(page);
  const card = mapOf(page).getByRole('article');
  await mapOf(page)
    .getByRole('link', { name: /^Hůl z Ostravy, / })
    .first()
    .tap();
  await card.getByText('Hůl z Ostravy').waitFor();
  expect(new URL(page.url()).pathname).toBe('/mapa-nabidek');
  await card.getByRole('button', { name: 'Zavřít' }).tap();
  await expect.poll(() => card.count()).toBe(0);
  await mapOf(page)
    .getByRole('link', { name: /^Hůl z Ostravy, / })
    .tap();
  await card.getByRole('link', { name: 'Hůl z Ostravy' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Hůl z Ostravy' }).waitFor();
});

/** Touches that start beside each other and move together, as a real gesture does. */
async function swipe(page: Page, fingers: { x: number; y: number }[], by: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(({ x, y }, id) => ({ x: x + by.x * share, y: y + by.y * share, id })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}
