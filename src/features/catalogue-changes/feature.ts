import type { Feature } from '../feature.ts';
import { rereadListings } from './reread.ts';

/** What admins have changed of catalogue.json, as every process knows it. */
export const catalogueChangesFeature: Feature = {
  jobs: (platform) => ({ 'reread-listings': () => rereadListings(platform) }),
};
