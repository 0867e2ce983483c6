import { beforeAll, expect, it } from 'vitest';
import { ApiCaller } from '../../../test/api-caller.ts';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { importAccount } from '../import/index.ts';
import { getRanking, listRankings } from './contract.ts';

const platform = await testPlatform();
const api = new ApiCaller(platform);
// Midnight in Prague, two hours before midnight in UTC, begins the month.
const may = new Date('2026-05-20T10:00:00Z');
const lateApril = new Date('2026-04-30T21:59:00Z');
const earlyMay = new Date('2026-04-30T22:00:00Z');
const lastYear = new Date('2025-12-31T20:00:00Z');

const board = async (slug: string) => {
  const { body } = await api.call(getRanking, { params: { slug } });
  const { advertisers } = getRanking.data.parse(body.data);
  return advertisers.map(({ slug: who, published }) => [names.get(who), published]);
};
const names = new Map<string, string>();

async function person(name: string): Promise<Viewer> {
  const viewer = await newAdvertiser(platform);
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', viewer.advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  names.set(slug, name);
  return viewer;
}

beforeAll(async () => {
  await loadTowns(platform);
  platform.clock.set(may);
  const [early, late, blocked, old] = [
    await person('early'),
    await person('late'),
    await person('blocked'),
    await person('old'),
  ];
  await addListing(platform, late, { inserted: new Date('2026-05-03T10:00:00Z') });
  await addListing(platform, late, { inserted: new Date('2026-05-04T10:00:00Z'), state: 'sold' });
  await addListing(platform, early, { inserted: earlyMay });
  await addListing(platform, early, { inserted: new Date('2026-05-19T10:00:00Z') });
  await addListing(platform, early, { inserted: lateApril, values: { place: codeOf('Praha') } });
  for (let more = 0; more < 4; more += 1) {
    await addListing(platform, blocked, { inserted: earlyMay, state: 'blocked' });
    await addListing(platform, old, { inserted: lastYear, state: 'expired' });
  }
  const own = await person('import');
  await platform.db
    .updateTable('advertisers')
    .set({ email: importAccount(platform.config) })
    .where('id', '=', own.advertiserId)
    .execute();
  for (let more = 0; more < 9; more += 1) await addListing(platform, own, { inserted: earlyMay });
});

it('ranks by published listings, ties by the earliest publication, without blocked ones', async () => {
  expect(await board('tento-mesic')).toEqual([
    ['early', 2],
    ['late', 2],
  ]);
  expect(await board('tento-rok')).toEqual([
    ['early', 3],
    ['late', 2],
  ]);
  expect(await board('celkem')).toEqual([
    ['old', 4],
    ['early', 3],
    ['late', 2],
  ]);
});

it('has a ranking for each region', async () => {
  expect(await board('hlavni-mesto-praha')).toEqual([['early', 1]]);
  expect(await board('jihomoravsky-kraj')).toEqual([
    ['old', 4],
    ['early', 2],
    ['late', 2],
  ]);
  expect(await board('kraj-vysocina')).toEqual([]);
  const { body } = await api.call(listRankings);
  const all = listRankings.data.parse(body.data);
  expect(all.map(({ kind }) => kind).filter((kind) => kind === 'region')).toHaveLength(14);
  expect(all.map(({ slug }) => slug)).toHaveLength(17);
  expect((await api.call(getRanking, { params: { slug: 'nic' } })).status).toBe(404);
});
