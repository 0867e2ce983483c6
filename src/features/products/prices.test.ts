import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { refuse } from '../../contract/errors.ts';
import { readPrices } from './read-prices.ts';

const platform = await testPlatform();
await loadTowns(platform);
const seller = await newAdvertiser(platform, 1000);

async function add(prices: readonly string[], listing: TestListing = {}) {
  for (const price of prices) {
    const values = { title: `Florbalka za ${price}`, ...listing.values, price };
    await addListing(platform, seller, { ...listing, values });
  }
}

const worn = (wear: string) => ({ values: { condition: 'used', wear } });
await add(['900', '100', '300', '200', '5000'], worn('moderate'));
await add(['700', '800', '900', '1000'], worn('light'));
await add(['1200'], { ...worn('light'), state: 'sold' });
await add([''], { values: { condition: 'used', wear: 'light', priceType: 'agreement' } });
await add(['2000', '2100', '2200', '2300', '2400', '2500'], { values: { condition: 'like-new', wear: '' } });
await add(['400'], { kind: 'demand', values: { 'attributes.shaftLengthCm': '' } });

test('a category tells what its things are offered for by condition, where five or more say a price', async () => {
  expect(await readPrices(platform, 'florbalky')).toEqual({
    rows: [
      { condition: 'like-new', prices: { count: 6, min: 2000, typical: 2200, max: 2500 } },
      { condition: 'used', wear: 'moderate', prices: { count: 5, min: 100, typical: 300, max: 5000 } },
    ],
  });
});

test('a category without offers tells nothing, and one that holds no listings is not found', async () => {
  expect(await readPrices(platform, 'cepele')).toEqual({ rows: [] });
  expect(await readPrices(platform, 'obleceni')).toEqual(refuse('not-found'));
  expect(await readPrices(platform, 'nic')).toEqual(refuse('not-found'));
});
