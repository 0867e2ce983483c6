import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readOptions } from './read-options.ts';

function optionsRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getOptions, () => readOptions(platform))];
}

export const optionsFeature: Feature = { contract, endpoints: optionsRoutes };
