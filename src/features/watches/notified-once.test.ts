import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { matchNewListings, notifyAll } from './match-listings.ts';
import { watchSearch } from './watch.ts';

const platform = await testPlatform();
await loadTowns(platform);
const seller = await newAdvertiser(platform, 10_000);

/** Simulates a crash while queueing an email: the transaction is rolled back. */
const dyingQueue: Queue = { add: () => Promise.reject(new Error('killed')) };

/** Matches processed listings again, as after a crash before they were deleted from the queue. */
async function matchAgain(): Promise<void> {
  await matchNewListings(platform);
  const ids = await platform.db.selectFrom('listings').select('id as listing_id').execute();
  if (ids.length > 0) await platform.db.insertInto('watch_news').values(ids).execute();
}

const steps = {
  publish: async (count: number) => {
    platform.clock.advance(1_000);
    await addListing(platform, seller, { values: { title: `Hůl číslo ${count}.` } });
  },
  look: () => matchNewListings(platform),
  'look, killed': matchAgain,
  'two look': () => Promise.all([matchNewListings(platform), matchNewListings(platform)]),
  notify: () => notifyAll(platform),
  'notify, killed': () => notifyAll({ ...platform, queue: dyingQueue }).catch(() => undefined),
  'two notify': () => Promise.all([notifyAll(platform), notifyAll(platform)]),
  later: async () => platform.clock.advance(9 * 3_600_000),
};
type Step = keyof typeof steps;
const step = fc.constantFrom<Step>(
  'publish',
  'publish',
  'look',
  'look, killed',
  'two look',
  'notify',
  'notify, killed',
  'two notify',
  'later',
);

test('every listing is announced exactly once in each watch, with crashes and concurrent runs in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (order) => {
      await platform.db.deleteFrom('watches').execute();
      await platform.db.deleteFrom('listings').execute();
      const [hasty, patient] = [await newAdvertiser(platform), await newAdvertiser(platform)];
      const search = 'category=florbalky';
      await watchSearch(platform, hasty, { search, frequency: 'at-once' });
      await watchSearch(platform, patient, { search, frequency: 'daily' });
      let published = 0;
      for (const name of order) {
        if (name === 'publish') published += 1;
        await steps[name](published);
      }
      await matchNewListings(platform);
      platform.clock.advance(2 * 86_400_000);
      await notifyAll(platform);
      await platform.runJobs();
      const expected = Array.from({ length: published }, (_, index) => index + 1);
      for (const { email } of [hasty, patient]) {
        const notified = platform.emails
          .filter(({ to }) => to === email)
          .flatMap(({ text }) =>
            [...text.matchAll(/Hůl číslo (\d+)\./g)].map(([, number]) => Number(number)),
          );
        expect(notified.toSorted((a, b) => a - b)).toEqual(expected);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
