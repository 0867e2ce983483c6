import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { deleteOldMessages } from './conversations/db-change.ts';

/** Messages stay as long as „Zpracování osobních údajů“ says: twelve months. */
const keptDays = 365;

export function contactSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-messages', cron: '37 2 * * *', run: () => sweepMessages(platform) }];
}

export async function sweepMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldMessages(db, new Date(clock.now().getTime() - keptDays * 86_400_000));
}
