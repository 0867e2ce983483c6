import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { type Comparable, similarity } from './similarity.ts';
import { similarListings } from './similar.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 100);

async function similarTo(id: number): Promise<string[]> {
  const answer = await similarListings(platform, id);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.map(({ title }) => title);
}

const stick = async (title: string, length: string, price: string, more = {}) =>
  addListing(platform, await newAdvertiser(platform), {
    values: { title, price, 'attributes.shaftLengthCm': length, 'attributes.flexMm': '', ...more },
  });

test('what suits the same player comes first; demands, sold listings and the listing itself are excluded', async () => {
  const sold = await addListing(platform, viewer, { state: 'sold', values: { title: 'Prodaná hůl' } });
  await stick('Dětská hůl', '70', '1490');
  await stick('Pravá hůl', '96', '1490', { 'attributes.hand': 'right' });
  await stick('Dražší hůl', '96', '4000');
  await stick('Skoro stejná hůl', '95', '1400');
  await stick('Jiná značka', '96', '1490', { brand: 'salming' });
  await addListing(platform, viewer, {
    kind: 'demand',
    values: { title: 'Sháním hůl', 'attributes.shaftLengthCm': '' },
  });
  const alive = await stick('Vzorová hůl', '96', '1490');

  const all = ['Skoro stejná hůl', 'Dražší hůl', 'Jiná značka', 'Pravá hůl', 'Dětská hůl'];
  expect((await similarTo(alive)).toSorted()).toEqual(all.toSorted());
  expect((await similarTo(alive))[0]).toBe('Skoro stejná hůl');
  expect((await similarTo(sold))[0]).toBe('Vzorová hůl');
  expect(await similarListings(platform, 2_000_000_000)).toEqual(refuse('listing-not-found'));
});

test('one advertiser has at most two listings in the row', async () => {
  const seller = await newAdvertiser(platform, 100);
  const shaft = { category: 'shafty', 'attributes.shaftLengthCm': '87' };
  const id = await addListing(platform, seller, { values: { ...shaft, title: 'Shaft první' } });
  for (const title of ['Shaft druhý', 'Shaft třetí', 'Shaft čtvrtý'])
    await addListing(platform, seller, { values: { ...shaft, title } });
  await addListing(platform, viewer, { values: { ...shaft, title: 'Shaft cizí', price: '99' } });
  const similar = await similarTo(id);
  expect(similar).toContain('Shaft cizí');
  expect(similar.filter((title) => /druhý|třetí|čtvrtý/.test(title))).toHaveLength(2);
});

test('a category with few listings is supplemented by related categories', async () => {
  const vest = { category: 'brankarske-vesty', brand: '', 'attributes.goalieSize': 'm' };
  const pants = { category: 'brankarske-kalhoty', brand: '', 'attributes.goalieSize': 'm' };
  await addListing(platform, viewer, { values: { title: 'Kalhoty pro brankáře', ...pants } });
  await addListing(platform, viewer, { values: { title: 'Druhá vesta', ...vest } });
  const id = await addListing(platform, viewer, { values: { title: 'První vesta', ...vest } });
  expect(await similarTo(id)).toEqual(['Druhá vesta', 'Kalhoty pro brankáře']);
});

test('similarity is symmetric and maximal for the listing itself', () => {
  const thing: fc.Arbitrary<Comparable> = fc.record({
    categoryId: fc.constantFrom(1, 8),
    brand: fc.option(fc.constantFrom('unihoc', 'zone')),
    price: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    attributes: fc.record({
      shaftLengthCm: fc.integer({ min: 50, max: 104 }),
      hand: fc.constantFrom('left', 'right'),
    }),
  });
  fc.assert(
    fc.property(thing, thing, (one, other) => {
      expect(similarity(one, other)).toBe(similarity(other, one));
      expect(similarity(one, other)).toBeLessThanOrEqual(similarity(one, one));
    }),
  );
});
