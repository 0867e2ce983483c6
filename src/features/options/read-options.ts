import type { Config } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBuildId } from './build-id.ts';
import { collectOptions } from './collect.ts';
import type { Options } from './contract.ts';

const collected = new WeakMap<Config, Promise<Options>>();

/** The options as `GET /data` gives them; collected once. */
export function readOptions({ config }: Pick<Platform, 'config'>): Promise<Options> {
  const known = collected.get(config);
  if (known) return known;
  const fresh = readBuildId().then((buildId) => collectOptions(config, buildId));
  collected.set(config, fresh);
  return fresh;
}
