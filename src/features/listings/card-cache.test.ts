import { beforeEach, expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import {
  cachedCandidates,
  clearCardCache,
  enableCardCache,
  disableCardCache,
  cachedCards,
  type TimelessCard,
} from './card-cache.ts';

const { db } = await testPlatform();
let asked: (readonly number[])[] = [];
let title = 'Hůl';

const cardOf = (id: number): TimelessCard => ({
  id,
  id_product: id,
  slug: 'hul',
  kind: 'offer',
  state: 'active',
  title,
  category: 'florbalky',
  priceType: 'fixed',
  swap: false,
  facts: [],
  locations: [{ name: 'Brno', district: 'Brno-město', region: 'Jihomoravský kraj' }],
  photoCount: 0,
  toppedUntil: null,
  inserted: '2026-01-01T00:00:00.000Z',
});

async function read(ids: readonly number[]): Promise<TimelessCard[]> {
  asked.push(ids);
  return ids.map((id) => cardOf(id));
}

const titles = async (...ids: number[]) => (await cachedCards(db, ids, read)).map((card) => card.title);

beforeEach(() => {
  asked = [];
  title = 'Hůl';
  enableCardCache(db);
});

test('a card is read once; a later request reads only the missing cards', async () => {
  await titles(1, 2);
  expect(await titles(1, 2, 3)).toEqual(['Hůl', 'Hůl', 'Hůl']);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('only changed cards are read again', async () => {
  await titles(1, 2);
  title = 'Zlevněná hůl';
  clearCardCache(db, [1]);
  expect(await titles(1)).toEqual(['Zlevněná hůl']);
  expect(await titles(2)).toEqual(['Hůl']);
  clearCardCache(db);
  expect(await titles(2)).toEqual(['Zlevněná hůl']);
});

test('a card read while it was changing is returned but not cached', async () => {
  const slow = Promise.withResolvers<void>();
  const reading = cachedCards(db, [1], async (ids) => {
    const before = await read(ids);
    await slow.promise;
    return before;
  });
  title = 'Zlevněná hůl';
  clearCardCache(db, [1]);
  slow.resolve();
  expect((await reading).map((card) => card.title)).toEqual(['Hůl']);
  expect(await titles(1)).toEqual(['Zlevněná hůl']);
});

test('without a change feed every card is read from the database', async () => {
  await titles(1);
  disableCardCache(db);
  title = 'Zlevněná hůl';
  expect(await titles(1)).toEqual(['Zlevněná hůl']);
  expect(await titles(1)).toEqual(['Zlevněná hůl']);
  expect(asked).toEqual([[1], [1], [1]]);
});

test('candidates for similar listings are read once and again after any change', async () => {
  let reads = 0;
  const some = async () => {
    reads += 1;
    return [];
  };
  await cachedCandidates(db, 'offer 1', some);
  await cachedCandidates(db, 'offer 1', some);
  await cachedCandidates(db, 'demand 1', some);
  expect(reads).toBe(2);
  clearCardCache(db, [7]);
  await cachedCandidates(db, 'offer 1', some);
  expect(reads).toBe(3);
  disableCardCache(db);
  await cachedCandidates(db, 'offer 1', some);
  await cachedCandidates(db, 'offer 1', some);
  expect(reads).toBe(5);
});
