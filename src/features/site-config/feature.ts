import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readSiteConfig } from './read-site-config.ts';

function siteConfigRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getSiteConfig, () => readSiteConfig(platform))];
}

export const siteConfigFeature: Feature = { contract, endpoints: siteConfigRoutes };
