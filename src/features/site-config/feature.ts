import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { isLoopbackUrl } from '../../platform/loopback.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Choice } from '../catalogue/contract.ts';
import {
  allBrands,
  categories,
  conditionsOf,
  madeOfCatalogue,
  mergedValues,
  priceTypeChoices,
  wearsOf,
} from '../catalogue/index.ts';
import type { Feature } from '../feature.ts';
import { descriptionLength, draftDays, listingDays, priceCzk, titleLength } from '../listings/contract.ts';
import { photoMaxBytes, photosPerAlbum, photosPerUpload } from '../media/contract.ts';
import { cachedLevels } from '../memberships/index.ts';
import { allRegions } from '../places/index.ts';
import { searchMinLength } from '../search/contract.ts';
import * as contract from './contract.ts';
import type { Options } from './contract.ts';

const labels = (choices: readonly Choice[]) => choices.map(({ id, label }) => ({ id, label }));

/** What does not change while the process runs, but for the catalogue. */
type FixedSiteConfig = Omit<Options, 'membershipLevels'>;

/** Collects the constant data from features and settings. */
export function collectSiteConfig(config: Config, buildId: string): FixedSiteConfig {
  const readsOutbox =
    config.env === 'development' && config.smtpUrl === undefined && isLoopbackUrl(config.appUrl);
  return {
    categories: [...categories()],
    brands: allBrands().map(({ slug, name }) => ({ slug, name })),
    merged: [...mergedValues()],
    conditions: labels(conditionsOf('')),
    wears: labels(wearsOf('')),
    priceTypes: labels(priceTypeChoices()),
    regions: allRegions().map(({ code, name }) => ({ code, name })),
    limits: {
      photosPerUpload,
      photosPerListing: photosPerAlbum,
      photoMaxBytes,
      searchMinLength,
      titleMin: titleLength.min,
      titleMax: titleLength.max,
      descriptionMin: descriptionLength.min,
      descriptionMax: descriptionLength.max,
      priceMax: priceCzk.max,
      listingDays,
      draftDays,
    },
    contact: { email: config.contactEmail },
    operator: config.operator,
    social: config.social,
    ...(readsOutbox ? { outboxUrl: `${config.appUrl}/posta` } : {}),
    buildId,
  };
}

const builtPages = new URL('../../../build/server/index.js', import.meta.url);

/**
 * Changes with every build of the pages, so that an open page detects a new version; `development` without a build.
 */
async function readBuildId(): Promise<string> {
  const built = await readFile(builtPages).catch(() => undefined);
  return built ? createHash('sha256').update(built).digest('hex').slice(0, 12) : 'development';
}

const collected = madeOfCatalogue(() => new WeakMap<Config, Promise<FixedSiteConfig>>());

/** The response of `GET /data`: the constant data, and what an admin can change. */
export async function readSiteConfig(platform: Pick<Platform, 'config' | 'db' | 'clock'>): Promise<Options> {
  const [fixed, membershipLevels] = await Promise.all([fixedSiteConfig(platform), cachedLevels(platform)]);
  return { ...fixed, membershipLevels };
}

function fixedSiteConfig({ config }: Pick<Platform, 'config'>): Promise<FixedSiteConfig> {
  const cached = collected().get(config);
  if (cached) return cached;
  const fresh = readBuildId().then((buildId) => collectSiteConfig(config, buildId));
  collected().set(config, fresh);
  return fresh;
}

function siteConfigRoutes(platform: Platform): Endpoint[] {
  return [implement(contract.getSiteConfig, () => readSiteConfig(platform))];
}

export const siteConfigFeature: Feature = { contract, endpoints: siteConfigRoutes };
