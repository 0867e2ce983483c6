import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { sweepProofs } from './db-proofs.ts';
import { proofKept } from './policy.ts';

export const profileSchedule = ({ db, clock }: Platform): ScheduledWork[] => [
  {
    name: 'sweep-contact-proofs',
    cron: '41 * * * *',
    run: () => sweepProofs(db, new Date(clock.now().getTime() - proofKept)),
  },
];
