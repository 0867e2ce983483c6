import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { analyzerVersion } from '../../query-understanding/index.ts';
import { reanalyzeListings } from './reanalyze.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);

const traits = () =>
  platform.db
    .selectFrom('listings')
    .select([
      'id',
      'reading_version',
      'marks',
      'read_price_czk',
      'filter_brand',
      'filter_choices',
      'version',
      'changed',
    ])
    .orderBy('id')
    .execute();

/** Simulates rows written by an older version of the program. */
async function clearTraits(ids: readonly number[]): Promise<void> {
  await platform.db
    .updateTable('listings')
    .set({
      reading_version: analyzerVersion - 1,
      marks: ['thing:unknown'],
      filter_brand: null,
      filter_choices: [],
    })
    .where('id', 'in', ids)
    .execute();
}

test('rows of an older analyzer are analyzed again, and nothing else about a listing changes', async () => {
  const ids = [
    await addListing(platform, viewer),
    await addListing(platform, viewer, { kind: 'demand', values: { 'attributes.shaftLengthCm': '' } }),
    await addListing(platform, viewer, { state: 'sold' }),
  ];
  const before = await traits();
  await clearTraits(ids);
  expect(await reanalyzeListings(platform)).toBe(3);
  expect(await traits()).toEqual(before);
  expect(await reanalyzeListings(platform)).toBe(0);
});

test('concurrent processes share the work', async () => {
  const ids: number[] = [];
  for (let each = 0; each < 130; each += 1) ids.push(await addListing(platform, viewer));
  const before = await traits();
  await clearTraits(ids);
  const [one, other] = await Promise.all([reanalyzeListings(platform), reanalyzeListings(platform)]);
  expect(one + other).toBe(130);
  expect(await traits()).toEqual(before);
});

test('it stops between two batches when asked to', async () => {
  await clearTraits((await traits()).map(({ id }) => id));
  let asked = 0;
  expect(await reanalyzeListings(platform, () => (asked += 1) > 1)).toBe(100);
  expect((await traits()).filter(({ reading_version }) => reading_version < analyzerVersion)).toHaveLength(
    33,
  );
});
