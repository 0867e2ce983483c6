import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { blockAccount, releaseAccount } from './block.ts';
import * as contract from './contract.ts';
import * as blockEmails from './mail/block-emails.ts';
import { findAccount } from './find-account.ts';

function blockingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.findAccount, ({ query }) => findAccount(platform, query.q)),
    implement(contract.blockAccount, ({ params, body }, { viewer }) =>
      blockAccount(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.releaseAccount, ({ params, body }, { viewer }) =>
      releaseAccount(platform, viewer, { ...params, ...body }),
    ),
  ];
}

export const blockingFeature: Feature = { contract, endpoints: blockingRoutes, emails: [blockEmails] };
