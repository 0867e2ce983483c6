import { expect, test } from 'vitest';
import { addListing, codeOf, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { mapQuery } from './contract.ts';
import { readLocalities, readMap } from './search-map.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);

async function add(title: string, values: TestListing['values'] = {}, kind: TestListing['kind'] = 'offer') {
  platform.clock.advance(60_000);
  return addListing(platform, viewer, { kind, values: { title, ...values } });
}

const map = (query: Record<string, unknown> = {}) => readMap(platform, mapQuery.parse(query));
const titles = async (query: Record<string, unknown> = {}) =>
  (await map(query)).items.map(({ card }) => card.title);

// // Kuřim lies 12 km from Brno, in the surrounding district, whose district town is Brno.
const inBrno = [await add('Hůl z Brna'), await add('Hůl z Brna druhá')];
const inKurim = await add('Hůl z Kuřimi', { place: codeOf('Kuřim') });
const hidden = await add('Hůl z okresu', { place: codeOf('Kuřim'), placeShown: 'district' });
await add('Hůl z Ostravy', { place: codeOf('Ostrava'), price: '90000' });
await add('Sháním hůl', { 'attributes.shaftLengthCm': '' }, 'demand');

test('zoomed out, neighbouring listings are one marker with their count, single ones have their own', async () => {
  const { clusters, adverts: listings, total, inView } = await map({ kind: 'offer', zoom: 7 });
  expect({ total, inView }).toEqual({ total: 5, inView: 5 });
  expect(clusters).toMatchObject([{ count: 4, name: 'Brno', together: false }]);
  expect(listings).toMatchObject([{ title: 'Hůl z Ostravy', price: 90_000, name: 'Ostrava' }]);
});

test('zoomed in, towns are separate; listings at one spot stay a cluster, marked as such', async () => {
  const { clusters, adverts: listings } = await map({ kind: 'offer', zoom: 12, bbox: '16.4,49.1,16.8,49.4' });
  expect(clusters).toMatchObject([{ count: 3, together: true }]);
  expect(listings.map(({ id }) => id)).toEqual([inKurim]);
});

test('the list contains the listings in the rectangle in the order of the search', async () => {
  expect(await titles({ kind: 'offer', bbox: '16.4,49.1,16.8,49.4' })).toEqual([
    'Hůl z okresu',
    'Hůl z Kuřimi',
    'Hůl z Brna druhá',
    'Hůl z Brna',
  ]);
  expect(await titles({ kind: 'offer', bbox: '16.5,49.28,16.56,49.31' })).toEqual(['Hůl z Kuřimi']);
  expect(await titles({ kind: 'offer', price: '50000-' })).toEqual(['Hůl z Ostravy']);
  expect(await titles({ kind: 'demand' })).toEqual(['Sháním hůl']);
});

test('a search around a place starts zoomed in on it', async () => {
  const { view, total } = await map({ kind: 'offer', place: codeOf('Brno'), radius: 25 });
  expect(total).toBe(4);
  expect(view.west).toBeGreaterThan(16);
  expect(view.east).toBeLessThan(17);
});

test('a listing that shows only its district is placed in the district town, regardless of its municipality', async () => {
  const answers = await Promise.all(
    [5, 7, 9, 11, 13].map((zoom) => map({ kind: 'offer', zoom, bbox: '16.4,49.1,16.8,49.4' })),
  );
  for (const { items } of answers) {
    const shown = items.find(({ card }) => card.id === hidden);
    expect(shown).toMatchObject({
      lat: 49.195,
      lon: 16.608,
      card: { locations: [{ name: 'okres Brno-venkov' }] },
    });
  }
  const village = await map({ kind: 'offer', bbox: '16.5,49.28,16.56,49.31', zoom: 13 });
  expect([...village.items.map(({ card }) => card.id), ...village.adverts.map(({ id }) => id)]).not.toContain(
    hidden,
  );
  expect(inBrno).toHaveLength(2);
});

test('districts and regions are counted by kind, whether or not listings show their municipality', async () => {
  const { regions } = await readLocalities(platform.db);
  expect(regions).toHaveLength(14);
  expect(regions.flatMap(({ districts }) => districts)).toHaveLength(77);
  const south = regions.find(({ code }) => code === 'CZ064');
  expect(south).toMatchObject({ offers: 4, demands: 1 });
  expect(south?.districts.find(({ code }) => code === 'CZ0643')).toMatchObject({ offers: 2, demands: 0 });
});
