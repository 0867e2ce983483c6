import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBuildId } from './build-id.ts';
import { collectOptions } from './collect.ts';
import { type Options, getOptions } from './contract.ts';

export function optionsRoutes(platform: Platform): Endpoint[] {
  let collected: Options | undefined;
  return [
    implement(getOptions, async () => (collected ??= collectOptions(platform.config, await readBuildId()))),
  ];
}
