import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { deleteOldMessages } from './conversations/db-change.ts';
import { deleteOperatorMessagesBefore } from './db-operator.ts';

/** As long as „Zpracování osobních údajů“ says: between people twelve months, to the operator 24. */
const keptDays = { betweenPeople: 365, toOperator: 730 } as const;

export function contactSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-messages', cron: '37 2 * * *', run: () => sweepMessages(platform) }];
}

export async function sweepMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await deleteOldMessages(db, ago(keptDays.betweenPeople));
  await deleteOperatorMessagesBefore(db, ago(keptDays.toOperator));
}
