import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { processPhoto } from './process-photo.ts';
import { sweepMedia } from './sweep.ts';

export function mediaJobs(platform: Platform) {
  return {
    'process-photo': ({ photoId }) => processPhoto(platform, photoId),
  } satisfies JobHandlers;
}

export function mediaSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-media', cron: '17 * * * *', run: () => sweepMedia(platform) }];
}
