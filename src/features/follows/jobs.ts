import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { deleteKeysBefore } from './db.ts';
import { notifyFollowers } from './notify.ts';

const day = 86_400_000;
/** So long an old email can still end the following. */
const keyDays = 400;

export function followSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'notify-followers', cron: '* * * * *', run: () => notifyFollowers(platform) },
    { name: 'sweep-follow-keys', cron: '27 3 * * *', run: () => sweepKeys(platform) },
  ];
}

async function sweepKeys({ db, clock }: Platform): Promise<void> {
  await deleteKeysBefore(db, new Date(clock.now().getTime() - keyDays * day));
}
