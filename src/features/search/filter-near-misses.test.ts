import { expect, test } from 'vitest';
import { type TestListing, addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { searchQuery } from './contract.ts';
import { serveFrom, serveFromSql } from './engines.ts';
import { findListings } from './find.ts';
import { maxFilterNearMisses } from './filter-near-misses.ts';
import { livingIds, readPoints, rowsOf } from './in-memory/db-rows.ts';
import { memoryEngine } from './in-memory/engine.ts';
import { ListingIndex } from './in-memory/listing-index.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);
const add = (title: string, values: TestListing['values'] = {}) =>
  addListing(platform, viewer, {
    values: { title, description: 'Stav odpovídá ceně, víc na fotkách.', ...values },
  });

const stick = { 'attributes.hand': 'left', price: '1000', place: codeOf('Brno') };
await add('Hůl sedí', stick);
await add('Dražší', { ...stick, price: '1300' });
await add('Nejméně dražší', { ...stick, price: '1210' });
await add('Mnohem dražší', { ...stick, price: '4000' });
await add('Pravá', { ...stick, 'attributes.hand': 'right' });
await add('V Praze', { ...stick, place: codeOf('Praha') });
await add('Pravá v Praze', { ...stick, 'attributes.hand': 'right', place: codeOf('Praha') });
await add('Poškozená', { ...stick, condition: 'damaged', wear: '' });

const asked = { category: 'florbalky', hand: 'left', price: '-1200', place: codeOf('Brno'), radius: '50' };

const index = new ListingIndex();
for (const row of await rowsOf(platform.db, await livingIds(platform.db))) index.put(row);
index.setPoints(await readPoints(platform.db));

async function found(query: Record<string, unknown>) {
  const answer = await findListings(platform, searchQuery.parse(query));
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  const { items, total, next, loosen } = answer;
  return {
    total,
    next,
    loosened: loosen.map(({ label, count }) => [label, count]),
    shown: items.map(({ title, misses }) => [title, ...misses.map(({ label }) => label)]),
  };
}

test.each(['SQL', 'the index'])(
  'through %s, few that fit are followed by what misses one filter by little, each filter in turn',
  async (by) => {
    if (by === 'SQL') serveFromSql(platform.db);
    else
      serveFrom(
        platform.db,
        memoryEngine(() => index),
      );
    const { shown, total, next } = await found(asked);
    expect({ shown, total, next }).toEqual({
      shown: [
        ['Poškozená'],
        ['Hůl sedí'],
        ['Nejméně dražší', 'o 10\u00a0Kč dráž'],
        ['Pravá', 'pravá místo levé'],
        ['V Praze', 'mimo Brno, 186\u00a0km'],
        ['Dražší', 'o 100\u00a0Kč dráž'],
      ],
      total: 2,
      next: undefined,
    });
  },
);

test('near misses are shown together with suggestions, each relaxing a criterion just enough to add results', async () => {
  expect((await found(asked)).loosened).toEqual([
    ['Celá ČR', 3],
    ['Do 1\u00a0500\u00a0Kč', 4],
    ['I pravé', 3],
  ]);
  expect((await found({ q: 'hůl levá do 1200 Brno' })).loosened).toContainEqual(['Do 1\u00a0500\u00a0Kč', 4]);
});

test('also with no exact result; one step more worn is near, two steps are not', async () => {
  const query = { ...asked, hand: 'straight', condition: 'like-new' };
  expect((await found(query)).shown).toEqual([]);
  expect((await found({ ...asked, condition: 'used' })).shown).toContainEqual([
    'Poškozená',
    'stav: na díly / poškozené',
  ]);
  expect((await found({ ...asked, condition: 'like-new' })).shown).toContainEqual([
    'Hůl sedí',
    'stav: lehce hrané',
  ]);
});

test('a length within 5 % is near, on either side', async () => {
  await add('O dva delší', { ...stick, 'attributes.shaftLengthCm': '98' });
  await add('O osm delší', { ...stick, 'attributes.shaftLengthCm': '104' });
  serveFromSql(platform.db);
  const { shown } = await found({ category: 'florbalky', shaftLengthCm: '97-97', price: '1000-1000' });
  const lengths = shown.map(([, label]) => label).filter((label) => label?.includes('cm'));
  expect(new Set(lengths)).toEqual(new Set(['o 1\u00a0cm kratší', 'o 1\u00a0cm delší']));
});

test('with enough exact results no near misses are shown, and never more than fit on the page', async () => {
  for (let at = 0; at < maxFilterNearMisses; at += 1) await add(`Další ${at}`, stick);
  expect((await found({ ...asked, hand: 'left' })).shown.every(([, ...misses]) => misses.length === 0)).toBe(
    true,
  );
  expect((await found({ ...asked, hand: 'right', limit: 3 })).shown).toHaveLength(3);
});
