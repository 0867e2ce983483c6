import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { filterLive } from './db.ts';

function seoSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-covers', cron: '43 3 * * *', run: () => sweepCovers(platform) }];
}

export const seoFeature: Feature = { schedule: seoSchedule };

const batch = 1_000;

/** Deletes covers of listings that are no longer live. */
export async function sweepCovers({ db, storage }: Pick<Platform, 'db' | 'storage'>): Promise<void> {
  let keys = new Map<string, number>();
  for await (const { key } of storage.list('covers')) {
    keys.set(key, Number(key.split('/')[1]));
    if (keys.size < batch) continue;
    await sweep(keys);
    keys = new Map();
  }
  await sweep(keys);

  async function sweep(found: ReadonlyMap<string, number>): Promise<void> {
    const living = await filterLive(db, [...new Set(found.values())].filter(Number.isSafeInteger));
    for (const [key, id] of found) if (!living.has(id)) await storage.delete(key);
  }
}
