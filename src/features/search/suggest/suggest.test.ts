import { expect, test } from 'vitest';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { searchQuery } from '../contract.ts';
import { findListings } from '../find.ts';
import { suggestFor } from './suggest.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 100);
async function add(title: string, values: Record<string, string> = {}, state?: 'sold'): Promise<number> {
  platform.clock.advance(60_000);
  const description = 'Stav odpovídá ceně, víc na fotkách.';
  return addListing(platform, viewer, {
    values: { title, description, ...values },
    ...(state ? { state } : {}),
  });
}
const mask = { category: 'brankarske-masky', brand: '', 'attributes.maskSize': 'senior' };

const epic = await add('Unihoc Epic 26 levá', { model: 'Epic' });
await add('Zone Hyper 27', { brand: 'zone', model: 'Hyper', priceType: 'agreement', price: '' });
await add('Maska s mřížkou', { ...mask, place: codeOf('Brno') });
await add('Salming Quest prodaný', { brand: 'salming', model: 'Quest' }, 'sold');

async function suggested(typed: string): Promise<Record<string, string[]>> {
  const { groups } = await suggestFor(platform, typed);
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ label }) => label)]));
}

test('searches, categories, brands, listings and places are grouped, each with its path', async () => {
  const { groups } = await suggestFor(platform, 'unihoc');
  expect(groups.map(({ kind, items }) => [kind, items[0]])).toEqual([
    ['queries', { label: 'Unihoc Epic', to: '/vyhledavani?q=Unihoc+Epic' }],
    ['brands', { label: 'Unihoc', note: '1', to: '/vyhledavani?brand=unihoc' }],
    [
      'listings',
      {
        label: 'Unihoc Epic 26 levá',
        note: '1\u00a0490\u00a0Kč',
        to: `/inzerat/unihoc-epic-26-leva-${epic}`,
      },
    ],
  ]);
  expect(await suggested('brno')).toMatchObject({ places: ['Brno'] });
  expect(await suggested('masku')).toMatchObject({
    categories: ['Brankářské masky'],
    listings: ['Maska s mřížkou'],
  });
});

test('a term leads to its category, a misspelled brand to the brand', async () => {
  expect(await suggested('hokejka')).toMatchObject({
    queries: ['hokejka', 'florbalová hokejka'],
    categories: ['Florbalky'],
  });
  expect(await suggested('unihok')).toMatchObject({ brands: ['Unihoc'] });
});

test('after an item the next fact is completed: a side, a length, a brand, a town', async () => {
  const first = async (typed: string) => (await suggested(typed)).queries?.[0];
  expect(await first('florbalka l')).toBe('florbalka levá');
  expect(await first('hůl 9')).toBe('hůl 96');
  expect(await first('levá florbalka uni')).toBe('levá florbalka Unihoc');
  expect(await first('maska brn')).toBe('maska Brno');
  expect((await suggested('florbalka p')).queries ?? []).not.toContain('florbalka pravá');
});

test('only brands and categories with live listings are suggested', async () => {
  expect(await suggested('salming')).toEqual({});
  expect((await suggested('brankářské')).categories).toEqual(['Brankářské masky', 'Brankářská výstroj']);
});

test('every suggested search has results', async () => {
  for (const typed of ['uni', 'flor', 'hyp', 'mas', 'hůl', 'zone']) {
    for (const words of (await suggested(typed)).queries ?? []) {
      const found = await findListings(platform, searchQuery.parse({ q: words }));
      expect('items' in found && found.items.length, words).toBeGreaterThan(0);
    }
  }
});
