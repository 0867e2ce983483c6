import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { notifyOfOutgrown } from './notify.ts';
import { addReminder, changeReminder, ownReminder } from './remind.ts';

const platform = await testPlatform();
const parent = await newAdvertiser(platform);
const start = new Date('2026-11-27T10:00:00Z');

/** Simulates a crash while queueing an email: the transaction is rolled back. */
const dyingQueue: Queue = { add: () => Promise.reject(new Error('killed')) };

const steps = {
  run: () => notifyOfOutgrown(platform),
  'run, killed': () => notifyOfOutgrown({ ...platform, queue: dyingQueue }).catch(() => undefined),
  'three run': () => Promise.all([1, 2, 3].map(() => notifyOfOutgrown(platform))),
  'a month later': async () => {
    const time = platform.clock.now();
    platform.clock.set(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1, 6, 31)));
  },
};
type Step = keyof typeof steps;
const step = fc.constantFrom<Step>('run', 'run, killed', 'three run', 'a month later', 'a month later');

test('each reminder is sent exactly once and never before its month, with crashes and concurrent runs in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (order) => {
      platform.clock.set(start);
      platform.emails.length = 0;
      await platform.db.deleteFrom('size_reminders').execute();
      const months = new Map<string, string>();
      for (const [size, month] of [
        ['30', '2026-12'],
        ['32', '2027-02'],
        ['34', '2027-09'],
      ] as const) {
        const { id } = given(await addReminder(platform, parent, { category: 'boty', size }));
        await changeReminder(platform, ownReminder(parent, id), month);
        months.set(`EU ${size}`, month);
      }
      const sent: { size: string; month: string }[] = [];
      const collect = async () => {
        await platform.runJobs();
        const month = platform.clock.now().toISOString().slice(0, 7);
        for (const { subject } of platform.emails.splice(0))
          sent.push({ size: /EU \d+/.exec(subject)?.[0] ?? '', month });
      };
      for (const name of order) {
        await steps[name]();
        await collect();
      }
      platform.clock.set(new Date('2027-12-01T06:31:00Z'));
      await notifyOfOutgrown(platform);
      await collect();
      expect(sent.map(({ size }) => size).toSorted()).toEqual([...months.keys()]);
      for (const { size, month } of sent) expect(month >= (months.get(size) ?? '')).toBe(true);
    }),
    { numRuns: 15 },
  );
}, 60_000);
