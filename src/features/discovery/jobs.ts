import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { sweepCovers } from './covers/sweep.ts';

export function discoverySchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-covers', cron: '41 3 * * *', run: () => sweepCovers(platform) }];
}
