import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { putRule, removeRule } from './change-rules.ts';
import * as contract from './contract.ts';
import { cachedRules } from './cached-rules.ts';

function redirectRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listRedirects, () => cachedRules(platform)),
    implement(contract.putRedirect, ({ body }, { viewer }) => putRule(platform, viewer, body)),
    implement(contract.removeRedirect, ({ body }, { viewer }) => removeRule(platform, viewer, body)),
  ];
}

export const redirectsFeature: Feature = { contract, endpoints: redirectRoutes };
