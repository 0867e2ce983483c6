import { implement } from '../../contract/endpoint.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { readHome } from './read-home.ts';

export const homeFeature: Feature = {
  contract,
  endpoints: (platform) => [implement(contract.homePage, () => readHome(platform))],
};
