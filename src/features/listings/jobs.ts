import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { settleAllCards } from './cards.ts';
import { expireBefore } from './db.ts';
import { forgetLettersBefore } from './renewal/db.ts';
import { warnOfEnds } from './renewal/warn.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const day = 86_400_000;
/** So long the key of an old letter can still renew. */
const keyDays = 90;

export function listingSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'expire-listings', cron: '*/10 * * * *', run: () => expireListings(platform) },
    { name: 'settle-cards', cron: '5,15,25,35,45,55 * * * *', run: () => settleAllCards(platform) },
    { name: 'warn-of-ends', cron: '20 * * * *', run: () => warnOfEnds(platform) },
    { name: 'sweep-renewal-letters', cron: '41 3 * * *', run: () => sweepRenewalLetters(platform) },
    { name: 'sweep-drafts', cron: '37 * * * *', run: () => sweepDrafts(platform) },
  ];
}

/** Takes out of the lists what has been shown for its 60 days. */
export async function expireListings({ db, clock }: Platform): Promise<void> {
  await expireBefore(db, clock.now());
}

async function sweepRenewalLetters({ db, clock }: Platform): Promise<void> {
  await forgetLettersBefore(db, new Date(clock.now().getTime() - keyDays * day));
}
