import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { accountCounts } from './db.ts';

export function overviewRoutes({ db, clock }: Platform): Endpoint[] {
  return [implement(contract.getAccountOverview, (_, { viewer }) => accountCounts(db, viewer, clock.now()))];
}
