import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { getShareKit as getShareKitOperation } from './contract.ts';
import { getShareKit } from './share-kit.ts';

export function sharingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(getShareKitOperation, ({ params }, { viewer }) => getShareKit(platform, viewer, params.id)),
  ];
}
