import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import { cachedLevels } from '../memberships/index.ts';
import { collectSiteConfig, type FixedSiteConfig } from './collect-site-config.ts';
import type { Options } from './contract.ts';

const builtPages = new URL('../../../build/server/index.js', import.meta.url);

/** Changes whenever the built pages do, so that an open page notices a new version; `development` without a build. */
async function readBuildId(): Promise<string> {
  const built = await readFile(builtPages).catch(() => undefined);
  return built ? createHash('sha256').update(built).digest('hex').slice(0, 12) : 'development';
}

const collected = new WeakMap<Config, Promise<FixedSiteConfig>>();

/** The options as `GET /data` gives them: what an admin may change, beside what is collected once. */
export async function readSiteConfig(platform: Pick<Platform, 'config' | 'db' | 'clock'>): Promise<Options> {
  const [fixed, membershipLevels] = await Promise.all([fixedSiteConfig(platform), cachedLevels(platform)]);
  return { ...fixed, membershipLevels };
}

function fixedSiteConfig({ config }: Pick<Platform, 'config'>): Promise<FixedSiteConfig> {
  const cached = collected.get(config);
  if (cached) return cached;
  const fresh = readBuildId().then((buildId) => collectSiteConfig(config, buildId));
  collected.set(config, fresh);
  return fresh;
}
