import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { sweepChanges } from './feed/follow.ts';

export function searchSchedule({ db, clock }: Pick<Platform, 'db' | 'clock'>): ScheduledWork[] {
  return [{ name: 'sweep-listing-changes', cron: '23 * * * *', run: () => sweepChanges(db, clock.now()) }];
}
