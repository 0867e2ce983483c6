import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCompany } from './contract.ts';
import { findCompany } from './find-company.ts';

export function companyRoutes(platform: Platform): Endpoint[] {
  return [
    implement(getCompany, ({ params }, { viewer }) =>
      findCompany(platform, { companyId: params.companyId, advertiserId: viewer.advertiserId }),
    ),
  ];
}
