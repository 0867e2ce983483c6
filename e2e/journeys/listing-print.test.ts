import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { countPrintedSheets } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();
let path: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const id = await postStick(
    seller,
    {
      title: 'Hůl na papír',
      description: 'Hraná jednu sezonu v regionální lize, čepel drží tvar. '.repeat(18),
      model: 'Epic',
      'attributes.totalLengthCm': '107',
      'attributes.bladeModel': 'Unity',
      'attributes.bladeCurve': 'light',
      'attributes.bladeHardness': 'medium',
      'attributes.shaftShape': 'round',
      'attributes.shaftMaterial': 'carbon',
      'attributes.ageGroup': ['adult'],
      'attributes.handover': ['personal', 'parcel-point'],
    },
    3,
  );
  path = `/inzerat/hul-na-papir-${id}`;
});

test('a listing with photos, a thousand characters and a dozen attributes prints on one sheet, dark on white', async () => {
  const page = await visit({ scheme: 'dark' });
  await page.goto(path);
  await waitForHydration(page);
  expect(await countPrintedSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).color)).toBe('rgb(0, 0, 0)');
  await page.getByText('Hraná jednu sezonu').waitFor();
  expect(await page.getByRole('table', { name: 'Parametry' }).getByRole('row').count()).toBeGreaterThan(11);
  await page.getByText(`${new URL(bazaar.url).host}/inzerat/${path.split('-').at(-1)}`).waitFor();
  const code = page.locator('img[src$="-qr.svg"]');
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  for (const part of await page.getByRole('navigation').all()) expect(await part.isVisible()).toBe(false);
  for (const box of await page.getByRole('search').all()) expect(await box.isVisible()).toBe(false);
  for (const link of await page.getByRole('link', { name: 'Napsat prodejci' }).all())
    expect(await link.isVisible()).toBe(false);
});
