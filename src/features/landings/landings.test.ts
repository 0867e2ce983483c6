import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { minForIndex } from '../search/rules.ts';
import { landingUrl } from './address.ts';
import { describeLanding } from './components/format-landing.ts';
import type { getLanding, Landing } from './contract.ts';
import { readLanding } from './read-landing.ts';
import { stockedLandings } from './stock.ts';

const platform = await testPlatform();
const minute = 60_000;

type Asked = z.output<typeof getLanding.query>;
async function landingOf(asked: Asked): Promise<Landing> {
  const answer = await readLanding(platform, asked);
  if (isRefusal(answer)) throw new Error(`Not found: ${JSON.stringify(asked)}`);
  return answer;
}
const said = async (asked: Asked) => describeLanding(await landingOf(asked)).replaceAll('\u00a0', ' ');

/** Landing pages as in the sitemap, after the cache has expired. */
async function stocked() {
  platform.clock.advance(2 * minute);
  return stockedLandings(platform);
}
const stockedUrls = async () => (await stocked()).map(({ address }) => landingUrl(address)).toSorted();

let seller: Awaited<ReturnType<typeof newAdvertiser>>;
const add = async (values: Record<string, string>) =>
  addListing(platform, seller, { values: { model: 'Epic', ...values } });
beforeAll(async () => {
  await loadTowns(platform);
  seller = await newAdvertiser(platform);
  await add({ price: '1900' });
  await add({ price: '350' });
  await add({ 'attributes.hand': 'right', priceType: 'agreement', price: '' });
  await add({ 'attributes.shaftLengthCm': '100', priceType: 'free', price: '' });
  await add({ brand: 'salming', model: 'Quest', place: codeOf('Ostrava') });
  await addListing(platform, seller, { values: { model: 'Epic', price: '5' }, state: 'sold' });
});

test('the description matches the database', async () => {
  expect(await said({ brand: 'unihoc', category: 'florbalky' })).toBe(
    '4 nabídky florbalek Unihoc: 3 levé a 1 pravá, 2 s pevnou cenou 350–1 900 Kč, 1 zdarma, nejčastěji 96 cm.',
  );
  expect(await said({ product: 'unihoc-epic', size: '96-cm' })).toBe(
    '3 nabídky Unihoc Epic s délkou 96 cm: 2 levé a 1 pravá, 2 s pevnou cenou 350–1 900 Kč.',
  );
  expect(await said({ region: 'jihomoravsky-kraj' })).toBe(
    '4 nabídky v Jihomoravském kraji: nejvíc florbalek (4), 2 s pevnou cenou 350–1 900 Kč, 1 zdarma.',
  );
  const { items, sizes } = await landingOf({ region: 'jihomoravsky-kraj', category: 'florbalky' });
  expect(items).toHaveLength(4);
  expect(sizes.map(({ label, offers }) => [label, offers])).toEqual([
    ['96\u00a0cm', 3],
    ['100\u00a0cm', 1],
  ]);
});

test('the sitemap contains the pages with at least three offers, and their counts match', async () => {
  const named = await stocked();
  for (const { address, offers } of named) expect((await landingOf(address)).offers).toBe(offers);
  expect(named.every(({ offers }) => offers >= minForIndex)).toBe(true);
  const before = await stockedUrls();
  expect(before).toEqual([
    '/lokality/jihomoravsky-kraj',
    '/lokality/jihomoravsky-kraj/florbalky',
    '/produkty/unihoc-epic/96-cm',
    '/znacky/unihoc/florbalky',
  ]);
  await add({ brand: 'salming', model: 'Quest', place: codeOf('Ostrava') });
  expect(await stockedUrls()).toEqual(before);
  await add({ brand: 'salming', model: 'Quest', place: codeOf('Ostrava') });
  expect(await stockedUrls()).toEqual(
    [
      ...before,
      '/lokality/moravskoslezsky-kraj',
      '/lokality/moravskoslezsky-kraj/florbalky',
      '/produkty/salming-quest/96-cm',
      '/znacky/salming/florbalky',
    ].toSorted(),
  );
});

test('neighbours are pages with enough offers, excluding the page itself', async () => {
  await stocked();
  const { neighbours } = await landingOf({ brand: 'unihoc', category: 'florbalky' });
  expect(neighbours.brands).toEqual([
    { address: { brand: 'salming', category: 'florbalky' }, label: 'Salming', offers: 3 },
  ]);
  expect(neighbours.categories).toEqual([]);
  const region = await landingOf({ region: 'jihomoravsky-kraj', category: 'florbalky' });
  expect(region.neighbours.regions.map(({ label }) => label)).toEqual(['Moravskoslezský kraj']);
});

test('a page exists even with few or no offers, but not for an invalid address', async () => {
  const none = await landingOf({ region: 'kraj-vysocina', category: 'boty' });
  expect([none.offers, none.items, none.prices]).toEqual([0, [], undefined]);
  const nowhere: Asked[] = [
    {},
    { brand: 'unihoc' },
    { category: 'florbalky' },
    { brand: 'nikdo', category: 'florbalky' },
    { brand: 'jina', category: 'florbalky' },
    { brand: 'unihoc', category: 'brankarska-vystroj' },
    { region: 'cz064' },
    { region: 'jihomoravsky-kraj', category: 'lyze' },
    { product: 'unihoc-nic-takoveho', size: '96-cm' },
    { product: 'unihoc-epic', size: '999-cm' },
    { product: 'unihoc-epic', size: '96' },
    { product: 'unihoc-epic', size: 'velikost-42' },
  ];
  for (const asked of nowhere) {
    expect(await readLanding(platform, asked), JSON.stringify(asked)).toEqual(refuse('not-found'));
  }
});

test('a brand’s alternative spelling resolves to its canonical URL', async () => {
  const { address } = await landingOf({ brand: 'fatpipe', category: 'florbalky' });
  expect(landingUrl(address)).toBe('/znacky/fat-pipe/florbalky');
});
