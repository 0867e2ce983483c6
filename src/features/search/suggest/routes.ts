import { type Endpoint, implement } from '../../../contract/endpoint.ts';
import type { Platform } from '../../../platform/platform.ts';
import { suggestSearch } from './contract.ts';
import { suggestFor } from './suggest.ts';

export function suggestRoutes(platform: Platform): Endpoint[] {
  return [implement(suggestSearch, ({ query }) => suggestFor(platform, query.q))];
}
