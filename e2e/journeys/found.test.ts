import { beforeAll, describe, expect, test } from 'vitest';
import { browserStorage, cookies } from '../../src/contract/stored-in-browser.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitUntilSeen } from '../wait-until-seen.ts';

const title = 'Unihoc </script> Epic';
const slug = 'unihoc-script-epic';
const over = ['sold', 'withdrawn', 'expired', 'resting', 'blocked'] as const;

const { bazaar, visit } = await useBazaar();
let stick: number;
let ended: Record<(typeof over)[number], number>;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  for (let more = 0; more < 3; more += 1) stick = await postStick(seller, { title });
  ended = { sold: 0, withdrawn: 0, expired: 0, resting: 0, blocked: 0 };
  for (const state of over) {
    ended[state] = await postStick(seller, { title });
    await bazaar.query(`update listings set state = '${state}' where id = ${ended[state]}`);
  }
});

type Head = {
  status: number;
  noindex: boolean;
  canonical?: string | undefined;
  location?: string | undefined;
  html: string;
};

async function headOf(path: string): Promise<Head> {
  const answer = await fetch(new URL(path, bazaar.url), { redirect: 'manual' });
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status,
    noindex: html.includes('<meta name="robots" content="noindex"'),
    canonical: canonical?.slice(bazaar.url.length),
    location: answer.headers.get('location') ?? undefined,
    html,
  };
}

/** The structured data of a page, by type. */
function factsOf(html: string): Map<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return new Map(
    scripts.map(([, text = '']) => JSON.parse(text)).map((facts) => [facts['@type'] ?? '@graph', facts]),
  );
}

describe('a URL', () => {
  const indexed = (path: string, canonical = path) =>
    [path, { status: 200, noindex: false, canonical }] as const;
  const notIndexed = (path: string) => [path, { status: 200, noindex: true, canonical: undefined }] as const;
  const led = (path: string, location: string, status = 301) => [path, { status, location }] as const;

  test.each([
    indexed('/'),
    indexed('/?utm_source=letak', '/'),
    indexed('/vyhledavani'),
    indexed('/vyhledavani/florbalky'),
    indexed('/vyhledavani/florbalky?utm_source=letak', '/vyhledavani/florbalky'),
    notIndexed('/vyhledavani/cepele'),
    notIndexed('/vyhledavani/florbalky?price=-500'),
    notIndexed('/vyhledavani?q=unihoc'),
    notIndexed('/vyhledavani/florbalky?sort=cheapest'),
    led('/vyhledavani?category=florbalky', '/vyhledavani/florbalky', 302),
    indexed('/znacky'),
    indexed('/znacky/unihoc'),
    notIndexed('/znacky/salming'),
    indexed('/poptavky'),
    notIndexed('/poptavky/florbalky-1'),
    led('/poptavky/hole-1', '/poptavky/florbalky-1'),
    indexed('/lokality'),
    notIndexed('/lokality?region=CZ064'),
    indexed('/lokality/jihomoravsky-kraj'),
    indexed(
      '/lokality/jihomoravsky-kraj/florbalky?utm_source=letak',
      '/lokality/jihomoravsky-kraj/florbalky',
    ),
    notIndexed('/lokality/kraj-vysocina/florbalky'),
    indexed('/znacky/unihoc/florbalky'),
    notIndexed('/znacky/salming/florbalky'),
    led('/znacky/fatpipe/florbalky', '/znacky/fat-pipe/florbalky'),
    indexed('/produkty/unihoc-epic/96-cm'),
    notIndexed('/produkty/unihoc-epic/100-cm'),
    notIndexed('/vyhledavani/florbalky?brand=unihoc'),
    notIndexed('/prihlaseni'),
    notIndexed('/porovnani'),
    notIndexed('/offline'),
  ])('%s has the expected status, indexing and canonical URL', async (path, expected) => {
    expect(await headOf(path)).toMatchObject(expected);
  });

  test('of a listing is unique, and other spellings redirect to it', async () => {
    const path = `/inzerat/${slug}-${stick}`;
    expect(await headOf(path)).toMatchObject({ status: 200, noindex: false, canonical: path });
    for (const other of [`/inzerat/${stick}`, `/inzerat/stary-nazev-${stick}`])
      expect(await headOf(other)).toMatchObject({ status: 301, location: path });
  });

  test.each(over)('of a listing that is %s returns 410', async (state) => {
    const head = await headOf(`/inzerat/${slug}-${ended[state]}`);
    expect(head).toMatchObject({ status: 410, noindex: true });
    expect(factsOf(head.html).has('Product')).toBe(false);
  });

  test.each([
    '/neexistuje',
    '/inzerat/nic-99999',
    '/vyhledavani/nesmysl',
    '/znacky/nesmysl',
    '/znacky/unihoc/nesmysl',
    '/lokality/nesmysl',
    '/produkty/unihoc-epic/nesmysl',
  ])('%s returns 404', async (path) =>
    expect(await headOf(path)).toMatchObject({ status: 404, noindex: true }),
  );

  test.each([
    ['/znacky/unihoc', '/znacky/unihoc/florbalky'],
    ['/lokality', '/lokality/jihomoravsky-kraj'],
    ['/lokality/jihomoravsky-kraj', '/lokality/jihomoravsky-kraj/florbalky'],
    ['/produkty/unihoc-epic', '/produkty/unihoc-epic/96-cm'],
  ])('%s redirects to %s, which has enough content', async (from, to) => {
    expect((await headOf(from)).html).toContain(`href="${to}"`);
  });
});

test('every URL of the sitemap is canonical and indexable', async () => {
  const addressesOf = async (path: string) =>
    [...(await (await fetch(bazaar.url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address.slice(bazaar.url.length).replaceAll('&amp;', '&'),
    );
  const parts = await addressesOf('/sitemap.xml');
  const addresses = (await Promise.all(parts.map(addressesOf))).flat();
  expect(addresses).toContain(`/inzerat/${slug}-${stick}`);
  expect(addresses.length).toBeGreaterThan(20);
  const described = new Map<string, string[]>();
  for (const path of addresses) {
    const { status, noindex, canonical, html } = await headOf(path);
    const words = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    described.set(words, [...(described.get(words) ?? []), path]);
    expect({ path, status, noindex, canonical }).toEqual({
      path,
      status: 200,
      noindex: false,
      canonical: path,
    });
    expect(() => factsOf(html), path).not.toThrow();
  }
  // Listings with identical texts are excluded.
  const alike = [...described.values()].filter(
    (paths) => paths.length > 1 && !paths[0]?.startsWith('/inzerat/'),
  );
  expect(alike).toEqual([]);
});

test('a listing, a list and the site have structured data; a title cannot break out of it', async () => {
  const listing = factsOf((await headOf(`/inzerat/${slug}-${stick}`)).html);
  expect(listing.get('Product')).toMatchObject({
    name: title,
    offers: { '@type': 'Offer', priceCurrency: 'CZK' },
  });
  expect(listing.get('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  const list = factsOf((await headOf('/vyhledavani/florbalky')).html);
  expect(list.get('ItemList')).toMatchObject({ numberOfItems: 3 });
  expect(factsOf((await headOf('/')).html).get('@graph')).toBeDefined();
});

test('a shared listing shows its cover, by absolute URLs', async () => {
  const { html } = await headOf(`/inzerat/${slug}-${stick}`);
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(tag('og:url')).toBe(`${bazaar.url}/inzerat/${slug}-${stick}`);
  expect([tag('og:locale'), tag('og:image:width'), tag('twitter:card')]).toEqual([
    'cs_CZ',
    '1200',
    'summary_large_image',
  ]);
  const cover = await fetch((tag('og:image') ?? '').replaceAll('&amp;', '&'));
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(tag('twitter:image')).toBe(tag('og:image'));
});

test('a page without its own picture is shared with the site’s, the home page with its own title and text', async () => {
  const tagsOf = async (path: string) => {
    const { html } = await headOf(path);
    return (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  };
  const cover = `${bazaar.url}/brand/social-cover.png`;
  for (const path of ['/', '/o-nas', '/blog', '/losovani', '/error', '/neexistuje']) {
    const tag = await tagsOf(path);
    expect([path, tag('og:image'), tag('twitter:image')]).toEqual([path, cover, cover]);
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
  }
  const home = await tagsOf('/');
  expect(home('og:title')).toBe('Florbalový bazar: použité florbalky a výbava');
  expect(home('og:description')).toMatch(/^Český bazar použitých florbalek,/);
  // The error page has no description of its own.
  expect((await tagsOf('/error'))('og:description')).toBe(home('og:description'));
});

test('main pages request no foreign host and store only what the list of cookies names', async () => {
  const page = await visit({ offline: true });
  const hosts = new Set<string>();
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  const pages = [
    '/',
    '/vyhledavani/florbalky',
    '/znacky',
    '/lokality',
    '/mapa-nabidek',
    '/poptavky',
    '/prihlaseni',
  ];
  for (const path of [...pages, '/ucet/oblibene', `/inzerat/${slug}-${stick}`, '/pridani-nabidky']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path.startsWith('/inzerat/')) await waitUntilSeen(page, stick);
  }
  expect([...hosts]).toEqual([new URL(bazaar.url).host]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  for (const name of names) expect(Object.keys(cookies)).toContain(name);
  const kept = await page.evaluate(async () => ({
    sessionStorage: Object.keys(sessionStorage),
    localStorage: Object.keys(localStorage),
    CacheStorage: await caches.keys(),
  }));
  for (const where of ['sessionStorage', 'localStorage', 'CacheStorage'] as const)
    for (const name of kept[where])
      expect(
        browserStorage.some((one) => one.where === where && name.startsWith(one.name)),
        name,
      ).toBe(true);
});
