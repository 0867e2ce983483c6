import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { searchQuery } from './contract.ts';
import { findListings } from './find.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);

async function missesIn(q: string) {
  const answer = await findListings(platform, searchQuery.parse({ q }));
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.items.map(({ title, misses }) => [title, misses.map(({ label }) => label)]);
}

test('a size stated for a set that contains the item is not reported as missed', async () => {
  await addListing(platform, viewer, {
    values: {
      title: 'Brankářské kalhoty a vesta',
      category: 'brankarske-kalhoty',
      brand: '',
      'attributes.goalieSize': 'l',
    },
  });
  expect(await missesIn('brankářské kalhoty L')).toEqual([['Brankářské kalhoty a vesta', ['součást sady']]]);
});

test('a listing found by its title alone states its side', async () => {
  const title = 'Čepel na pravou florbalku';
  await addListing(platform, viewer, {
    values: { title, category: 'cepele', 'attributes.hand': 'left' },
  });
  expect(await missesIn('pravou čepel na florbalku')).toContainEqual([title, ['levá místo pravé']]);
});
