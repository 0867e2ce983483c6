import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { countAdminWork, getAdminStatistics } from './admin.ts';
import * as contract from './contract.ts';
import { accountCounts } from './db.ts';

function overviewRoutes(platform: Platform): Endpoint[] {
  const { db, clock } = platform;
  return [
    implement(contract.getAccountOverview, (_, { viewer }) => accountCounts(db, viewer, clock.now())),
    implement(contract.countAdminWork, (_, { viewer }) => countAdminWork(platform, viewer)),
    implement(contract.getAdminStatistics, () => getAdminStatistics(platform)),
  ];
}

export const overviewFeature: Feature = { contract, endpoints: overviewRoutes };
