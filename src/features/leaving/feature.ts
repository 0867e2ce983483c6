import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import type { Feature } from '../feature.ts';
import { askExport } from './ask-export.ts';
import { askToLeave } from './ask-to-leave.ts';
import { changeMind } from './change-mind.ts';
import * as contract from './contract.ts';
import { downloadExport } from './download-export.ts';
import { leave } from './leave.ts';
import { makeExport } from './make-export.ts';
import { ownData } from './own-data.ts';
import { sweepLeaving } from './sweep.ts';

function leavingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getOwnData, (_, { viewer }) => ownData(platform, viewer.advertiserId)),
    implement(contract.askExport, (_, { viewer }) => askExport(platform, viewer)),
    implement(contract.downloadExport, ({ params }, { viewer }) =>
      downloadExport(platform, viewer, params.id),
    ),
    implement(contract.askToLeave, (_, { viewer, tokenHash }) => askToLeave(platform, viewer, tokenHash)),
    implement(contract.changeMind, (_, { viewer }) => changeMind(platform, viewer)),
  ];
}

export function leavingJobs(platform: Platform) {
  return {
    'export-account': ({ exportId }) => makeExport(platform, exportId),
    'leave-account': ({ advertiserId }) => leave(platform, advertiserId),
  } satisfies JobHandlers;
}

function leavingSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-leaving', cron: '47 * * * *', run: () => sweepLeaving(platform) }];
}

export const leavingFeature: Feature = {
  contract,
  endpoints: leavingRoutes,
  jobs: leavingJobs,
  schedule: leavingSchedule,
};
