import { beforeAll, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { loadContentFiles, saveDocument } from '../content/index.ts';
import { seoRoutes } from './index.ts';

const platform = await testPlatform();
const site = seoRoutes(platform);
const { appUrl } = platform.config;
const fetchText = async (path: string) => (await site.request(path)).text();
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => text);

let stick: number;
beforeAll(async () => {
  await loadTowns(platform);
  const seller = await newAdvertiser(platform);
  stick = await addListing(platform, seller, {
    values: {
      title: 'Epic <b>&</b> "hůl"',
      description: 'První řádek.\n]]> <script>alert(1)</script> & konec.',
    },
    inserted: new Date('2026-05-02T10:00:00Z'),
  });
  await addListing(platform, seller, {
    values: { title: 'Levná hůl za stovku', price: '100' },
    inserted: new Date('2026-05-03T10:00:00Z'),
  });
  await addListing(platform, seller, { state: 'sold' });
});

test('the feed of a search has its live listings, newest first, with the facts of their cards', async () => {
  const answer = await site.request('/vyhledavani/florbalky.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await answer.text();
  expect(all(xml, /<entry>\n<id>([^<]*)</g)).toEqual([
    expect.stringContaining('2026:inzerat/'),
    `tag:${new URL(appUrl).hostname},2026:inzerat/${stick}`,
  ]);
  expect(all(xml, /<title>([^<]*)</g)).toEqual([
    'Florbalový bazar: Nabídky, Florbalky',
    'Levná hůl za stovku',
    'Epic &lt;b&gt;&amp;&lt;/b&gt; &quot;hůl&quot;',
  ]);
  expect(xml).toContain(
    `<link rel="self" type="application/atom+xml" href="${appUrl}/vyhledavani/florbalky.atom"/>`,
  );
  expect(xml).toContain(`<link rel="alternate" type="text/html" href="${appUrl}/vyhledavani/florbalky"/>`);
  expect(xml).toContain('1\u00a0490\u00a0Kč · Lehce hrané · Brno. První řádek. ]]&gt; &lt;script&gt;');
});

test("an edit updates the time of its entry and of the feed, and keeps the entry's identifier", async () => {
  const before = await fetchText('/vyhledavani.atom');
  expect(all(before, /^<updated>([^<]*)</gm)[0]).toBe('2026-05-03T10:00:00.000Z');
  await platform.db
    .updateTable('listings')
    .set({ changed: new Date('2026-05-04T09:00:00Z'), slug: 'jiny-nazev' })
    .where('id', '=', stick)
    .execute();
  const after = await fetchText('/vyhledavani.atom');
  expect(all(after, /^<updated>([^<]*)</gm)[0]).toBe('2026-05-04T09:00:00.000Z');
  expect(all(after, /<id>([^<]*)</g)).toEqual(all(before, /<id>([^<]*)</g));
});

test('filters of the search apply to its feed', async () => {
  const xml = await fetchText('/vyhledavani.atom?price=-500&sort=dearest&limit=1');
  expect(all(xml, /<title>([^<]*)</g)).toEqual([
    'Florbalový bazar: Nabídky, do 500\u00a0Kč',
    'Levná hůl za stovku',
  ]);
  expect(xml).toContain(`href="${appUrl}/vyhledavani.atom?price=-500"`);
});

test('an unchanged feed is a 304, and a feed may be empty', async () => {
  const empty = await site.request('/vyhledavani.atom?brand=salming');
  expect(await empty.text()).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  const headers = { 'if-none-match': empty.headers.get('etag') ?? '' };
  expect((await site.request('/vyhledavani.atom?brand=salming', { headers })).status).toBe(304);
});

test('an invalid search has no feed', async () => {
  for (const path of ['/vyhledavani.atom?q=ab', '/vyhledavani/nesmysl.atom'])
    expect((await site.request(path)).status, path).toBe(404);
});

test("the blog's feed is a 304 until an article changes", async () => {
  await loadContentFiles(platform);
  const first = await site.request('/blog/atom.xml');
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(all(await first.text(), /^<id>([^<]*)</gm)).toContain(`${appUrl}/blog/flex-bez-zahad`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await site.request('/blog/atom.xml', { headers })).status).toBe(304);
  const article = `---
title: Míček & "dírky" <b>
description: Zkouška.
tags: Míčky
published: 2027-01-02
picture: /kresby/brankar.svg
alt: Zkouška.
---
Text.`;
  await saveDocument(platform, { collection: 'blog', slug: 'micek' }, article);
  const changed = await site.request('/blog/atom.xml', { headers });
  expect(changed.status).toBe(200);
  const xml = await changed.text();
  expect(xml).toContain('<title>Míček &amp; &quot;dírky&quot; &lt;b&gt;</title>');
  expect(all(xml, /^<updated>([^<]*)</gm)[0]).toBe('2027-01-02T12:00:00Z');
});
