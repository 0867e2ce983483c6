import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { pushJobs } from './send.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

function pushRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getPushKey, async () => ({ key: platform.config.push?.publicKey })),
    implement(contract.startPush, ({ body }, { viewer, tokenHash }) =>
      subscribe(platform, viewer, { ...body, tokenHash }),
    ),
    implement(contract.endPush, ({ body }, { viewer }) => unsubscribe(platform, viewer, body.endpoint)),
  ];
}

export const pushFeature: Feature = { contract, endpoints: pushRoutes, jobs: pushJobs };
