import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { agreeToSwapRing, leaveSwapRing } from './answer.ts';
import * as contract from './contract.ts';
import { deleteEndedBefore } from './db.ts';
import * as swapRingEmails from './mail/swap-ring-emails.ts';
import { updateSwapRings } from './propose.ts';
import { listSwapRings } from './show.ts';

function swapRingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listSwapRings, (_, { viewer }) => listSwapRings(platform, viewer)),
    implement(contract.agreeToSwapRing, ({ params }, { viewer }) =>
      agreeToSwapRing(platform, viewer, params.id),
    ),
    implement(contract.leaveSwapRing, ({ params }, { viewer }) => leaveSwapRing(platform, viewer, params.id)),
  ];
}

export function swapRingSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'tend-swap-rings', cron: '* * * * *', run: () => updateSwapRings(platform) },
    {
      name: 'sweep-swap-rings',
      cron: '37 3 * * *',
      run: () => sweep(platform),
    },
  ];
}

async function sweep({ db, clock }: Platform): Promise<void> {
  await deleteEndedBefore(db, retainedSince(retention.swapRings, clock.now()));
}

export const swapRingsFeature: Feature = {
  contract,
  endpoints: swapRingRoutes,
  schedule: swapRingSchedule,
  emails: [swapRingEmails],
};
