import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { accountCounts } from './db.ts';

function overviewRoutes({ db, clock }: Platform): Endpoint[] {
  return [implement(contract.getAccountOverview, (_, { viewer }) => accountCounts(db, viewer, clock.now()))];
}

export const overviewFeature: Feature = { contract, endpoints: overviewRoutes };
