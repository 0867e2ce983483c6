import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heic } from '../../test/specimens/photos.ts';
import { useBazaar } from '../use-bazaar.ts';
import { jpeg, photoFile } from '../sample-offer.ts';
import {
  addPhotos,
  waitForHydration,
  chooseCategory,
  describeStick,
  goToPhotos,
  photoTiles,
  proveEmail,
} from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;

async function atPhotos(options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const { javaScript = true } = options;
  const page = await visit(options);
  await proveEmail(page, { email: `fotograf-${(people += 1)}@example.cz`, post: bazaar.post });
  await chooseCategory(page, 'Florbalky', javaScript);
  if (javaScript) await waitForHydration(page);
  await describeStick(page, 'Unihoc Epic 26', javaScript);
  await goToPhotos(page);
  if (javaScript) await waitForHydration(page);
  return page;
}

/** URLs of the pictures in order; each is derived from the picture's content. */
const order = (page: Page) =>
  photoTiles(page).evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const files = (...names: string[]) => Promise.all(names.map((name, index) => photoFile(name, index)));
const notAPhoto = {
  name: 'smlouva.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Tohle je text, ne fotka.'.repeat(50)),
};
const notAPhotoSentence = 'Tohle není fotka. Vyber obrázek JPEG, PNG, WebP nebo AVIF.';

test('photos are reordered by drag and by keys, rotated, made main, removed and restored, and survive a reload', async () => {
  const page = await atPhotos();
  // High enough for all tiles to be within reach of the pointer.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await addPhotos(page, 3);
  const [a = '', b = '', c = ''] = await order(page);
  expect(new Set([a, b, c]).size).toBe(3);

  const from = await photoTiles(page).nth(2).boundingBox();
  const to = await photoTiles(page).nth(0).boundingBox();
  if (!from || !to) throw new Error('The photos cannot be seen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([c, a, b]);
  await page.getByText('Fotka 3 je teď první').waitFor({ state: 'attached' });

  await tool(page, 'Posunout fotku 1 dozadu').press('Enter');
  await expect.poll(() => order(page)).toEqual([a, c, b]);
  await page.getByText('Fotka 1 je teď na 2. místě').waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Posunout fotku 2 dozadu');

  await tool(page, 'Nastavit fotku 3 jako hlavní').click();
  await expect.poll(() => order(page)).toEqual([b, a, c]);

  await tool(page, 'Otočit fotku 1').click();
  await expect.poll(async () => (await order(page))[0]).not.toBe(b);
  const [turned = ''] = await order(page);

  await tool(page, 'Smazat fotku 2').click();
  await expect.poll(() => order(page)).toEqual([turned, c]);
  await page.getByText('Fotka je pryč').waitFor();
  await page.getByRole('button', { name: 'Vrátit' }).click();
  await expect.poll(() => order(page)).toEqual([turned, a, c]);

  await page.reload();
  expect(await order(page)).toEqual([turned, a, c]);
});

test('a photo moved while an earlier move is being saved stays in its new place', async () => {
  const page = await atPhotos();
  await addPhotos(page, 3);
  const [a = '', b = '', c = ''] = await order(page);
  const answered: string[] = [];
  await page.route('**/api/v1/albums/*/order', async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue();
    answered.push(route.request().postData() ?? '');
  });
  await tool(page, 'Nastavit fotku 3 jako hlavní').click();
  await expect.poll(() => order(page)).toEqual([c, a, b]);
  await tool(page, 'Nastavit fotku 3 jako hlavní').click();
  await expect.poll(() => order(page)).toEqual([b, c, a]);
  await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(await order(page)).toEqual([b, c, a]);
  await page.unroute('**/api/v1/albums/*/order');
  await page.reload();
  expect(await order(page)).toEqual([b, c, a]);
});

test('each photo shows its upload progress', async () => {
  const page = await atPhotos({ device: 'phone' });
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 150_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  const noise = await sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Přidat fotky')
    .setInputFiles([{ name: 'velka.png', mimeType: 'image/png', buffer: noise }]);
  const progress = page.getByRole('progressbar', { name: 'Nahrávání fotky 1' });
  const seen = new Set<number>();
  await expect
    .poll(
      async () =>
        seen.add(await progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1)))
          .size,
      {
        interval: 60,
      },
    )
    .toBeGreaterThan(2);
  await tool(page, 'Otočit fotku 1').and(page.locator(':enabled')).waitFor();
});

test('a file that is no photo is reported in its place, and valid photos are uploaded', async () => {
  const page = await atPhotos();
  const broken = { name: 'pulka.jpg', mimeType: 'image/jpeg', buffer: (await jpeg()).subarray(0, 900) };
  const iphone = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: heic() };
  await page
    .getByLabel('Přidat fotky')
    .setInputFiles([notAPhoto, iphone, broken, await photoFile('dobra.jpg')]);
  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tile('smlouva.jpg').getByText(notAPhotoSentence).waitFor();
  await tile('IMG_1.jpg')
    .getByText(/^Formát HEIC neumíme\./)
    .waitFor();
  await tile('pulka.jpg')
    .getByText(/^Fotka je poškozená a nejde otevřít\./)
    .waitFor();
  // The valid photo comes first: a failed one has no position and is listed after it.
  await tool(page, 'Otočit fotku 1').and(page.locator(':enabled')).waitFor();
  for (const name of ['smlouva.jpg', 'IMG_1.jpg', 'pulka.jpg']) await tool(page, `Zahodit: ${name}`).click();
  await expect.poll(() => photoTiles(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sedí všechno?' }).waitFor();
});

test('at most five uploads at a time and ten photos in total', async () => {
  const page = await atPhotos();
  const names = Array.from({ length: 6 }, (_, index) => `f${index}.jpg`);
  await page.getByLabel('Přidat fotky').setInputFiles(await files(...names));
  await page.getByText('Najednou jde nahrát nejvýš pět fotek. Ostatní jsme nevzali.').waitFor();
  await tool(page, 'Otočit fotku 5').and(page.locator(':enabled')).waitFor();
  expect(await photoTiles(page).count()).toBe(5);
  await page.getByLabel('Přidat fotky').setInputFiles(await files(...names.slice(0, 5)));
  await tool(page, 'Otočit fotku 10').and(page.locator(':enabled')).waitFor();
  await page.getByText('Máš všech deset fotek', { exact: true }).waitFor();
  expect(await page.getByLabel('Přidat fotky').count()).toBe(0);
});

test('a photo added offline says so and is uploaded once the connection is back', async () => {
  const page = await atPhotos({ mayFail: /albums|manifest|assets|builds/ });
  await page.context().setOffline(true);
  await page.getByLabel('Přidat fotky').setInputFiles(await files('bez-signalu.jpg'));
  const sentence = page.getByText('Jsi offline, nahrávání bude pokračovat');
  await sentence.and(page.locator(':visible')).first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Jsi offline' }).waitFor();
  await page.context().setOffline(false);
  await tool(page, 'Otočit fotku 1').and(page.locator(':enabled')).waitFor();
  expect(await sentence.count()).toBe(0);
});

test('an upload without a response can be retried', async () => {
  const page = await atPhotos({ mayFail: /albums|manifest|assets|builds/ });
  const album = (url: URL) => url.pathname.includes('/albums/');
  await page.route(album, (route) => route.abort('connectionfailed'));
  await page.getByLabel('Přidat fotky').setInputFiles(await files('ztracena.jpg'));
  const again = page.getByRole('button', { name: 'Zkusit znovu' });
  await again.waitFor();
  await page.getByText('Spojení vypadlo, fotka nedorazila celá.').waitFor();
  await page.unroute(album);
  await again.click();
  await tool(page, 'Otočit fotku 1').and(page.locator(':enabled')).waitFor();
});

for (const javaScript of [true, false]) {
  test(`continuing without a photo ${javaScript ? 'with' : 'without'} JavaScript asks for one`, async () => {
    const page = await atPhotos({ javaScript });
    await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();
    await page.getByRole('alert').filter({ hasText: 'Přidej alespoň jednu fotku.' }).waitFor();
  });
}

test('without JavaScript several photos are sent in one form, rejected ones are named, and the rest can be reordered, rotated and restored', async () => {
  const page = await atPhotos({ javaScript: false, device: 'phone' });
  await page
    .getByLabel('Přidat fotky')
    .setInputFiles([...(await files('a.jpg', 'b.jpg', 'c.jpg')), notAPhoto]);
  await page.getByRole('button', { name: 'Nahrát vybrané' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: `smlouva.jpg: ${notAPhotoSentence}` })
    .waitFor();
  const [a = '', b = '', c = ''] = await order(page);
  const use = async (name: string) => {
    const answered = page.waitForNavigation();
    await tool(page, name).click();
    await answered;
  };
  await use('Posunout fotku 1 dozadu');
  expect(await order(page)).toEqual([b, a, c]);
  await use('Nastavit fotku 3 jako hlavní');
  expect(await order(page)).toEqual([c, b, a]);
  await use('Otočit fotku 1');
  const [turned = ''] = await order(page);
  expect(turned).not.toBe(c);
  await use('Smazat fotku 2');
  expect(await order(page)).toEqual([turned, a]);
  await use('Vrátit');
  expect(await order(page)).toEqual([turned, b, a]);
});
