import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Feature } from '../feature.ts';
import { advise } from './advise.ts';
import * as contract from './contract.ts';

const advisorRoutes = (): Endpoint[] => [implement(contract.adviseStick, ({ query }) => advise(query))];

export const advisorFeature: Feature = { contract, endpoints: advisorRoutes };
