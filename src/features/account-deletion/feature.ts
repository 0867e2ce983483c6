import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { downloadExport, makeExport, requestExport } from './make-export.ts';
import { cancelDeletion, deleteAccount, requestDeletion } from './delete-account.ts';
import * as contract from './contract.ts';
import { ownData } from './own-data.ts';
import { sweepDeletions } from './sweep.ts';

function accountDeletionRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getOwnData, (_, { viewer }) => ownData(platform, viewer.advertiserId)),
    implement(contract.requestExport, (_, { viewer }) => requestExport(platform, viewer)),
    implement(contract.downloadExport, ({ params }, { viewer }) =>
      downloadExport(platform, viewer, params.id),
    ),
    implement(contract.requestDeletion, (_, { viewer, tokenHash }) =>
      requestDeletion(platform, viewer, tokenHash),
    ),
    implement(contract.cancelDeletion, (_, { viewer }) => cancelDeletion(platform, viewer)),
  ];
}

export function accountDeletionJobs(platform: Platform) {
  return {
    'export-account': ({ exportId }) => makeExport(platform, exportId),
    'leave-account': ({ advertiserId }) => deleteAccount(platform, advertiserId),
  } satisfies JobHandlers;
}

function accountDeletionSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-leaving', cron: '47 * * * *', run: () => sweepDeletions(platform) }];
}

export const accountDeletionFeature: Feature = {
  contract,
  endpoints: accountDeletionRoutes,
  jobs: accountDeletionJobs,
  schedule: accountDeletionSchedule,
};
