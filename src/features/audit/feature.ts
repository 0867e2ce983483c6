import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { actorsOf, deleteActionsBefore, lastActions } from './db.ts';
import { logExport } from './list-export.ts';

const actionViews = (actions: Awaited<ReturnType<typeof lastActions>>): contract.AdminAction[] =>
  actions.map(({ name, slug, doneAt, ...action }) => ({
    ...action,
    name: name ?? undefined,
    slug: slug ?? undefined,
    doneAt: doneAt.toISOString(),
  }));

function auditRoutes({ db }: Platform): Endpoint[] {
  return [
    implement(contract.listAdminActions, async ({ query }, { viewer }) => {
      const { subject } = query;
      const among = viewer.admin ? undefined : contract.moderatedSubjects;
      if (subject !== undefined && among?.every((each) => !subject.startsWith(each)))
        return refuse('not-allowed');
      return actionViews(await lastActions(db, { ...query, among, atMost: contract.actionsShown }));
    }),
    implement(contract.listAdminActors, (_, { viewer }) =>
      actorsOf(db, viewer.admin ? undefined : contract.moderatedSubjects),
    ),
    implement(contract.listAccountActions, async ({ params: { id } }) =>
      actionViews(await lastActions(db, { account: id, atMost: contract.actionsShown })),
    ),
  ];
}

function auditSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-admin-actions', cron: '47 2 * * *', run: () => sweepActions(platform) }];
}

async function sweepActions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteActionsBefore(db, retainedSince(retention.adminActions, clock.now()));
}

export const auditFeature: Feature = {
  contract,
  endpoints: auditRoutes,
  lists: [logExport],
  schedule: auditSchedule,
};
