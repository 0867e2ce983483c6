import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { leave } from './leave.ts';
import { makeExport } from './make-export.ts';
import { sweepLeaving } from './sweep.ts';

export function leavingJobs(platform: Platform) {
  return {
    'export-account': ({ exportId }) => makeExport(platform, exportId),
    'leave-account': ({ advertiserId }) => leave(platform, advertiserId),
  } satisfies JobHandlers;
}

export function leavingSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-leaving', cron: '47 * * * *', run: () => sweepLeaving(platform) }];
}
