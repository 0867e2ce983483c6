import { accountsSweep } from './features/accounts/index.ts';
import { auditSchedule } from './features/audit/index.ts';
import { companySchedule } from './features/companies/index.ts';
import { contactSchedule } from './features/contact/index.ts';
import { discoverySchedule } from './features/discovery/index.ts';
import { favouriteSchedule } from './features/favourites/index.ts';
import { followSchedule } from './features/follows/index.ts';
import { leavingJobs, leavingSchedule } from './features/leaving/index.ts';
import { listingSchedule } from './features/listings/index.ts';
import { mediaJobs, mediaSchedule } from './features/media/index.ts';
import { profileSchedule } from './features/profiles/index.ts';
import { lotterySchedule } from './features/lottery/index.ts';
import { membershipSchedule } from './features/memberships/index.ts';
import { watchSchedule } from './features/watches/index.ts';
import { newsletterJobs, newsletterSchedule } from './features/newsletter/index.ts';
import { pushJobs } from './features/push/index.ts';
import { referralJobs } from './features/referrals/index.ts';
import { searchSchedule } from './features/search/index.ts';
import { letterJob } from './platform/mail/letter-job.ts';
import { smsJob } from './platform/sms/sms-job.ts';
import type { Platform } from './platform/platform.ts';
import type { QueueWork } from './platform/queue/runner.ts';

/** All background work, feature by feature. */
export function jobsOf(platform: Platform): QueueWork {
  return {
    handlers: {
      ...letterJob(platform.mail),
      ...smsJob(platform.sms),
      ...mediaJobs(platform),
      ...pushJobs(platform),
      ...newsletterJobs(platform),
      ...leavingJobs(platform),
      ...referralJobs(platform),
    },
    schedule: [
      { name: 'sweep-accounts', cron: '7 * * * *', run: () => accountsSweep(platform) },
      ...companySchedule(platform),
      ...profileSchedule(platform),
      ...leavingSchedule(platform),
      ...mediaSchedule(platform),
      ...listingSchedule(platform),
      ...membershipSchedule(platform),
      ...lotterySchedule(platform),
      ...searchSchedule(platform),
      ...contactSchedule(platform),
      ...auditSchedule(platform),
      ...discoverySchedule(platform),
      ...favouriteSchedule(platform),
      ...followSchedule(platform),
      ...watchSchedule(platform),
      ...newsletterSchedule(platform),
    ],
  };
}
