import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { paymentRetention, retainedSince } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as deletionEmails from './mail/deletion-emails.ts';
import {
  deleteExports,
  deleteOldOrders,
  deleteOldPayments,
  existingExports,
  overdueDeletions,
} from './db.ts';
import { cancelDeletion, deleteAccount, requestDeletion } from './delete-account.ts';
import { day, downloadExport, exportFolder, makeExport, requestExport } from './make-export.ts';
import { ownData } from './own-data.ts';

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
  emails: [deletionEmails],
  jobs: accountDeletionJobs,
  schedule: accountDeletionSchedule,
};

/**
 * Deletes expired archives, orphaned archive files, old orders and payments, and accounts whose deletion is
 * overdue.
 */
export async function sweepDeletions(platform: Platform): Promise<void> {
  const { config, db, clock, storage } = platform;
  const now = clock.now();
  await deleteExports(db, now);
  const young = new Date(now.getTime() - day);
  for await (const { key, writtenAt } of storage.list(exportFolder)) {
    const id = /([0-9a-f-]{36})\.zip$/.exec(key)?.[1];
    const needed = id !== undefined && (await existingExports(db, [id])).has(id);
    // Recent files may still be being written.
    if (!needed && writtenAt < young) await storage.delete(key);
  }
  const paidBefore = new Date(Date.UTC(retainedSince(paymentRetention(config), now).getUTCFullYear(), 0));
  await deleteOldOrders(db, paidBefore);
  await deleteOldPayments(db, paidBefore);
  for (const advertiserId of await overdueDeletions(db, now)) await deleteAccount(platform, advertiserId);
}
