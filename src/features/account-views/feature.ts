import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { accountViews, currentAccountView, endAccountView, startAccountView } from './view-account.ts';

function accountViewRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.startAccountView, ({ params, body }, call) =>
      startAccountView(platform, call, { ...params, ...body }),
    ),
    implement(contract.getAccountView, (_, call) => currentAccountView(platform, call)),
    implement(contract.endAccountView, (_, call) => endAccountView(platform, call)),
    implement(contract.listAccountViews, (_, call) => accountViews(platform, call)),
  ];
}

export const accountViewsFeature: Feature = { contract, endpoints: accountViewRoutes };
