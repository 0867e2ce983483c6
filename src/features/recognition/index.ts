import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import * as contract from './contract.ts';
import { recognizeListing } from './recognize-listing.ts';

export function recognitionRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.recognizeListing, ({ body }) => recognizeListing(platform, body))];
}
