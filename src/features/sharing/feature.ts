import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { getShareKit } from './share-kit.ts';

function sharingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getShareKit, ({ params }, { viewer }) => getShareKit(platform, viewer, params.id)),
  ];
}

export const sharingFeature: Feature = { contract, endpoints: sharingRoutes };
