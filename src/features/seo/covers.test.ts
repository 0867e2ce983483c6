import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readQr } from '../../../test/read-qr.ts';
import { loadContentFiles } from '../content/index.ts';
import { liveCards } from '../listings/index.ts';
import { coverFacts } from './covers/make-cover.ts';
import { sweepCovers } from './feature.ts';
import { seoRoutes } from './index.ts';

const platform = await testPlatform();
const site = seoRoutes(platform);
const get = (id: number, headers: Record<string, string> = {}) =>
  site.request(`/nahledy/${id}.jpg`, { headers });
const storedCovers = async () => {
  const keys: string[] = [];
  for await (const { key } of platform.storage.list('covers')) keys.push(key);
  return keys;
};

let stick: number;
beforeAll(async () => {
  await loadTowns(platform);
  stick = await addListing(platform, await newAdvertiser(platform), {
    values: { title: 'Hůl <b>žlutá & modrá</b>' },
  });
});

test('a cover is a picture of 1200 × 630, rendered once and then cached', async () => {
  const [first, second] = await Promise.all([get(stick), get(stick)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(200_000);
  expect(first.headers.get('content-type')).toBe('image/jpeg');
  expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  expect(await storedCovers()).toHaveLength(1);
  const again = await get(stick, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a cover shows the facts of the card, keeps numbers with their units and omits unknown values', async () => {
  const id = await addListing(platform, await newAdvertiser(platform), {
    values: { title: 'Hůl 96 cm', 'attributes.flexMm': '' },
  });
  const card = (await liveCards(platform, [id])).get(id);
  if (!card) throw new Error('The listing is not alive');
  const { title, lines } = coverFacts(card);
  expect(title).toBe('Hůl 96\u00a0cm');
  expect(lines).toContain('levá · 96\u00a0cm');
});

test('a changed price makes a new cover and deletes the old one from the cache', async () => {
  const before = (await get(stick)).headers.get('etag');
  await platform.db.updateTable('listings').set({ price: 900 }).where('id', '=', stick).execute();
  const after = await get(stick);
  expect(after.headers.get('etag')).not.toBe(before);
  await after.arrayBuffer();
  expect(await storedCovers()).toHaveLength(1);
});

test('a square picture of the listing and its QR code are stored beside the cover', async () => {
  await (await get(stick)).arrayBuffer();
  const square = await site.request(`/nahledy/${stick}-ctverec.jpg`);
  const bytes = Buffer.from(await square.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1080 });
  expect(await storedCovers()).toHaveLength(2);
  const code = await site.request(`/nahledy/${stick}-qr.svg`);
  expect(code.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await readQr(Buffer.from(await code.arrayBuffer()))).toBe(
    `${platform.config.appUrl}/inzerat/${stick}`,
  );
});

test('an inactive listing has no cover, and its cached files are deleted', async () => {
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', stick).execute();
  expect((await get(stick)).status).toBe(404);
  await sweepCovers(platform);
  expect(await storedCovers()).toEqual([]);
});

test('an article has a cover of the same size, rendered once until the article changes', async () => {
  await loadContentFiles(platform);
  const first = await site.request('/nahledy/blog/flex-bez-zahad.jpg');
  expect(first.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(200_000);
  // The area of the article's own drawing, the yellow words on the weight, has varied colours.
  const { channels } = await sharp(bytes).extract({ left: 528, top: 125, width: 608, height: 380 }).stats();
  expect(channels.map(({ stdev }) => stdev > 20)).toEqual([true, true, true]);
  const again = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await site.request('/nahledy/blog/flex-bez-zahad.jpg', { headers: again })).status).toBe(304);
  expect((await site.request('/nahledy/blog/nikdy-nenapsany.jpg')).status).toBe(404);
});
