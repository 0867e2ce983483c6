import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { forgetKeysBefore } from './notes/db.ts';
import { tellNews } from './notes/tell.ts';

const day = 86_400_000;
/** So long an old letter can still turn the notes off. */
const keyDays = 400;

export function favouriteSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'tell-favourite-news', cron: '* * * * *', run: () => tellNews(platform) },
    { name: 'sweep-favourite-keys', cron: '23 3 * * *', run: () => sweepKeys(platform) },
  ];
}

async function sweepKeys({ db, clock }: Platform): Promise<void> {
  await forgetKeysBefore(db, new Date(clock.now().getTime() - keyDays * day));
}
