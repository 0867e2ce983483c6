import type { Config } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownLevels } from '../memberships/index.ts';
import { readBuildId } from './build-id.ts';
import { collectOptions, type FixedOptions } from './collect.ts';
import type { Options } from './contract.ts';

const collected = new WeakMap<Config, Promise<FixedOptions>>();

/** The options as `GET /data` gives them: what an admin may change, beside what is collected once. */
export async function readOptions(platform: Pick<Platform, 'config' | 'db' | 'clock'>): Promise<Options> {
  const [fixed, membershipLevels] = await Promise.all([fixedOptions(platform), knownLevels(platform)]);
  return { ...fixed, membershipLevels };
}

function fixedOptions({ config }: Pick<Platform, 'config'>): Promise<FixedOptions> {
  const known = collected.get(config);
  if (known) return known;
  const fresh = readBuildId().then((buildId) => collectOptions(config, buildId));
  collected.set(config, fresh);
  return fresh;
}
