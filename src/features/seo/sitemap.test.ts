import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { ListingState } from '../listings/contract.ts';
import { seoRoutes } from './index.ts';

const platform = await testPlatform();
const site = seoRoutes(platform);
const { appUrl } = platform.config;
const minute = 60_000;

const fetchText = async (path: string) => (await site.request(path)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
/** The stock is refreshed after five minutes; after ten, stale data is no longer served. */
const later = () => platform.clock.advance(11 * minute);

let seller: Awaited<ReturnType<typeof newAdvertiser>>;
let first: number;
beforeAll(async () => {
  await loadTowns(platform);
  seller = await newAdvertiser(platform);
  first = await addListing(platform, seller, { values: { model: 'Epic' } });
  for (let more = 0; more < 2; more += 1) await addListing(platform, seller, { values: { model: 'Epic' } });
});

test('security.txt has a contact and an expiry date', async () => {
  const text = await fetchText('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
  const days = (expires - platform.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(140);
  expect(days).toBeLessThan(365);
});

test('robots.txt excludes personal pages and links the sitemap', async () => {
  const text = await fetchText('/robots.txt');
  expect(text).toContain('Disallow: /ucet\n');
  expect(text).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  // Every listing links to the form with parameters for reporting it; the form itself may be crawled.
  expect(text).toContain('Disallow: /kontakt?\n');
  expect(text).not.toMatch(/Disallow: \/(kontakt|inzerat\/|vyhledavani|znacky|)$/m);
});

test('the sitemap index lists its parts with their last changes, and every part responds', async () => {
  const index = await fetchText('/sitemap.xml');
  const parts = addressesIn(index);
  expect(parts).toEqual(
    ['obsah', 'kategorie', 'znacky', 'produkty', 'prehledy', 'inzerenti', 'inzeraty-1'].map(
      (name) => `${appUrl}/sitemap/${name}.xml`,
    ),
  );
  expect(index).toMatch(/inzeraty-1\.xml<\/loc><lastmod>2026-05-04T10:00:00\.000Z<\/lastmod>/);
  for (const part of parts) {
    const answer = await site.request((part ?? '').slice(appUrl.length));
    expect(answer.status, part).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(addressesIn(await answer.text()).every((address) => address?.startsWith(appUrl))).toBe(true);
  }
  expect((await site.request('/sitemap/inzeraty-2.xml')).status).toBe(404);
});

test('only live listings are included, by canonical URL and last change', async () => {
  for (const state of ['sold', 'withdrawn', 'expired', 'resting', 'blocked'] satisfies ListingState[])
    await addListing(platform, seller, { state });
  const reserved = await addListing(platform, seller, { state: 'reserved' });
  later();
  const xml = await fetchText('/sitemap/inzeraty-1.xml');
  expect(addressesIn(xml)).toHaveLength(4);
  expect(xml).toContain(`${appUrl}/inzerat/unihoc-epic-26-96-cm-${reserved}</loc>`);
  const changed = new Date('2026-05-05T08:00:00Z');
  await platform.db.updateTable('listings').set({ changed }).where('id', '=', first).execute();
  later();
  expect(await fetchText('/sitemap/inzeraty-1.xml')).toContain(
    `-${first}</loc><lastmod>2026-05-05T08:00:00.000Z</lastmod>`,
  );
});

test('lists with fewer than three listings are excluded, as their pages are noindex', async () => {
  const other = await newAdvertiser(platform);
  await addListing(platform, other, { values: { brand: 'salming' } });
  later();
  expect(addressesIn(await fetchText('/sitemap/znacky.xml'))).toEqual([`${appUrl}/znacky/unihoc`]);
  expect(addressesIn(await fetchText('/sitemap/kategorie.xml'))).toContain(`${appUrl}/vyhledavani/florbalky`);
  expect(addressesIn(await fetchText('/sitemap/produkty.xml'))).toContain(`${appUrl}/produkty/unihoc-epic`);
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .select('slug')
    .where('id', '=', seller.advertiserId)
    .executeTakeFirstOrThrow();
  expect(addressesIn(await fetchText('/sitemap/inzerenti.xml'))).toEqual([`${appUrl}/inzerent/${slug}`]);
  expect(addressesIn(await fetchText('/sitemap/prehledy.xml'))).toEqual(
    [
      '/lokality/jihomoravsky-kraj',
      '/lokality/jihomoravsky-kraj/florbalky',
      '/produkty/unihoc-epic/96-cm',
      '/znacky/unihoc/florbalky',
    ].map((path) => appUrl + path),
  );
});

test('rankings are included with their overview, once they have an advertiser', async () => {
  const named = addressesIn(await fetchText('/sitemap/obsah.xml'));
  const board = (slug: string) => `${appUrl}/zebricky-inzerentu${slug}`;
  expect(named).toEqual(expect.arrayContaining(['', '/celkem', '/jihomoravsky-kraj'].map(board)));
  expect(named).not.toContain(board('/kraj-vysocina'));
});

test('a part is compressed, and is a 304 while unchanged', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await site.request('/sitemap/inzeraty-1.xml', { headers });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(text).toBe(await fetchText('/sitemap/inzeraty-1.xml'));
  const etag = answer.headers.get('etag') ?? '';
  const again = await site.request('/sitemap/inzeraty-1.xml', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', first).execute();
  later();
  const changed = await site.request('/sitemap/inzeraty-1.xml', { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});
