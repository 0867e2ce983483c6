import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { getReferral } from './referral.ts';

export function referralRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getReferral, (_, { viewer }) => getReferral(platform, viewer))];
}
