import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { countReferral, getReferral } from './referral.ts';

function referralRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getReferral, (_, { viewer }) => getReferral(platform, viewer))];
}

/** Publishing queues the counting in its own transaction, so that no crash in between loses it. */
export const referralJobs = (platform: Platform) =>
  ({ 'count-referral': (invited) => countReferral(platform, invited) }) satisfies JobHandlers;

export const referralsFeature: Feature = { contract, endpoints: referralRoutes, jobs: referralJobs };
