import { expect, test } from 'vitest';
import { codeOf } from '../../../test/listings.ts';
import { stockedSearch } from '../../../test/stocked-search.ts';
import { refuse } from '../../contract/errors.ts';
import { searchQuery } from './contract.ts';
import { findListings } from './find.ts';
import { readHome } from '../home/feature.ts';

const { platform, add, search } = await stockedSearch();
const minute = 60_000;

/** Titles of exact results for a search by filters only. */
const titles = async (query: Record<string, unknown>) =>
  (await search(query)).items
    .filter(({ misses }) => 'q' in query || misses.length === 0)
    .map(({ title }) => title);

const mask = { category: 'brankarske-masky', brand: '', 'attributes.maskSize': 'senior' };
const blade = { category: 'cepele', 'attributes.hand': 'right' };
const goal = { category: 'branky', brand: '', 'attributes.goalSize': '90x60' };
const shoes = { category: 'boty', brand: 'salming', 'attributes.shoeSizeEu': '42,5' };

await add('Hůl na hraní', { values: { brand: 'fat-pipe', price: '500' } });
await add('Florbalka Zone levá', { values: { brand: 'zone', price: '800', place: codeOf('Kuřim') } });
await add('Salming Quest', { values: { brand: 'salming', price: '1200', place: codeOf('Praha') } });
await add('Maska s kočičím okem', {
  values: { ...mask, description: 'Ruční zóna dobrá, brankář spokojený.' },
});
await add('Branka na zahradu', { values: { ...goal, priceType: 'free', price: '' } });
await add('Čepel Unity Unihoc', {
  values: { ...blade, brand: 'unihoc', price: '150', condition: 'new', wear: '' },
});
await add('Boty do haly', {
  values: { ...shoes, priceType: 'agreement', price: '', place: codeOf('Ostrava') },
});
await add('Sháním levou florbalku', {
  kind: 'demand',
  values: { price: '700', 'attributes.shaftLengthCm': '' },
});
await add('Prodaná florbalka', { state: 'sold' });
await add('Rezervovaná branka', { state: 'reserved', values: { ...goal, price: '2000' } });

test.each([
  ['florbalkou', ['Florbalka Zone levá', 'Hůl na hraní', 'Salming Quest', 'Sháním levou florbalku']],
  ['fatpajp', ['Hůl na hraní']],
  ['fat pipe florbalka', ['Hůl na hraní']],
  ['zone', ['Florbalka Zone levá']],
  ['branka', ['Rezervovaná branka', 'Branka na zahradu']],
  ['brankář', ['Maska s kočičím okem']],
  ['helma', ['Maska s kočičím okem']],
  ['cepel unihok', ['Čepel Unity Unihoc']],
  ['sálovky 42,5', ['Boty do haly']],
  ['daruju branku', ['Branka na zahradu']],
  ['florb', ['Florbalka Zone levá', 'Hůl na hraní', 'Salming Quest', 'Sháním levou florbalku']],
  ['106 hůl quest', ['Salming Quest']],
  ['!!!', []],
])('„%s“ finds %j', async (q, found) => {
  expect(await titles({ q })).toEqual(found);
});

test('when no listing has all words, it suggests which to drop, with counts', async () => {
  const { items, total, loosen } = await search({ q: 'maska Zone kočičí' });
  expect(total).toBe(0);
  expect(items.every(({ misses }) => misses.length > 0)).toBe(true);
  expect(loosen).toContainEqual(expect.objectContaining({ key: 'brand', rest: 'maska kočičí', count: 1 }));
});

test('listings of the requested town come first, then those of its region', async () => {
  const [first, ...others] = await search({ q: 'kuřim' }).then(({ items }) => items);
  expect(first?.title).toBe('Florbalka Zone levá');
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(({ locations }) => locations[0].region))).toEqual(
    new Set([first?.locations[0].region]),
  );
});

test('newest first, live ones only, including reserved ones', async () => {
  const { items, total } = await search({});
  expect(items.map(({ title }) => title).slice(0, 3)).toEqual([
    'Rezervovaná branka',
    'Sháním levou florbalku',
    'Boty do haly',
  ]);
  expect(total).toBe(9);
});

test('a group contains its leaves, and several categories are combined', async () => {
  expect(await titles({ category: 'branky-a-trenink' })).toEqual(['Rezervovaná branka', 'Branka na zahradu']);
  expect(await titles({ category: ['brankarska-vystroj', 'boty'] })).toEqual([
    'Boty do haly',
    'Maska s kočičím okem',
  ]);
  expect(await titles({ category: 'neznama' })).toEqual([]);
});

test('filters are combined with AND', async () => {
  expect(await titles({ kind: 'demand' })).toEqual(['Sháním levou florbalku']);
  expect(await titles({ brand: ['zone', 'salming'], kind: 'offer', category: 'florbalky' })).toEqual([
    'Salming Quest',
    'Florbalka Zone levá',
  ]);
  expect(await titles({ condition: 'new' })).toEqual(['Čepel Unity Unihoc']);
  expect(await titles({ priceType: ['free', 'agreement'] })).toEqual(['Boty do haly', 'Branka na zahradu']);
});

test('a price range includes both ends, free items from zero, and never negotiable prices', async () => {
  expect(await titles({ price: '500-800', kind: 'offer' })).toEqual(['Florbalka Zone levá', 'Hůl na hraní']);
  expect(await titles({ price: '-150' })).toEqual(['Čepel Unity Unihoc', 'Branka na zahradu']);
  expect(await titles({ price: '0-0' })).toEqual(['Branka na zahradu']);
  expect(await titles({ price: '2000-' })).toEqual(['Rezervovaná branka']);
  expect(await titles({ price: '900-100' })).toEqual([]);
});

test('a selected range stays among the facets with its label even with no results', async () => {
  const { total, facets } = await search({
    category: 'boty',
    shoeSizeEu: '48-',
    price: '-100',
    kind: 'demand',
  });
  expect(total).toBe(0);
  const ranges = facets.filter((facet) => facet.type === 'range');
  expect(ranges.flatMap(({ histogram }) => histogram.filter(({ count }) => count > 0))).toEqual([]);
  expect(ranges.filter(({ chosen }) => chosen)).toMatchObject([
    { key: 'shoeSizeEu', label: 'Velikost bot (EU)', min: 48, max: 48, chosen: { min: 48 } },
    { key: 'price', label: 'Cena', min: 100, max: 100, chosen: { max: 100 } },
  ]);
});

test('words without results keep the facets of what they name, with zero counts', async () => {
  const { total, facets } = await search({ q: 'florbalka 96 levá do 20 Kč, Brno' });
  expect(total).toBe(0);
  const keys = facets.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['category', 'hand', 'shaftLengthCm', 'flexMm', 'price', 'condition', 'place']),
  );
  const hand = facets.find(({ key }) => key === 'hand');
  expect(hand?.type === 'values' && hand.options.every(({ count, chosen }) => count === 0 && !chosen)).toBe(
    true,
  );
  expect((await search({ q: 'velociraptor' })).facets).toEqual([]);
});

test('facets of a category keep their places whatever is selected, even with no results', async () => {
  const orderOf = async (query: Record<string, string>) =>
    (await search(query)).facets.map(({ key }) => key).filter((key) => key !== 'kind' && key !== 'radius');
  for (const category of ['florbalky', 'boty', 'brankarska-vystroj']) {
    const all = await orderOf({ category });
    expect(all).toContain('place');
    expect(await orderOf({ category, place: codeOf('Kuřim'), radius: '5' })).toEqual(all);
    expect(await orderOf({ category, place: codeOf('Ostrava') })).toEqual(all);
    expect(await orderOf({ category, price: '999999-' })).toEqual(all);
  }
});

test('free comes first when sorting by price ascending, negotiable last in both directions', async () => {
  const cheapest = await titles({ sort: 'cheapest' });
  expect(cheapest.slice(0, 2)).toEqual(['Branka na zahradu', 'Čepel Unity Unihoc']);
  expect(cheapest.at(-1)).toBe('Boty do haly');
  const dearest = await titles({ sort: 'dearest' });
  expect(dearest[0]).toBe('Rezervovaná branka');
  expect(dearest.slice(-2)).toEqual(['Branka na zahradu', 'Boty do haly']);
});

test('a place can be a municipality, its surroundings, a district or a region', async () => {
  expect(await titles({ place: codeOf('Praha') })).toEqual(['Salming Quest']);
  expect(await titles({ place: codeOf('Kuřim') })).toEqual(['Florbalka Zone levá']);
  expect(await titles({ place: codeOf('Kuřim'), radius: '25' })).toContain('Hůl na hraní');
  expect(await titles({ place: 'CZ0643' })).toEqual(['Florbalka Zone levá']);
  expect(await titles({ place: 'CZ080' })).toEqual(['Boty do haly']);
  expect(await titles({ place: 'CZ0642-nikde' })).toEqual([]);
});

test.each([
  ['named', { q: 'boty Kuřim' }],
  ['chosen', { category: 'boty', place: codeOf('Kuřim') }],
  ['chosen with its surroundings', { q: 'boty', place: codeOf('Kuřim'), radius: '50' }],
])('without results in a place that was %s, results elsewhere show their distance', async (_, query) => {
  const { total, items, next } = await search(query);
  expect([total, next]).toEqual([0, undefined]);
  expect(items.map(({ title, misses }) => [title, misses.map(({ label }) => label)])).toEqual([
    ['Boty do haly', ['mimo Kuřim, 140\u00a0km']],
  ]);
});

test('nearest first, by the distance that listings disclose', async () => {
  const nearest = await titles({ sort: 'nearest', place: codeOf('Kuřim'), radius: '200' });
  expect(nearest[0]).toBe('Florbalka Zone levá');
  expect(nearest.slice(-2)).toEqual(['Boty do haly', 'Salming Quest']);
});

test('a listing that shows only its district is found in the district town, not in its municipality', async () => {
  const hidden = { values: { brand: 'exel', place: codeOf('Kuřim'), placeShown: 'district' } };
  await add('Exel skrytá', hidden);
  const { total, items } = await search({ q: 'skrytá', place: codeOf('Kuřim') });
  // The distance is that of the district town.
  expect([total, items[0]?.misses]).toEqual([0, [{ key: 'place', label: 'mimo Kuřim, 13\u00a0km' }]]);
  expect(await titles({ q: 'skrytá', place: 'CZ0643' })).toEqual(['Exel skrytá']);
  expect(await titles({ place: codeOf('Brno') })).toContain('Exel skrytá');
  // Words find it like any listing of the district: after those in the town.
  expect((await titles({ q: 'kuřim' })).slice(0, 2)).toEqual(['Florbalka Zone levá', 'Exel skrytá']);
  expect(await titles({ q: 'exel brno-venkov' })).toEqual(['Exel skrytá']);
  await platform.db.deleteFrom('listings').where('title', '=', 'Exel skrytá').execute();
});

test('promoted listings are returned separately, on the first page of the default order', async () => {
  const promotedUntil = new Date(platform.clock.now().getTime() + 10 * minute);
  await platform.db
    .updateTable('listings')
    .set({ topped_until: promotedUntil })
    .where('title', '=', 'Salming Quest')
    .execute();
  const { topped, items, total } = await search({ limit: '3' });
  expect(topped.map(({ title, topped: marked }) => [title, marked])).toEqual([['Salming Quest', true]]);
  expect(items[0]?.title).toBe('Rezervovaná branka');
  expect(total).toBe(9);
  expect((await search({ sort: 'newest' })).topped).toHaveLength(1);
  expect((await search({ sort: 'cheapest' })).topped).toEqual([]);
  expect((await search({ category: 'branky' })).topped).toEqual([]);
  platform.clock.advance(10 * minute);
  expect((await search({})).topped).toEqual([]);
});

test('a page takes at most four queries regardless of its cards; words take two more, places in them another two, and suggestions nine', async () => {
  const queries: string[] = [];
  const counting = platform.db.withPlugin({
    transformQuery: ({ node }) => (queries.push(node.kind), node),
    transformResult: async ({ result }) => result,
  });
  const ask = (query: Record<string, unknown>) =>
    findListings({ ...platform, db: counting }, searchQuery.parse(query));
  // Vocabulary and place names are loaded once until a listing changes.
  await ask({ q: 'maska' });
  for (const [query, max] of [
    [{}, 4],
    [{ sort: 'dearest' }, 4],
    [{ kind: 'demand' }, 4],
    [{ q: 'florbalka' }, 6],
    [{ q: 'florbalka kuřim' }, 17],
  ] as const) {
    queries.length = 0;
    await ask(query);
    expect(queries.length).toBeLessThanOrEqual(max);
  }
});

test('a cursor is valid only for its own search, unmodified', async () => {
  const { next = '' } = await search({ limit: '2', category: 'florbalky' });
  expect((await search({ limit: '5', category: 'florbalky', cursor: next })).offset).toBe(2);
  const refused = refuse('invalid-input', { fields: { cursor: ['Musíte vybrat hodnotu'] } });
  const tampered = [`${next}x`, next.replace(/^.../, 'abc'), next.split('.')[0], '.', 'e30.e30', ''];
  for (const cursor of tampered) {
    expect(await findListings(platform, searchQuery.parse({ category: 'florbalky', cursor }))).toEqual(
      refused,
    );
  }
  expect(await findListings(platform, searchQuery.parse({ limit: '2', cursor: next }))).toEqual(refused);
});

test('the home page counts live offers by category and shows the newest of each kind', async () => {
  const home = await readHome(platform);
  expect(home.counts).toMatchObject({ florbalky: 3, branky: 2, 'branky-a-trenink': 2, dresy: 0 });
  expect(home.newest.map(({ title }) => title)).not.toContain('Sháním levou florbalku');
  expect(home.demands.map(({ title }) => title)).toEqual(['Sháním levou florbalku']);
  expect(home.topped).toEqual([]);
});
