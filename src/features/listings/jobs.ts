import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { expireBefore } from './db.ts';
import { sweepDrafts } from './sweep-drafts.ts';

export function listingSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'expire-listings', cron: '*/10 * * * *', run: () => expireListings(platform) },
    { name: 'sweep-drafts', cron: '37 * * * *', run: () => sweepDrafts(platform) },
  ];
}

/** Takes out of the lists what has been shown for its 60 days. */
export async function expireListings({ db, clock }: Platform): Promise<void> {
  await expireBefore(db, clock.now());
}
