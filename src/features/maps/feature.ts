import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readLocalities, readMap } from './search-map.ts';

function mapRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.searchMap, ({ query }) => readMap(platform, query)),
    implement(contract.listLocalities, () => readLocalities(platform.db)),
  ];
}

export const mapsFeature: Feature = { contract, endpoints: mapRoutes };
