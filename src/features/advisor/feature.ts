import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { advise } from './advise.ts';
import * as contract from './contract.ts';

const advisorRoutes = ({ clock }: Platform): Endpoint[] => [
  implement(contract.adviseStick, ({ query }) => advise(query, clock.now())),
];

export const advisorFeature: Feature = { contract, endpoints: advisorRoutes };
