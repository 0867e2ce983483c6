import { implement } from '../../contract/endpoint.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readLanding } from './read-landing.ts';

/** Pages for common search engine queries: sticks of a brand, sticks in a region, a product line in a size. */
export const landingsFeature: Feature = {
  contract,
  endpoints: (platform) => [implement(contract.getLanding, ({ query }) => readLanding(platform, query))],
};
