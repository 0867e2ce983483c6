import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { sweepCovers } from './covers/sweep.ts';

function seoSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-covers', cron: '41 3 * * *', run: () => sweepCovers(platform) }];
}

export const seoFeature: Feature = { schedule: seoSchedule };
