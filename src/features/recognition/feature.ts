import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { recognizeListing } from './recognize-listing.ts';

function recognitionRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.recognizeListing, ({ body }) => recognizeListing(platform, body))];
}

export const recognitionFeature: Feature = { contract, endpoints: recognitionRoutes };
