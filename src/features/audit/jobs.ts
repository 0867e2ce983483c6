import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { deleteActionsBefore } from './db.ts';

/** What admins did stays as long as „Zpracování osobních údajů“ says: 24 months. */
const keptDays = 730;

export function auditSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-admin-actions', cron: '47 2 * * *', run: () => sweepActions(platform) }];
}

export async function sweepActions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteActionsBefore(db, new Date(clock.now().getTime() - keptDays * 86_400_000));
}
