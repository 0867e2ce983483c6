import { beforeEach, expect, test } from 'vitest';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { type LoggedSearch, searchCounter } from './count-searches.ts';
import { deleteLogBefore } from './db.ts';
import { readSearchLog } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
await addListing(platform, await newAdvertiser(platform));
const day = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let counter: ReturnType<typeof searchCounter>;
beforeEach(async () => {
  await platform.db.deleteFrom('search_log').execute();
  counter = searchCounter(platform);
});

const note = (search: string, change: Partial<LoggedSearch> = {}) =>
  counter.note({ search, client: 'home', agent: firefox, ...change });

async function log(days = 30) {
  await counter.flush();
  return readSearchLog(platform, days);
}

test('a word found in no listing is counted once per visitor and day', async () => {
  await note('q=florbalka velociraptor');
  await note('q=florbalka Velociraptor');
  await note('q=velociraptor', { client: 'school' });
  platform.clock.advance(day);
  await note('q=velociraptor');
  expect((await log()).words).toEqual([{ word: 'velociraptor', visitors: 3 }]);
  expect((await log(0)).words).toEqual([{ word: 'velociraptor', visitors: 1 }]);
});

test('a search without results is counted by its recognized meaning, without its words', async () => {
  await note(`q=pravá čepel velociraptor do 500&place=${codeOf('Brno')}&radius=25`);
  const { searches } = await log();
  expect(searches).toMatchObject([
    { name: 'Nabídky i poptávky, Čepele, pravá (P), do 500\u00a0Kč, Brno + 25\u00a0km', visitors: 1 },
  ]);
  expect(JSON.stringify(searches)).not.toContain('velociraptor');
});

test('a search with results is not counted, only a filter removed from it', async () => {
  await note('q=florbalka', { dropped: 'price' });
  expect(await log()).toEqual({
    words: [],
    searches: [],
    filters: [{ key: 'price', name: 'Cena', visitors: 1 }],
  });
});

test.each([
  'q=jan.novak@example.cz',
  'q=%2B420 603 123 456',
  'q=603123456',
  'q=https://example.cz/x',
  'q=🏒🏒🏒',
])('personal data is not stored: %s', async (search) => {
  await note(search);
  const words = (await log()).words.map(({ word }) => word);
  expect(words.filter((word) => /[@\d.:/]/.test(word))).toEqual([]);
});

test('robots are not counted, and invalid searches are refused', async () => {
  for (const agent of ['', 'Googlebot/2.1', 'curl/8.5.0']) await note('q=velociraptor', { agent });
  expect((await log()).words).toEqual([]);
  expect(await note('q=a')).toMatchObject({ refused: 'invalid-input' });
  expect(await note('price=levně')).toMatchObject({ refused: 'invalid-input' });
});

test('only daily sums are stored, and old ones are deleted', async () => {
  await note('q=velociraptor');
  await counter.flush();
  const [row] = await platform.db.selectFrom('search_log').selectAll().execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'measure', 'term', 'visitors']);
  await deleteLogBefore(platform.db, '2999-01-01');
  expect((await log()).words).toEqual([]);
});
