import { beforeAll, expect, it } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { reporting, subjectOf } from '../../../test/reports.ts';
import { listReports } from './admin-views.ts';

const platform = await testPlatform();
const { owned, reported } = reporting(platform);
const hour = 3_600_000;
let ids: number[] = [];
let account = '';

beforeAll(async () => {
  await loadTowns(platform);
  const listings = [await owned(), await owned(), await owned()];
  ids = listings.map(({ id }) => id);
  const [stolen = 0, abuse = 0, fraud = 0] = ids;
  await reported(stolen);
  platform.clock.advance(30 * hour);
  await reported(fraud, { reason: 'fraud' });
  await reported(abuse, { reason: 'child-abuse' });
  const owner = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', listings[0]?.viewer.advertiserId ?? '')
    .select(['id', 'slug'])
    .executeTakeFirstOrThrow();
  account = `advertiser:${owner.id}`;
  await reported(0, { address: `/inzerent/${owner.slug}`, reason: 'misleading' });
});

const asked = async (query: Parameters<typeof listReports>[1]) => {
  const { things, found, waiting } = await listReports(platform, query);
  expect(found).toBe(things.length);
  expect(waiting).toBe(4);
  return things.map(({ subject }) => subject);
};

it('the most severe case is first, then the oldest', async () => {
  const [stolen = 0, abuse = 0, fraud = 0] = ids;
  expect(await asked({})).toEqual([...[abuse, fraud, stolen].map(subjectOf), account]);
});

it('the queue can be filtered by kind, severity and age, also combined, and always has the total number', async () => {
  const [stolen = 0, abuse = 0, fraud = 0] = ids;
  expect(await asked({ kind: 'advertiser' })).toEqual([account]);
  expect(await asked({ kind: 'review' })).toEqual([]);
  expect(await asked({ severity: 'urgent' })).toEqual([subjectOf(abuse)]);
  expect(await asked({ severity: 'high' })).toEqual([subjectOf(fraud)]);
  expect(await asked({ severity: 'ordinary', kind: 'listing' })).toEqual([subjectOf(stolen)]);
  expect(await asked({ olderThanHours: 24 })).toEqual([subjectOf(stolen)]);
});
