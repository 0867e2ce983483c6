import { implement } from '../../contract/endpoint.ts';
import type { Feature } from '../feature.ts';
import { buildKits } from './build.ts';
import * as contract from './contract.ts';

/** Builds a whole kit from several people's offers. */
export const kitsFeature: Feature = {
  contract,
  endpoints: (platform) => [
    implement(contract.buildKit, ({ query }, { viewer }) => buildKits(platform, query, viewer?.advertiserId)),
  ],
};
