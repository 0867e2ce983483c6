import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { deleteActionsBefore, lastActions } from './db.ts';

function auditRoutes({ db }: Platform): Endpoint[] {
  return [
    implement(contract.listAdminActions, async ({ query }) => {
      const actions = await lastActions(db, { subject: query.subject, atMost: contract.actionsShown });
      return actions.map(({ name, slug, doneAt, ...action }) => ({
        ...action,
        name: name ?? undefined,
        slug: slug ?? undefined,
        doneAt: doneAt.toISOString(),
      }));
    }),
  ];
}

/** What admins did stays as long as „Zpracování osobních údajů“ says: 24 months. */
const retentionDays = 730;

function auditSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-admin-actions', cron: '47 2 * * *', run: () => sweepActions(platform) }];
}

export async function sweepActions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteActionsBefore(db, new Date(clock.now().getTime() - retentionDays * 86_400_000));
}

export const auditFeature: Feature = { contract, endpoints: auditRoutes, schedule: auditSchedule };
