import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import { countReferral } from './referral.ts';

/** Publishing queues the counting in its own transaction, so that no crash in between loses it. */
export const referralJobs = (platform: Platform) =>
  ({ 'count-referral': (invited) => countReferral(platform, invited) }) satisfies JobHandlers;
