import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { sweepAnswers } from './db.ts';
import { findCompany, cacheTtlMs } from './find-company.ts';

function companyRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getCompany, ({ params }, { viewer }) =>
      findCompany(platform, { companyId: params.companyId, advertiserId: viewer.advertiserId }),
    ),
  ];
}

const companySchedule = ({ db, clock }: Platform): ScheduledWork[] => [
  {
    name: 'sweep-companies',
    cron: '23 4 * * *',
    run: () => sweepAnswers(db, new Date(clock.now().getTime() - cacheTtlMs)),
  },
];

export const companiesFeature: Feature = { contract, endpoints: companyRoutes, schedule: companySchedule };
