import { beforeAll, expect, it } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { reporting, rule } from '../../../test/reports.ts';
import { refuse } from '../../contract/errors.ts';
import { countEvents, transparencyOf } from './feature.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { answer, decide, object, owned, reported } = reporting(platform);
const hour = 3_600_000;

async function count() {
  platform.clock.advance(hour);
  await countEvents(platform);
}

it('counts reports, decisions and objections once each, without naming rare ones', async () => {
  const stolen = [await owned(), await owned(), await owned()];
  for (const { id } of stolen) await reported(id);
  const rare = await owned();
  const { key } = await reported(rare.id, { reason: 'insult' });
  platform.clock.advance(5 * hour);
  for (const { id } of stolen) await decide(id, 'removed');
  await decide(rare.id, 'kept');
  await object(key);
  await answer(rare.id, false);
  await count();
  await count();
  expect(await transparencyOf(platform, undefined)).toMatchObject({
    year: 2026,
    years: [2026],
    listings: { offers: 4, demands: 0 },
    reports: {
      received: 4,
      byReason: [
        { name: 'Podezření na krádež', count: 3 },
        { name: 'Jiné důvody', count: 1 },
      ],
      byOutcome: [
        { name: 'Inzerát smazaný', count: 3 },
        { name: 'Obsah zůstal', count: 1 },
      ],
      medianHours: 6,
    },
    measures: { reported: 3, own: 0, detected: 0, byRule: [{ name: rule, count: 3 }] },
    objections: { fromAdvertisers: 0, fromReporters: 1, granted: 0, rejected: 1 },
  });
});

it('does not count demo listings, which nobody has published', async () => {
  const before = await transparencyOf(platform, undefined);
  const { viewer } = await owned();
  await platform.db
    .updateTable('advertisers')
    .set({ is_demo: true })
    .where('id', '=', viewer.advertiserId)
    .execute();
  await count();
  expect(await transparencyOf(platform, undefined)).toMatchObject({
    listings: 'listings' in before ? before.listings : undefined,
  });
});

it('keeps its counts when their rows are deleted', async () => {
  const before = await transparencyOf(platform, 2026);
  await platform.db.deleteFrom('reports').execute();
  await platform.db.deleteFrom('decisions').execute();
  await count();
  expect(await transparencyOf(platform, 2026)).toEqual({ ...before, countedUntil: expect.any(String) });
});

it('does not change a past year: later events count in their own', async () => {
  platform.clock.set(new Date('2026-12-31T22:59:00Z'));
  const { id } = await owned();
  await reported(id);
  platform.clock.set(new Date('2026-12-31T23:01:00Z'));
  await decide(id, 'removed');
  await count();
  expect(await transparencyOf(platform, 2026)).toMatchObject({
    years: [2027, 2026],
    reports: { received: 5 },
  });
  expect(await transparencyOf(platform, undefined)).toMatchObject({
    year: 2027,
    listings: { offers: 0 },
    reports: { received: 0, byOutcome: [{ name: 'Inzerát smazaný', count: 1 }] },
  });
  expect(await transparencyOf(platform, 2020)).toEqual(refuse('not-found'));
});
