import { expect, test } from 'vitest';
import { type TestListing, addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { searchQuery } from './contract.ts';
import { serveFrom, serveFromSql } from './engines.ts';
import { findListings } from './find.ts';
import { livingIds, readPoints, rowsOf } from './in-memory/db-rows.ts';
import { memoryEngine } from './in-memory/engine.ts';
import { ListingIndex } from './in-memory/listing-index.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);

async function addPants(title: string, size: string, values: TestListing['values'], state?: 'reserved') {
  platform.clock.advance(60_000);
  await addListing(platform, viewer, {
    ...(state ? { state } : {}),
    values: {
      title,
      description: 'Stav odpovídá ceně, víc na fotkách.',
      category: 'brankarske-kalhoty',
      brand: '',
      'attributes.goalieSize': size,
      ...values,
    },
  });
}

await addPants('Brankářské kalhoty Exel', '140', { price: '500', place: codeOf('Brno') });
await addPants('Brankářské kalhoty Unihoc', '150', { price: '400', place: codeOf('Ostrava') });
await addPants('Brankářské kalhoty Fat Pipe', 'xl', { price: '900', place: codeOf('Praha') });
await addPants('Brankářské kalhoty Jadberg', '140', { price: '350', place: codeOf('Brno') }, 'reserved');
await addListing(platform, viewer, { values: { title: 'Florbalka Zone', price: '200' } });
await addListing(platform, viewer, {
  values: {
    title: 'Maska stříbrná',
    description: 'Stav odpovídá ceně, víc na fotkách.',
    category: 'brankarske-masky',
    brand: '',
    'attributes.maskSize': 'senior',
  },
});

async function find(q: string, more: Record<string, string> = {}) {
  const answer = await findListings(platform, searchQuery.parse({ q, ...more }));
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  const { items, total, loosen } = answer;
  return {
    found: items.map(({ title, misses }) => [title.split(' ').at(-1), misses.map(({ label }) => label)]),
    total,
    loosen,
  };
}

const km = (name: string, far: number) => `mimo ${name}, ${far}\u00a0km`;
const dearer = (crowns: number) => `o ${crowns}\u00a0Kč dráž`;

test('when no listing meets all criteria, the nearest listings of the item say what differs, reserved ones last', async () => {
  const { found, total } = await find('brankarske kalhoty 140 do 300 praha', { kind: 'offer' });
  expect(found).toEqual([
    ['Exel', [dearer(200), km('Prahu', 186)]],
    ['Pipe', ['velikost\u00a0XL', dearer(600)]],
    ['Unihoc', ['velikost\u00a0150', dearer(100), km('Prahu', 278)]],
    ['Jadberg', [dearer(50), km('Prahu', 186)]],
  ]);
  expect(total).toBe(0);
});

test('a listing in the town but far too large does not hide close ones elsewhere', async () => {
  const { found, total } = await find('kalhoty 140 praha', { kind: 'offer' });
  expect(found).toEqual([
    ['Exel', [km('Prahu', 186)]],
    ['Pipe', ['velikost\u00a0XL']],
    ['Unihoc', ['velikost\u00a0150', km('Prahu', 278)]],
    ['Jadberg', [km('Prahu', 186)]],
  ]);
  expect(total).toBe(0);
});

test('when both words are missing, other listings of the item are shown and say so', async () => {
  const { found } = await find('zlatá maska králík');
  expect(found).toEqual([['stříbrná', ['jiná barva', 'bez „králík“']]]);
});

test('a page too short for them shows only those that miss one criterion, and continues with them', async () => {
  const { found } = await find('brankarske kalhoty 140 do 300 praha', { limit: '2' });
  expect(found.map(([title]) => title)).toEqual(['Jadberg', 'Exel']);
});

test('when dropping one criterion gives nothing, dropping several is offered with a count', async () => {
  const { loosen } = await find('brankarske kalhoty 140 do 300 praha');
  const offered = loosen.filter(({ rest }) => rest !== '');
  expect(offered.length).toBeGreaterThan(1);
  for (const { rest = '', count } of offered) expect([rest, (await find(rest)).total]).toEqual([rest, count]);
});

test('nothing is guessed without an item in the query', async () => {
  expect((await find('zlatá blbůstka praha')).found).toEqual([]);
});

test('SQL and the in-memory index agree', async () => {
  const queries = ['brankarske kalhoty 140 do 300 praha', 'kalhoty 140 praha', 'zlatá maska králík'];
  const bySql = await Promise.all(queries.map((q) => find(q)));
  const index = new ListingIndex();
  for (const row of await rowsOf(platform.db, await livingIds(platform.db))) index.put(row);
  index.setPoints(await readPoints(platform.db));
  serveFrom(
    platform.db,
    memoryEngine(() => index),
  );
  expect(await Promise.all(queries.map((q) => find(q)))).toEqual(bySql);
  serveFromSql(platform.db);
});
