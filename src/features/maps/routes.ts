import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLocalities, searchMap } from './contract.ts';
import { readLocalities } from './localities.ts';
import { readMap } from './search-map.ts';

export function mapRoutes(platform: Platform): Endpoint[] {
  return [
    implement(searchMap, ({ query }) => readMap(platform, query)),
    implement(listLocalities, () => readLocalities(platform.db)),
  ];
}
