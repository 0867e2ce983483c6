import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readQr } from '../../../test/read-qr.ts';
import { refuse } from '../../contract/errors.ts';
import { qrSvg } from '../../platform/qr/qr.ts';
import { renderSquare } from './cover/render-cover.ts';
import { getShareKit } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const owner = await newAdvertiser(platform);

test('the kit of an own live listing has its URL, and a short one in the QR code', async () => {
  const id = await addListing(platform, owner);
  const shortUrl = `${platform.config.appUrl}/inzerat/${id}`;
  expect(await getShareKit(platform, owner, id)).toMatchObject({
    url: `${platform.config.appUrl}/inzerat/unihoc-epic-26-96-cm-${id}`,
    shortUrl,
    qr: { path: expect.stringMatching(/^M\d/) },
  });
  expect(await readQr(Buffer.from(qrSvg(shortUrl)))).toBe(shortUrl);
});

test('an ended listing cannot be shared, and another advertiser’s is not found', async () => {
  const stranger = await newAdvertiser(platform);
  const sold = await addListing(platform, owner, { state: 'sold' });
  expect(await getShareKit(platform, owner, sold)).toEqual(refuse('listing-inactive'));
  const active = await addListing(platform, owner);
  expect(await getShareKit(platform, stranger, active)).toEqual(refuse('listing-not-found'));
  expect(await getShareKit(platform, stranger, sold)).toEqual(refuse('listing-not-found'));
});

test('the square picture is 1080 × 1080, fits the longest texts and escapes their markup', async () => {
  const words = { price: '1 000 000 Kč', lines: ['Na díly / poškozené', 'Brno'], address: 'b.cz/inzerat/1' };
  const title = 'Žluťoučká <b>florbalka</b> & čepel '.repeat(3).slice(0, 80);
  const bytes = await renderSquare({ ...words, title, label: 'Poptávka' });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 });
  expect(bytes.byteLength).toBeLessThan(200_000);
});
