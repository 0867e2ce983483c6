import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { closeDueLists } from './close-list.ts';
import { drawDueRounds } from './draw.ts';
import { forgetOldRounds } from './forget.ts';
import { passOnDuePrizes } from './pass-on.ts';

/** Each step is one transaction that asks again what is due, so a kill in between is made good by the next minute. */
export function lotterySchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'run-lottery', cron: '* * * * *', run: () => runLottery(platform) },
    { name: 'forget-lottery', cron: '17 3 * * *', run: () => forgetOldRounds(platform) },
  ];
}

export async function runLottery(platform: Platform): Promise<void> {
  await closeDueLists(platform);
  await drawDueRounds(platform);
  await passOnDuePrizes(platform);
}
