import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOptions } from './contract.ts';
import { readOptions } from './read-options.ts';

export function optionsRoutes(platform: Platform): Endpoint[] {
  return [implement(getOptions, () => readOptions(platform))];
}
