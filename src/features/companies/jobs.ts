import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { sweepAnswers } from './db.ts';
import { keptMs } from './find-company.ts';

export const companySchedule = ({ db, clock }: Platform): ScheduledWork[] => [
  {
    name: 'sweep-companies',
    cron: '23 4 * * *',
    run: () => sweepAnswers(db, new Date(clock.now().getTime() - keptMs)),
  },
];
