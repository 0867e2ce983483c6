import type { Config } from '../../config.ts';
import { isLoopbackUrl } from '../../platform/loopback.ts';
import { allBrands, categories, conditionsOf, priceTypeChoices, wearsOf } from '../catalogue/index.ts';
import type { Choice } from '../catalogue/contract.ts';
import { descriptionLength, draftDays, listingDays, priceCzk, titleLength } from '../listings/contract.ts';
import { photoMaxBytes, photosPerAlbum, photosPerUpload } from '../media/contract.ts';
import { allRegions } from '../places/index.ts';
import { searchMinLength } from '../search/contract.ts';
import type { Options } from './contract.ts';

const labels = (choices: readonly Choice[]) => choices.map(({ id, label }) => ({ id, label }));

/** What does not change while the process runs. */
export type FixedSiteConfig = Omit<Options, 'membershipLevels'>;

/** Gathers what the features and the settings say. */
export function collectSiteConfig(config: Config, buildId: string): FixedSiteConfig {
  const readsOutbox =
    config.env === 'development' && config.smtpUrl === undefined && isLoopbackUrl(config.appUrl);
  return {
    categories: [...categories()],
    brands: allBrands().map(({ slug, name }) => ({ slug, name })),
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
