import { implement } from '../../contract/endpoint.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readLanding } from './read-landing.ts';

/** Pages for what people type into a search engine: a brand's sticks, sticks of a region, a line in a size. */
export const landingsFeature: Feature = {
  contract,
  endpoints: (platform) => [implement(contract.getLanding, ({ query }) => readLanding(platform, query))],
};
