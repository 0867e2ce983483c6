import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { confirmDays } from './contract.ts';
import { sweep } from './db.ts';
import { lookForAll } from './look.ts';
import { day } from './policy.ts';
import { tellAll } from './tell.ts';

/** So long an old letter can still end its watch. */
const keyDays = 400;

export function watchSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'tell-watches', cron: '* * * * *', run: () => lookAndTell(platform) },
    { name: 'sweep-watches', cron: '17 3 * * *', run: () => sweepWatches(platform) },
  ];
}

/** Looks first, so that what has just been published is told in the same minute. */
async function lookAndTell(platform: Platform): Promise<void> {
  await lookForAll(platform);
  await tellAll(platform);
}

async function sweepWatches({ db, clock }: Platform): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await sweep(db, { unconfirmed: ago(confirmDays * day), keys: ago(keyDays * day) });
}
